/** Which keys are meant for a board, rather than for the browser, a dialog or a field. */

/** Whether nothing else claims a key: no modifier, no open dialog. */
export function isFree(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && document.querySelector('dialog[open]') === null
}

/** Whether a key asks to take the last move back: U, which a board may want for itself, and what all programs take for it. */
export function isTakingBack(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isField(event.target, { sliders: false })) return false
  const key = event.key.toLowerCase()
  if (key === 'u') return isFree(event)
  return key === 'z' && event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey && document.querySelector('dialog[open]') === null
}

let byKeys = false
for (const event of ['keydown', 'pointerdown']) globalThis.addEventListener?.(event, () => (byKeys = event === 'keydown'), true)

/** Gives what has come up the focus, if it was called up by a key. */
export function takesFocus(node: HTMLElement): void {
  if (byKeys) node.focus()
}

/** Whether what is pressed goes into a field; a slider takes arrows only. */
export function isField(target: EventTarget | null, { sliders = true } = {}): boolean {
  return (target as HTMLElement).matches(`input${sliders ? '' : ':not([type="range"])'}, textarea, select, pre`)
}
