/** Which keys are meant for a board, rather than for the browser, a dialog or a field. */

/** Whether nothing else claims a key: no modifier, no open dialog. */
export function isFree(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && document.querySelector('dialog[open]') === null
}

/** Whether U takes the last move back, which a board may want for something else. */
export function isUndoLetter(event: KeyboardEvent): boolean {
  return event.key.toLowerCase() === 'u' && !event.defaultPrevented && isFree(event) && !isField(event.target, { sliders: false })
}

/** Whether what takes back in all programs was pressed. */
export function isUndoChord(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'z' || event.ctrlKey === event.metaKey || event.shiftKey || event.altKey) return false
  return !event.defaultPrevented && document.querySelector('dialog[open]') === null && !isField(event.target, { sliders: false })
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
