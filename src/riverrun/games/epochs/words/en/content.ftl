### What the laboratory and packs of Epochs are told when content cannot be played. Owner is the id of a piece; keys and ids stay as packs write them.

## The whole box

ep-content-size =
    { $what ->
        [unit] There are { $count } units; there must be { $size } (EP-A65).
        [wonder] There are { $count } wonders; there must be { $size } (EP-A65).
        [invention] There are { $count } inventions; there must be { $size } (EP-A65).
        [civilization] There are { $count } civilizations; there must be { $size } (EP-A65).
        [government] There are { $count } forms of government; there must be { $size } (EP-A65).
       *[tile] There are { $count } tiles; there must be { $size } (EP-A65).
    }
ep-content-market =
    { $count ->
        [one] The market has 1 card of Epoch { $epoch }; there must be { $size } (EP-11.3).
       *[other] The market has { $count } cards of Epoch { $epoch }; there must be { $size } (EP-11.3).
    }
ep-content-copies =
    { $kind ->
        [basic] { $owner }: there are { $copies } copies of a basic unit, not { $given } (EP-A65).
        [market] { $owner }: there is { $copies } copy of a market unit, not { $given } (EP-A65).
        [unique] { $owner }: there is { $copies } copy of a unique unit, not { $given } (EP-A65).
       *[invention] { $owner }: there are { $copies } copies of an invention, not { $given } (EP-A65).
    }

## What players begin with

ep-content-start-unit = The unit ‘{ $unit }’ with which players begin is no unit of the box (EP-1.9).
ep-content-start-form = The form ‘{ $form }’ with which players begin is no form of the box (EP-1.9).
ep-content-start-cities = ‘cities’ of ‘start_board’ must be { $size }, as ‘{ $form }’ allows, not { $cities } (EP-6.7).

## Units

ep-content-basic-units =
    { $slot ->
        [main] Epoch { $epoch } has { $count } basic main units; it must have 1 (EP-1.3).
       *[support] Epoch { $epoch } has { $count } basic support units; it must have 1 (EP-1.3).
    }
ep-content-unit-cost = { $owner }: unique units have no printed cost, and all others have one (EP-6.6).
ep-content-unit-icons = { $owner }: ‘expenditure’ and ‘advantages’ are 1 to 9 each (EP-7.1, EP-8.2).
ep-content-groups = { $owner }: groups are of ‘sea’, of ‘plain’ and ‘desert’, or of ‘plain’, ‘forest’, ‘desert’ and ‘mountain’ (EP-A21).

## Inventions, civilizations, forms of government

ep-content-inventions = { $owner }: the inventions are { $names } of each epoch, in their order (EP-A65).
ep-content-abilities =
    { $count ->
        [one] { $owner }: it has 1 ability; it must have { $size } (EP-9.2).
       *[other] { $owner }: it has { $count } abilities; it must have { $size } (EP-9.2).
    }
ep-content-ability-epoch = { $owner }: an ability becomes available in Epoch I, II or III (EP-9.2).
ep-content-arrow = { $owner }: an arrow leads here from ‘{ $form }’, which is no form of the level below (EP-6.7).

## Effects

ep-content-effects = { $owner }: an ability has at most { $most } effects.
ep-content-type = { $owner }: ‘{ $verb }’ does not fit an ability of the type ‘{ $type }’.
ep-content-vp-condition = { $owner }: ‘vp’ asks for ‘government_level>=N’ or ‘not_warmonger_in_epoch:E’, not ‘{ $condition }’.
ep-content-resource = { $owner }: ‘res’ of ‘{ $verb }’ is ‘food’, ‘production’ or ‘science’.
ep-content-gains = { $owner }: ‘res’ of ‘{ $verb }’ says how many of what are gained.
ep-content-return-land = { $owner }: ‘may_return_land’ gains at most two kinds, and ‘not’ is ‘just_expanded’.
ep-content-action = { $owner }: ‘{ $verb }’ names no action ‘{ $action }’; there are: { LIST($known) }.
ep-content-count-as = { $owner }: ‘count_as’ is for ‘upgrade’, not for ‘{ $given }’.
ep-content-extra-after = { $owner }: ‘extra_action’ comes after an action, not after ‘{ $given }’; there are: { LIST($known) }.
ep-content-extra-may = { $owner }: ‘extra_action’ may not be ‘{ $given }’; it may be: { LIST($known, join: "or") }.
ep-content-extra-none = { $owner }: ‘extra_action’ needs actions in ‘may’.
ep-content-government = { $owner }: only a change of government has ‘ignore’ and ‘levels’.
ep-content-unique = { $owner }: ‘{ $unit }’ is no unique unit.
ep-content-count = { $owner }: ‘{ $per }’ counts nothing. There are: { LIST($known) }; ‘/N’ behind it counts every N as one.
ep-content-modify-per = { $owner }: ‘modify_per’ counts ‘land’, ‘city’ or ‘post’, not ‘{ $per }’.

