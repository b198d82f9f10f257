/** What the guide says: each tip's title, and its text. */

const english = {
  keep: 'Your starting card',
  keepText:
    'You were dealt two and keep one; the other leaves the game. Starting cards do nothing themselves, but the icons on the stripe count from now to the end.',
  goal: 'Your nation',
  goalText:
    'Every card you gain becomes part of your nation. At the end each culture icon is worth 1 point, and all other icons together 1 point for every 2.',
  market: 'The market',
  marketText:
    'These cards are for everyone. You usually gain one in two steps: invest in it, and complete it on a later turn. Gaps are filled from the deck when a turn ends.',
  action: 'One action per turn',
  actionText: 'Invest, complete, snipe, activate or harvest: exactly one of them. You cannot pass, but you can always harvest.',
  invest: 'Invest',
  investText:
    'Place 1 or more of your tokens on a card nobody has invested in. They stay there: you cannot add to them or take them back. You can have one investment at a time.',
  running: 'Your investment is running',
  runningText:
    'On any later turn you may complete it, which is that turn’s action. Until then an opponent with at least as many tokens as lie on the card may snipe it: more tokens protect it better.',
  complete: 'Complete and take the bonus',
  completeText:
    'The tokens on your card go to the Supply. As a bonus you take tokens back from the Supply, as far as it has them: 1 for each icon you already have of the kind this card checks. Then the card is yours.',
  effects: 'Card effects',
  effectsText:
    'Instant and attack effects happen once, when the card is gained. Permanent ones work while nothing covers the card, turn actions when you activate them, scoring effects at the end.',
  supply: 'Supply and Reserve',
  supplyText:
    'Tokens paid to nobody in particular go to the Supply; bonuses and shares come out of it, and it can run dry. The Reserve never does, but it gives only for Harvest and where a rule names it.',
  harvest: 'Harvest',
  harvestText:
    'For each of your harvest icons, 1 token goes from the Reserve to the Supply. Then you take half the Supply, rounded down. If you now hold fewer tokens than the age’s number, you get the difference.',
  snipe: 'Snipe',
  snipeText:
    'Take a card from the opponent who invested in it: pay them as many tokens as lie on it, and gain it at once, without a bonus. The tokens on the card go to the Supply, where the investor takes a share.',
  sniped: 'You were sniped',
  snipedText:
    'You were paid as many tokens as lay on your card. From the Supply you also took 1 for each of your trade icons, then half of what was left. You are free to invest again.',
  banked: 'The Banker’s card',
  bankedText:
    'Nobody can invest in it, but it can be sniped: pay as many tokens as lie on it, all to the Supply, and gain it at once. If nobody does, it leaves the game when the turn ends.',
  bonus: 'One more action, if you like',
  bonusText: 'With two players, a Complete may be followed at once by one Invest or one Snipe. You may also pass.',
  bank: 'A card for the Banker',
  bankText:
    'With two players you end your turn by choosing a card for the Banker, who puts half the Supply on it, at least the age’s number. Your opponent may snipe it; otherwise it leaves the game when their turn ends.',
  take: 'Gain a card by an effect',
  takeText: 'You gain a card from the market without investing, but only one that nobody has invested in. Its own effect happens too.',
  target: 'Attack',
  targetText:
    'Your strength is the number of your attack icons; everyone else defends with attack and defence together. You can only attack someone strictly weaker.',
  discard: 'Cards lost',
  discardText: 'The attacker chooses. A top card that is lost uncovers the one below it, whose lasting effect works again.',
  raided: 'You were attacked',
  raidedText: 'The attacker had more attack icons than you had attack and defence icons together. More of either protects you.',
  covered: 'Covered cards still count',
  coveredText:
    'Cards of one type lie on each other, the newest on top. Only the top card’s effect works, but the icons on all their stripes count.',
  activate: 'Activate',
  activateText:
    'One of your cards has a turn action. Using it is your action for the turn. While you keep it uncovered, you can use it again on later turns.',
  leader: 'One Leader',
  leaderText: 'You have room for one Leader. A new one removes the old one from the game, with its icons and its effect.',
  wonder: 'Wonders',
  wonderText: 'Wonders stand beside each other. None ever covers another, so all their effects work.',
  age: 'The ages go by',
  ageText:
    'The age is the highest on the market or in any nation. When a turn ends, cards two or more ages older leave the market, unless somebody has invested in them.',
  future: 'The end is near',
  futureText: 'The Future is the deck’s last card. When it comes to the market or into a nation, the game ends with that turn: nobody gets another one.',
  scoring: 'How points are counted',
  scoringText:
    '1 point for each culture icon, 1 for every 2 of all other icons together, plus uncovered scoring effects. Effects that are void at scoring no longer work; stripes always count.',
  undo: 'Undo',
  undoText: 'You can undo your last move. Once it has shown somebody something new, or another person has moved, the others have to agree.',
  why: 'Why not?',
  whyText: 'When you cannot do something, ask why: the answer names the rule. Press a rule’s number to read it.',
}

export default english
export type GuideWords = Record<keyof typeof english, string>
