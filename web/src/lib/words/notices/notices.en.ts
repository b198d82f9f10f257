/** What is said about telling people who are away, in English; every other catalogue has its shape. */

export const noticeWords = {
  push: 'Also when the page is closed',
  pushHelp: 'Sends your turns and the end of your games to this device, through your browser’s push service. Nothing comes while you’re at the table.',
  obstacles: {
    denied: 'Your browser blocks notifications from this page. Allow them in the site settings first.',
    impossible: 'This browser can’t be told while the page is closed. On an iPhone or iPad, add the page to the home screen first.',
    server: 'This server sends no notifications.',
    failed: 'Your browser’s push service can’t be reached. Try again later.',
  },
  webhook: 'Tell another program (webhook)',
  webhookHelp: 'When somebody who’s away gets a turn, and when the game is over, a signed JSON message goes to this https address.',
  webhookAddress: 'Webhook address',
  webhookSave: 'Set webhook',
  webhookSet: (host: string) => `Messages go to ${host}.`,
  webhookFailed: (times: number) => (times === 1 ? 'The last one wasn’t accepted.' : `The last ${times} weren’t accepted.`),
  webhookSecret: 'Webhook secret',
  webhookSecretHelp: 'Messages are signed with this secret. Copy it now: it isn’t shown again.',
  webhookRemove: 'Remove webhook',
}

export type NoticeWords = typeof noticeWords
