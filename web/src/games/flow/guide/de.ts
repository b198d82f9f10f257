/** Was die Anleitung durch eine erste Partie Flow sagt. */

import type { GuideWords } from './en'

const words: GuideWords = {
  goal: 'Bringt vier Tiere heim',
  goalText: 'Katze, Hund, Capybara und Lemur wollen zum Boot. Legt Plättchen, bis von jeder Ecke Wasser in die Mitte führt; die Wege dürfen zusammenfließen.',
  turn: 'Du bist am Zug',
  turnText: 'Ziehe ein Plättchen oder spiele eine Karte. Nur wer am Zug ist, handelt, aber alle gewinnen oder verlieren zusammen.',
  round: 'Die Welle kommt',
  roundText: 'Bis der Ring leer ist, dürft ihr so viel tun, wie ihr schafft. Dann räumen zwei Würfel eine Zeile und eine Spalte ab.',
  place: 'Wohin es darf',
  placeText: 'Helle Felder nehmen das Plättchen, wie es liegt, gestrichelte, wenn es gedreht ist. Wasser von einem Tier muss es erreichen, und offene Seiten treffen auf offene.',
  rotate: 'Drehen',
  rotateText: 'Tippe auf das Plättchen, drehe das Mausrad oder drücke R. Über einem Feld zeigt es, wie es passen würde.',
  obstacle: 'Ein Hindernis',
  obstacleText: 'An einem Hindernis endet das Wasser. Gelegt werden muss es trotzdem, aber nie so, dass ein Tier nicht weiterkommt.',
  trade: 'Tauschen',
  tradeText: 'Eine einfache Gerade, Kurve oder Gabelung darf man gegen eine Aktionskarte hergeben, statt sie zu legen.',
  card: 'Deine Karten',
  cardText: 'Eine Aktionskarte ist ein ganzer Zug. „Vogel“ bewacht ein Plättchen, „Unterstützung“ entfernt eines, „Strömung“ versetzt eines: Spart sie auf, bis es darauf ankommt.',
  wave: 'Die Riesenwelle',
  waveText: 'Jedes Plättchen in der Zeile des weißen und der Spalte des schwarzen Würfels geht, Boot und Tiere bleiben. Die Mittellinien haben keine Zahl.',
  bird: 'Ein Vogel',
  birdText: 'Das Plättchen unter einem Vogel bleibt, wenn ein Würfel es trifft; dann fliegt er davon. Beide Würfel zusammen nehmen auch das Plättchen.',
  late: 'Die Zeit ist um',
  lateText: 'Beende deinen Zug: Lege das Plättchen in deiner Hand, dann kommt die Welle.',
  end: 'Wie es endet',
  endText: 'Ihr gewinnt, wenn am Ende eines Zugs alle vier Tiere das Boot erreichen. Ihr verliert, wenn es nichts zu ziehen und nichts zu spielen gibt.',
  why: 'Warum nicht?',
  whyText: 'Zeige auf ein Feld oder drücke lange darauf: Die Antwort nennt die Regel. Tippe auf die Nummer einer Regel, um sie zu lesen.',
}

export default words
