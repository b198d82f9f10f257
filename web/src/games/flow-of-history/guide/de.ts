/** Was die Einführung sagt, auf Deutsch (Anrede „du“; die Begriffe wie in den Katalogen). */

import type { GuideWords } from './en'

const german: GuideWords = {
  keep: 'Deine Startkarte',
  keepText:
    'Du hast zwei bekommen und behältst eine; die andere verlässt das Spiel. Startkarten haben keinen Effekt, aber die Symbole auf ihrem Symbolstreifen zählen von jetzt an bis zum Ende.',
  goal: 'Deine Nation',
  goalText:
    'Jede Karte, die du nimmst, wird Teil deiner Nation. Am Ende ist jedes Kultursymbol 1 Punkt wert, alle anderen Symbole zusammen 1 Punkt für je 2.',
  market: 'Der Markt',
  marketText:
    'Diese Karten liegen für alle aus. Meist bekommst du eine in zwei Schritten: Du investierst in sie und schließt sie in einem späteren Zug ab. Lücken werden am Ende eines Zuges vom Stapel aufgefüllt.',
  action: 'Eine Aktion pro Zug',
  actionText: 'Investieren, abschließen, wegschnappen, aktivieren oder ernten: genau eines davon. Passen geht nicht, aber ernten kannst du immer.',
  invest: 'Investieren',
  investText:
    'Lege 1 oder mehr deiner Marker auf eine Karte, in die niemand investiert hat. Dort bleiben sie: Später kannst du keine dazulegen oder zurücknehmen. Du kannst immer nur eine Investition haben.',
  running: 'Deine Investition läuft',
  runningText:
    'In jedem späteren Zug kannst du sie abschließen; das ist dann deine Aktion. Bis dahin kann sie dir wegschnappen, wer mindestens so viele Marker hat, wie auf der Karte liegen: Mehr Marker schützen besser.',
  complete: 'Abschließen und der Bonus',
  completeText:
    'Die Marker auf deiner Karte kommen in den Vorrat. Als Bonus nimmst du Marker aus dem Vorrat zurück, soweit er reicht: 1 für jedes Symbol der Sorte, die diese Karte prüft, das du schon hast. Dann gehört die Karte dir.',
  effects: 'Was Karten tun',
  effectsText:
    'Sofort- und Angriffseffekte geschehen einmal, wenn die Karte genommen wird. Dauerhafte wirken, solange nichts die Karte überdeckt, Zugaktionen, wenn du sie aktivierst, Wertungseffekte am Ende.',
  supply: 'Vorrat und Reserve',
  supplyText:
    'Marker, die an niemand Bestimmten gezahlt werden, kommen in den Vorrat; Boni und Anteile kommen aus ihm, und er kann leer werden. Die Reserve wird es nie, gibt aber nur beim Ernten und wo eine Regel sie nennt.',
  harvest: 'Ernten',
  harvestText:
    'Für jedes deiner Erntesymbole kommt 1 Marker aus der Reserve in den Vorrat. Dann nimmst du den halben Vorrat, abgerundet. Hast du jetzt weniger Marker als die Zahl des Zeitalters, bekommst du die Differenz.',
  snipe: 'Wegschnappen',
  snipeText:
    'Nimm eine Karte, in die jemand anderes investiert hat: Zahle dieser Person so viele Marker, wie darauf liegen, und nimm die Karte sofort, ohne Bonus. Die Marker auf der Karte kommen in den Vorrat, aus dem sich die Person einen Anteil nimmt.',
  sniped: 'Dir wurde etwas weggeschnappt',
  snipedText:
    'Du hast so viele Marker bekommen, wie auf deiner Karte lagen. Aus dem Vorrat hast du außerdem 1 für jedes deiner Handelssymbole genommen, dann die Hälfte vom Rest. Du kannst wieder investieren.',
  banked: 'Die Karte des Bankiers',
  bankedText:
    'In sie kann niemand investieren, aber man kann sie wegschnappen: Zahle so viele Marker, wie darauf liegen, alle in den Vorrat, und nimm sie sofort. Tut das niemand, verlässt sie am Ende des Zuges das Spiel.',
  bonus: 'Noch etwas, wenn du magst',
  bonusText: 'Zu zweit hast du gleich nach dem Abschließen eine Bonusaktion: investieren oder wegschnappen. Du darfst auch passen.',
  bank: 'Eine Karte für den Bankier',
  bankText:
    'Zu zweit beendest du deinen Zug, indem du eine Karte für den Bankier wählst. Er legt den halben Vorrat darauf, mindestens die Zahl des Zeitalters. Die andere Person kann sie wegschnappen; sonst verlässt sie am Ende ihres Zuges das Spiel.',
  take: 'Eine Karte durch einen Effekt',
  takeText: 'Du nimmst eine Karte vom Markt, ohne zu investieren, aber nur eine, in die niemand investiert hat. Was sie beim Nehmen bewirkt, geschieht auch.',
  target: 'Angriff',
  targetText:
    'Deine Stärke ist die Zahl deiner Angriffssymbole; alle anderen verteidigen sich mit Angriff und Verteidigung zusammen. Angreifen kannst du nur jemanden, der wirklich schwächer ist.',
  discard: 'Was verloren geht',
  discardText: 'Wer angreift, wählt. Geht eine oberste Karte verloren, ist die darunter nicht mehr überdeckt, und ihr dauerhafter Effekt wirkt wieder.',
  raided: 'Du wurdest angegriffen',
  raidedText: 'Der Angriff hatte mehr Angriffssymbole als du Angriffs- und Verteidigungssymbole zusammen. Mehr von beidem schützt dich.',
  covered: 'Überdeckte Karten zählen weiter',
  coveredText:
    'Karten derselben Art liegen übereinander, die neueste oben. Nur der Effekt der obersten wirkt, aber die Symbole auf allen Symbolstreifen zählen.',
  activate: 'Aktivieren',
  activateText:
    'Eine deiner Karten hat eine Zugaktion. Sie zu benutzen, ist deine Aktion in diesem Zug; solange sie dir gehört und nicht überdeckt ist, kannst du es in späteren Zügen wieder tun.',
  leader: 'Ein Anführer',
  leaderText: 'Du hast Platz für einen Anführer. Ein neuer entfernt den alten aus dem Spiel, mitsamt seinen Symbolen und seinem Effekt.',
  wonder: 'Wunder',
  wonderText: 'Wunder stehen nebeneinander. Keines überdeckt je ein anderes, also wirken alle ihre Effekte.',
  age: 'Die Zeitalter vergehen',
  ageText:
    'Das Zeitalter ist das höchste auf dem Markt oder in irgendeiner Nation. Am Ende eines Zuges verlassen Karten, die zwei oder mehr Zeitalter älter sind, den Markt, sofern niemand in sie investiert hat.',
  future: 'Das Ende rückt näher',
  futureText: '„Die Zukunft“ ist die letzte Karte des Stapels. Kommt sie auf den Markt oder in eine Nation, endet das Spiel mit diesem Zug: Niemand ist noch einmal dran.',
  scoring: 'Wie Punkte gezählt werden',
  scoringText:
    '1 Punkt für jedes Kultursymbol, 1 für je 2 aller anderen Symbole zusammen, und was nicht überdeckte Wertungseffekte bringen. Effekte, die bei der Wertung nicht zählen, wirken dann nicht mehr; Symbolstreifen zählen immer.',
  undo: 'Zurücknehmen',
  undoText: 'Deinen letzten Zug kannst du zurücknehmen. Hat er jemandem etwas Neues gezeigt oder hat jemand anderes gezogen, müssen die anderen zustimmen.',
  why: 'Warum nicht?',
  whyText: 'Wenn etwas nicht geht, frag, warum nicht: Die Antwort nennt die Regel. Tippe auf die Nummer einer Regel, um sie zu lesen.',
}

export default german
