import { board } from './board.en'
export default board
