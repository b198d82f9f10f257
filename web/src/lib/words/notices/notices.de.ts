/** Was über Abwesende und über Geschriebenes gesagt wird, auf Deutsch. */

import type { NoticeWords } from './notices.en'

const german: NoticeWords = {
  push: 'Auch bei geschlossener Seite',
  pushHelp: 'Schickt deine Züge und das Ende deiner Partien über den Push-Dienst deines Browsers an dieses Gerät. Solange du am Tisch bist, kommt nichts.',
  obstacles: {
    denied: 'Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie zuerst in den Website-Einstellungen.',
    impossible: 'Dieser Browser lässt sich bei geschlossener Seite nicht benachrichtigen. Füge die Seite auf iPhone oder iPad zuerst zum Home-Bildschirm hinzu.',
    server: 'Dieser Server verschickt keine Benachrichtigungen.',
    failed: 'Der Push-Dienst deines Browsers ist nicht erreichbar. Versuche es später noch einmal.',
  },
  webhook: 'Ein anderes Programm benachrichtigen (Webhook)',
  webhookHelp: 'Wenn jemand Abwesendes am Zug ist und wenn die Partie zu Ende ist, geht eine signierte JSON-Nachricht an diese https-Adresse.',
  webhookAddress: 'Adresse des Webhooks',
  webhookSave: 'Webhook setzen',
  webhookSet: (host) => `Nachrichten gehen an ${host}.`,
  webhookFailed: (times) => (times === 1 ? 'Die letzte wurde nicht angenommen.' : `Die letzten ${times} wurden nicht angenommen.`),
  webhookSecret: 'Geheimnis des Webhooks',
  webhookSecretHelp: 'Nachrichten sind mit diesem Geheimnis signiert. Kopiere es jetzt: Es wird nicht noch einmal gezeigt.',
  webhookRemove: 'Webhook entfernen',
  replacedYou: 'Du hast lange nicht gezogen, deshalb spielt ein Bot für dich.',
  takeAgain: 'Platz wieder einnehmen',
  askBot: (name) => `Soll ein Bot für ${name} einspringen?`,
  askYou: 'Die anderen werden gefragt, ob ein Bot für dich einspringen soll. Mit einem Zug behältst du deinen Platz.',
  askClaim: (who, name) => `${who} möchte für ${name} übernehmen.`,
  agree: 'Zustimmen',
  disagree: 'Nicht zustimmen',
  isAway: (name) => `${name} ist schon eine Weile weg.`,
  isIdle: (name) => `${name} hat die Seite offen, aber lange nicht gezogen.`,
  silence: 'Nach zwei Minuten gilt ein Ja auch für alle, die nicht geantwortet haben.',
  letBot: (name) => `Einen Bot für ${name} einspringen lassen`,
  botFor: (name) => `${name} ist weg; ein Bot springt ein.`,
  claim: (name) => `Um die Übernahme von ${name} bitten`,
  aboutWords: (name) => `${name} stummschalten oder melden`,
  mute: (name) => `${name} stummschalten`,
  unmute: (name) => `${name} wieder anzeigen`,
  report: 'Melden',
  reportTitle: 'Diese Nachricht melden',
  reportHelp: 'Wer diesen Server betreibt, liest die Nachricht und deinen Grund. Am Tisch erfährt es niemand.',
  reportReason: 'Grund (freiwillig)',
  reportSend: 'Meldung senden',
  reported: 'Gemeldet.',
}

export default german
