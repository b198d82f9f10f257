/** All scenes of The Flow of History by age, for tests and contact sheets; a table loads the sprites of its ages instead. */

import a from './ages/a'
import future from './ages/future'
import i from './ages/i'
import ii from './ages/ii'
import iii from './ages/iii'
import iv from './ages/iv'
import start from './ages/start'
import v from './ages/v'

/** The field of a scene; cards crop it, so what matters stays within x 30 to 170 and y 37 to 167. */
export const field = [200, 200] as const
export const sheets = { S: start, A: a, I: i, II: ii, III: iii, IV: iv, V: v, Future: future }
