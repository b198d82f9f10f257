/** The one door through which the board gets its words. */

export { board } from './words/board'
export { cardName, cardText, iconName, tellDecision, tellEvent, tellMove, tellRefusal, timingText, typeName } from './words/index.svelte'
