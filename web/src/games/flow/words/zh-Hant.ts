import { plain } from '../../voice'
export default plain
