/** Scenes of Prehistory: characters. */

import {
  CROWNS, acacia, at, bush, bust, c, dunes, each, flame, furs, grass, hills, hut, l, man, moon, p, peaks, plain, row, sky, snowfall, spear, squatting,
  stooped, torch, turn, upright, wisp, type Scenes,
} from '../../../shared/scenes' // prettier-ignore
import { basket, handAxe } from './parts'

export default {
  australopithecus: [
    'day', sky(180, 38, 14), hills('p0', 80, 8), at(200, 92, 0.9, acacia('p3')), plain('p1', 92), at(104, 112, 1.85, stooped('plank')),
    at(158, 102, 0.9, stooped('p3')), row(0, 240, 13, (x, k) => at(x, 116 + (k % 2) * 5, 1.3, grass(k % 3 ? 'p2' : 'straw'))),
  ],
  'homo-habilis': [
    'day', sky(64, 36, 12), hills('p0', 76, 8), dunes('p1', 90, 6), at(98, 112, 2, squatting('plank')), at(142, 92, 0.42, handAxe(1)),
    at(136, 78, 0.34, handAxe(1)), l('flame', 'M146 78l7-6M149 84h9M142 72l2-8', 2), plain('p2', 108),
    each(p('rock', 'M-6 0-2-8 5-6 7 0Z'), [150, 112, 1.3], [168, 116], [66, 116, 1.2], [184, 110, 0.8]),
  ],
  'homo-erectus': [
    'night', moon(56, 30, 9), hills('p0', 80, 9), c('fire', 150, 46, 46, 0.22), c('flame', 150, 46, 26, 0.22), plain('p1', 94),
    at(116, 112, 1.8, upright('tan', 'hair', 'M3-31 13-28 19-36M-3-31-9-20-6-12')), at(151, 45, 1.2, torch()), at(70, 104, 0.9, upright('dark')),
    at(192, 106, 0.8, upright('dark')), plain('p3', 110),
  ],
  neanderthal: [
    'snow', sky(186, 30, 10), peaks('p2', '40,40 190,34', true), hills('p1', 88, 6), at(170, 122, 1, spear(84)),
    at(116, 78, 1.15, bust({ skin: 'skin', hair: 'hair', cut: 'wild', beard: 'full', robe: 'plank', trim: 'hide', over: furs('plank') })),
    l('ink', 'M105 50q5-2.500 9 0M118 50q5-2.500 9 0', 2.6), snowfall(),
  ],
  'homo-sapiens': [
    'dusk', sky(168, 54, 24, 'flame'), hills('p0', 84, 8), at(40, 102, 0.9, hut('p2')), at(206, 102, 0.7, hut('p2')), hills('p2', 100, 5),
    at(116, 78, 1.2, bust({ skin: 'tan', hair: 'ink', cut: 'curls', beard: 'stubble', robe: 'hide', trim: 'hide', over: each(p('bone', 'M-2-3H2L0 5Z'), [-12, 4], [-8, 8], [-4, 10.500], [0, 11.500], [4, 10.500], [8, 8], [12, 4]) })),
    turn(-52, 168, 92, at(168, 122, 1, l('bone', 'M0 0V-48', 5), each(c('plank', 0, 0, 1.3), [0, -38], [0, -30], [0, -22]))),
  ],
  shaman: [
    'night', moon(196, 28, 10, true), c('fire', 60, 100, 46, 0.25), flame(1.2, 56, 112),
    at(122, 80, 1.1, bust({ skin: 'tan', hair: 'ink', cut: 'long', robe: 'hide', trim: 'bone', hat: CROWNS.antlers, over: furs('plank') })),
    l('hi', 'M113 61h6M125 61h6', 2), at(182, 92, 1, c('wood', 0, 0, 19), c('bone', 0, 0, 16), p('ac', 'M0-10 3-3 10 0 3 3 0 10-3 3-10 0-3-3Z')),
    wisp(52, 76, 1.2),
  ],
  'clan-chief': [
    'day', sky(54, 36, 12), hills('p0', 82, 8), at(44, 104, 0.9, hut('p2')), at(204, 102, 0.8, hut('p2')), plain('p2', 104),
    at(164, 122, 1, spear(92, 'slate')),
    at(116, 84, 1.1, bust({ skin: 'tan', hair: 'hair', cut: 'long', beard: 'pointed', robe: 'hide', trim: 'bone', hat: CROWNS.pelt, over: furs('wood') })),
  ],
  gatherers: [
    'green', sky(60, 32, 10), hills('p0', 72, 8), hills('p1', 86, 5), at(170, 108, 2.1, bush('moss')),
    each(c('red', 0, 0, 2.4), [150, 100], [160, 92], [172, 90], [184, 94], [192, 101], [168, 101], [178, 104]),
    at(130, 110, 1.4, man({ robe: 'hide', skin: 'tan', right: [17, -24], left: [-8, -16], trousers: 'tan' })), at(116, 98, 1, basket()),
    at(76, 110, 1.4, man({ robe: 'wood', skin: 'tan', right: [13, -15], trousers: 'tan' })), at(96, 98, 1.2, basket()), plain('p2', 108),
    at(40, 114, 1.2, grass('p3')),
  ],
} satisfies Scenes<'prehistory'> // prettier-ignore
