import { board, type BoardWords } from './board.en'
const words: BoardWords = board
export default words
