/** Scenes of Prehistory: wonders. */

import {
  at, bison, c, e, each, handprint, hills, l, menhir, p, person, plain, raven, rays, shade, sky, trilithon, turn, wolf, caveWall, type Scenes,
} from '../../../shared/scenes' // prettier-ignore
import { pillar } from './parts'

export default {
  'megalithic-monument': [
    'dusk', sky(60, 52, 20, 'flame'), hills('p0', 84, 7), each(menhir(40, 'p3'), [150, 86, 0.5], [166, 87, 0.6], [184, 89, 0.75], [206, 92, 0.9]),
    hills('p1', 94, 4),
    at(104, 110, 1, p('rock', 'M-34 0-30-40H-18L-16 0ZM16 0 18-38H30L34 0ZM-6 0-4-36H6L8 0Z'), p('stone', 'M-50-38Q-46-54-10-56 34-58 50-44L46-36Q0-42-50-38Z'), shade('M0-56Q38-56 50-44L46-36Q22-40 4-40ZM24-38H30L34 0H26ZM-22-40H-18L-16 0H-24Z')),
    at(190, 112, 1, menhir(46, 'rock')), plain('p3', 108), at(56, 114, 0.8, person('ink')),
  ],
  'painted-cave': [
    'cave', caveWall(), at(122, 60, 1.5, bison('ac')), at(56, 80, 1.1, handprint('p2')), at(194, 76, 1.15, turn(8, 0, 0, handprint('p3'))),
    each(c('ac', 0, 0, 2), [160, 30], [168, 28], [176, 30]), l('p3', 'M60 98q14-8 30 0t30-2', 2.4),
  ],
  stonehenge: [
    'dusk', sky(120, 70, 22, 'flame'), rays(120, 70, 'hi', 0.18, 16), plain('p1', 88), at(62, 98, 1.05, trilithon(34, 42, 'p3')),
    at(178, 98, 1.05, trilithon(34, 42, 'p3')), at(120, 96, 0.8, trilithon(40, 38, 'p2')), at(24, 100, 0.9, menhir(38, 'p3')),
    at(216, 100, 0.9, menhir(44, 'p3')), at(94, 106, 0.7, menhir(30, 'ink')), at(150, 106, 0.7, menhir(26, 'ink')), plain('p3', 104),
  ],
  'gobekli-tepe': [
    'day', sky(192, 28, 10), hills('p0', 70, 7), e('p2', 120, 104, 118, 24), e('p1', 120, 102, 100, 18), at(40, 92, 0.85, pillar(50)),
    at(200, 92, 0.85, pillar(50)), at(78, 84, 0.7, pillar(50)), at(162, 84, 0.7, pillar(50)),
    at(98, 112, 1.25, pillar(66, at(0, 6, 0.34, wolf('p3')))), at(146, 112, 1.25, pillar(66, at(0, 8, 0.42, raven('p3')))),
    at(120, 114, 0.8, person('ink')), plain('p2', 114),
  ],
} satisfies Scenes<'prehistory'> // prettier-ignore
