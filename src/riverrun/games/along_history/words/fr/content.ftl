### Ce qu’Along History refuse dans un paquet de contenu, après ce que refuse tout jeu.

## Pioches

ah-content-deck = La pioche « { $age } » compte { $size } cartes, pas { $found } (AH-4).
ah-content-dealt = La pioche « { $age } » doit compter au moins { $least } cartes qui ne sont ni Calamités ni Merveilles, à distribuer au début (AH-8).
ah-content-moving = { $card } : une pioche compte au plus { $most } Calamités qui passent à un autre joueur (AH-102).
ah-content-name-twice = Le nom de carte « { $name } » sert deux fois ; chaque carte doit avoir le sien (AH-R3).
ah-content-failure-rows = Les listes « failure » comptent au plus { $most } lignes en tout, pas { $rows } (AH-42).
ah-content-reductions = Il y a au plus { $most } réductions, pas { $count } ; on les compte d’après les cartes qui coûtent moins cher (AH-96).

## Cartes

ah-content-copies = { $card } : il y a un seul exemplaire de chaque carte, pas { $copies } (AH-R3).
ah-content-bonuses = { $card } : une carte a au plus { $most } bonus, pas { $count } (AH-26).
ah-content-bonus = { $card } : un bonus donne de { $low } à { $high }, pas { $amount } (AH-26).
ah-content-gold-mixed = { $card } : aucune carte ne mêle l’or à d’autres bonus (AH-98).
ah-content-transmissible = { $card } : une Calamité dit si elle est « transmissible », et aucune autre carte ne le dit (AH-46).
ah-content-failure = { $card } : une Calamité a une liste « failure », et aucune autre carte n’en a (AH-42).
ah-content-linked-calamity = { $card } : une Calamité ne montre jamais le symbole des cartes liées (« linked »).
ah-content-unlinked = { $card } : cette carte est liée à une autre et montre donc le symbole : « linked = true ».
ah-content-wonder = { $card } : chaque Merveille porte une seule fois « gain_universal_resource », et aucune autre carte ne le porte (AH-31).
ah-content-general = { $card } : les Généraux sont des Personnages, et il n’y en a pas à la Préhistoire (AH-54).

## Effets, et ce que font les Calamités

ah-content-card-or-type = { $card } : « cost_reduction » demande « card » ou « type », un seul des deux (AH-96).
ah-content-other-deck = { $card } : « { $verb } » nomme « { $named } », qui n’est pas dans la même pioche.
ah-content-events-population = { $card } : « in_events_population » prend de 1 à 9 Population ; « amount » va donc de -9 à -1 et ne peut pas valoir { $amount } (AH-99).
ah-content-destroys = { $card } : un « destroy » détruit de { $low } à { $high } cartes, pas { $count } (AH-R15).
ah-content-moves-last = { $card } : « move_to_events_of » vient en dernier dans la liste « failure » (AH-42).
ah-content-spares = { $card } : à partir du premier « destroy_named », chaque « destroy » suit immédiatement un « destroy_named » (AH-101).

## Jetons

ah-content-counters = Il y a { $size } jetons, pas { $found } (AH-7).
ah-content-type-count = { $counter } : « type_count » nomme un « type », et aucune autre condition ne le fait (AH-67).
ah-content-bonus-count = { $counter } : seul « bonus_count » nomme un « bonus » (AH-67).
ah-content-few-counters =
    { $when ->
        [prehistory] La face { $side } a plus de cases de valeur { $value } qu’il n’y a de jetons de cette valeur à la Préhistoire : { $spaces } contre { $counters } (AH-7).
       *[always] La face { $side } a plus de cases de valeur { $value } qu’il n’y a de jetons de cette valeur : { $spaces } contre { $counters } (AH-7).
    }

## Le plateau

ah-content-sides = Le plateau a les faces A et B (AH-3).
ah-content-spaces = La face { $side } a au plus { $most } cases en plus de « start », chacune avec son propre id (AH-105).
ah-content-space-id = Face { $side }, case « { $space } » : l’id d’une case se compose de minuscules de a à z et de chiffres.
ah-content-space-value = Face { $side }, case « { $space } » : sa valeur va de { $low } à { $high } et ne peut pas être { $value } (AH-7).
ah-content-line-nowhere = Face { $side } : une ligne commence ou finit à « { $space } », où il n’y a pas de case (AH-63).
ah-content-line-itself = Face { $side } : une ligne relie la case « { $space } » à elle-même (AH-63).
ah-content-line-start = Face { $side } : aucune ligne vers l’avant ne mène au départ, et aucune ligne verticale n’y touche (AH-63).
ah-content-space-lost = Face { $side } : aucune suite de lignes ne mène du départ à « { $space } » (AH-63).

## Dés et nombres

ah-content-die-faces =
    { $die ->
        [green] Un dé vert a { $size } faces, pas { $found } (AH-12).
        [blue] Le dé bleu a { $size } faces, pas { $found } (AH-12).
        [red] Un dé rouge a { $size } faces, pas { $found } (AH-12).
       *[coin] Le dé Pièces a { $size } faces, pas { $found } (AH-12).
    }
ah-content-die-number =
    { $die ->
        [green] Un dé vert montre de { $low } à { $high }, pas { $number } (AH-12).
       *[coin] Le dé Pièces montre de { $low } à { $high }, pas { $number } (AH-12).
    }
ah-content-initiation-values = L’Initiation donne des jetons d’au plus { $most } valeurs différentes, chacune de { $low } à { $high } (AH-90).
ah-content-initiation-counters = L’Initiation demande { $players } jetons de valeur { $value }, un par joueur (AH-90).
