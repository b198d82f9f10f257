/** The scene of The Future. */

import { hills, l, p, sky, use } from '../kit'
import { painted, type Scenes } from '../tones'

const scenes: Scenes = {
  future: [
    sky(100, 70, 26, [50, 84, 124]), hills('p0', 120, 8), p('wa', 'M92 116H108Q104 138 128 152T150 210H30Q66 182 76 160 96 140 92 116Z'), hills('p1', 134, 6),
    p('wa', 'M92 128H108Q104 142 128 156T150 210H30Q66 182 76 162 96 144 92 128Z'), l('hi', 'M100 140q2 10 10 16M88 172q-10 12-20 26M116 178q6 10 2 22', 2.4, 0.8),
    use('sailboat', 92, 176, 1),
  ],
} // prettier-ignore

export default painted('Future', scenes)