## Effects that follow an event

ep-content-event = { $owner }: there is no event ‘{ $event }’; there are: { LIST($known) }.
ep-content-condition = { $owner }: ‘{ $condition }’ is no condition of an event.
ep-content-condition-event = { $owner }: the condition ‘{ $condition }’ does not go with the event ‘{ $event }’.
ep-content-do = { $owner }: ‘on’ needs effects in ‘do’.
ep-content-follow = { $owner }: ‘{ $verb }’ cannot follow an event.
ep-content-follow-may = { $owner }: ‘may’ follows only the event ‘invent’, since no action that an effect grants can cause it (EP-D16).
ep-content-follow-return = { $owner }: ‘may_return_land’ follows the event ‘expand’.

## Tiles

ep-content-marks =
    The tiles have { $marks } { $marks ->
        [one] mark
       *[other] marks
    } for { $tokens } tokens and { $camps } for { $barbarians } barbarians (EP-2.3).
ep-content-hexes = { $owner }: a tile has 4 hexes, not { $given } (EP-2.9).
ep-content-no-land = { $owner }: every tile has a hex that is neither sea nor a camp (EP-A10).
ep-content-sea = { $owner }: nothing is printed on sea (EP-2.7).
ep-content-features = { $owner }: a hex has at most one natural resource or token, and barbarians at most once (EP-2.3).
ep-content-back = { $owner }: its back shows the icon exactly if it holds a horse or iron (EP-2.4).

## Numbers of the rules

ep-content-price = ‘{ $field }’ is 0 to 20 of one resource that can be paid (EP-A66).
ep-content-start-resources = ‘start_resources’ are 0 to 60 each of ‘food’, ‘production’, ‘science’ and ‘gold’ (EP-1.9).
ep-content-first-expand = Nobody could pay the first Expand with ‘start_resources’ (EP-A10).
ep-content-each-epoch = ‘{ $field }’ has a number of 0 to 20 for each of the 3 epochs (EP-A66).
ep-content-art-award = ‘art_award’ has 0 to { $players } for each of the 3 epochs with { $players } players (EP-10.1).
ep-content-civilizations-dealt = ‘civilizations_dealt’ is 1 or 2, and 1 with 4 players (EP-1.8).
ep-content-feed-reward = ‘feed_reward’ has a reward for each of the 3 epochs (EP-10.3).
ep-content-war-benefits = ‘war_benefits’ are three, each at a difference of 1 to 99, the lowest first (EP-8.7).
ep-content-vp = ‘vp’ is 0 to 20 each for ‘culture’, ‘honor’, ‘land’ and ‘city’, and ‘gold_per_vp’ is at least 1 (EP-12.1).
ep-content-cubes = ‘start_board’ and ‘personal_supply’ hold ‘authority_max’ cubes together, at least 1 on the board (EP-5.2).
ep-content-cities = ‘start_board’ and ‘personal_supply’ hold 6 cities together (EP-1.9).
ep-content-posts = ‘start_board’ has ‘posts_per_player’ posts and ‘abilities_max’ ability cubes (EP-1.9).

## Boards, dice and tokens

ep-content-rows = The research track has { $rows } rows, not { $given } (EP-A65).
ep-content-row = A research row costs 0 to 60 science, and a reward is 0 to 99 (EP-6.4).
ep-content-two-players = The side for two players has 8 of the rows, in their order (EP-1.1).
ep-content-trade = The trading board has an income of 0 to 99 for each of 0 to 15 (EP-A56).
ep-content-art = Great works of art have 0 to 999 points for 0, 1 and up to 15 of them (EP-12.1).
ep-content-die = A die has 6 faces of 0 to 9 (EP-8.3).
ep-content-tokens = There are { $tokens } exploration tokens of 1 to 4 kinds (EP-2.6).
ep-content-token = An exploration token shows 1 to 20 of one thing (EP-2.6).
