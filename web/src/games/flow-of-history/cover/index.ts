/** The picture in the lobby. */

import type { Cover } from '../../contract'
import picture from './cover.svg?url'

export default { picture, ink: 'dark' } satisfies Cover
