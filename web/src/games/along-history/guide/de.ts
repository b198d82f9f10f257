/** Was der Begleiter sagt: Titel und Text jedes Tipps. */

import type { GuideWords } from './en'

const german: GuideWords = {
  initiation: 'Ein erstes Spiel: das Einführungsspiel',
  initiationText: 'Keine Errungenschaften, keine Dekadenz: Alle beginnen mit Markern im Wert von 1, 3 und 5, die Kriege rauben können. Das Zeitalter endet mit der Runde, in der jemand die 8. Karte bekommt.',
  goal: 'Deine Zivilisation',
  goalText: 'Erwirb Karten: Jede zählt ihre SP, überdeckt oder nicht. Marker zählen ihren Wert, und jeder Bonus auf einer überdeckten Karte kostet am Ende des Zeitalters 2 Punkte.',
  row: 'Deine Ereignisse',
  rowText: 'Eine Karte kostet Bevölkerung und eine Art Ressource. Was leuchtet, kannst du bezahlen: Drück darauf, und die Zahlung liegt da. Bei allen anderen steht unten, was fehlt.',
  dice: 'Die Würfel',
  diceText: 'Grüne Würfel sind Bevölkerung, der blaue eine Ressource. Rote Seiten gelten nur für dich als aktive Person: ×2 verdoppelt einen Würfel, Krieg erlaubt einen Krieg, Neuwurf und Goldenes Zeitalter tun, was sie sagen. Ein Würfel zahlt immer ganz.',
  pawns: 'Ergebnissteine',
  pawnsText: 'Du spielst mit den grünen und blauen Ergebnissen der aktiven Person, alle wieder neu. Ein Stein zahlt wie ein Würfel oder wird für einen Tausch umgedreht. Neu werfen und rote Seiten gibt es für dich nicht.',
  calamity: 'Eine Katastrophe',
  calamityText: 'Sie brennt wie eine Lunte: Endet dein Zug als aktive Person, schlägt sie zu und zerstört, was darauf steht. Bewältige sie wie jede Karte, gib sie durch einen Tausch weiter, oder besitze die Karte, die dich schützt.',
  reroll: 'Neu werfen',
  rerollText: 'Leg einen beliebigen Würfel weg, um einen anderen neu zu werfen, so oft du willst. Die Chancen stehen daneben. Mit der Seite Neuwurf wirfst du so viele du willst.',
  swap: 'Tauschen',
  swapText: 'Leg einen Würfel weg oder dreh einen Stein um: Du gibst jemandem eines deiner Ereignisse und nimmst eines. Niemand kann ablehnen. Manche Katastrophen sind nicht tauschbar.',
  bonus: 'Boni',
  bonusText: 'Eine nicht überdeckte Karte kann einmal pro Zug gedreht werden, um mit ihren Boni zu zahlen. Sie wird am Anfang deines nächsten Zugs aufgerichtet, oder durch ein Goldenes Zeitalter.',
  universal: 'Universalressourcen',
  universalText: 'Du darfst zwei haben. Eine ist 3 Bevölkerung wert, oder 1 beliebige Ressource, oder einen Krieg. Kommt in deinem Zug keine Karte in deine Zivilisation, bekommst du eine.',
  war: 'Krieg',
  warText: 'Wähle, wen du angreifst und welche Bevölkerung du drehst. Beide Seiten werfen drei grüne Würfel; gewinnst du, nimmst du den höchsten Marker, der nicht über der Differenz liegt.',
  defend: 'Angegriffen',
  defendText: 'Du siehst den Angriff, bevor du entscheidest. Gedrehte Karten geben ihre Bevölkerung dazu, bleiben aber bis zu deinem nächsten Zug gedreht. Bei Gleichstand hältst du stand.',
  counter: 'Errungenschaften',
  counterText: 'Zieh auf den Linien vorwärts, durch leere Felder, und nimm einen Marker, dessen Bedingung du erfüllst. Du darfst auch ein Feld zurück oder stehen bleiben.',
  decadence: 'Dekadenz',
  decadenceText: 'Ein Marker vom Plan verpflichtet dich, eine Karte unter eine andere zu schieben. Art und SP behält sie; Bonus und Effekt ruhen, und jeder ihrer Boni kostet 2 Punkte.',
  heritage: 'Erbe',
  heritageText: 'Boni des letzten Zeitalters: Eine solche Karte pro Zug darf beim Bezahlen helfen und verlässt dann das Spiel.',
  ending: 'Das Zeitalter geht zu Ende',
  endingText: 'Diese Runde wird zu Ende gespielt; dann wird gewertet.',
  why: 'Warum nicht?',
  whyText: 'Geht etwas nicht, drück trotzdem darauf: Die Antwort nennt die Regel. Drück auf ihre Nummer, um sie zu lesen.',
}

export default german
