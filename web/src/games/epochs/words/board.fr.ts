/** What the board of Epochs says. */

export { board as default } from './board.en'
