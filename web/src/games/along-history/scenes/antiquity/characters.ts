/** Scenes of Antiquity: characters. */

import {
  CROWNS, HATS, amphora, asclepius, at, battlement, bust, c, cloak, column, cypress, dunes, each, elephant, forest, galley, gleam, hills, l, lyre,
  man, obelisk, p, palm, peaks, person, pine, plain, pyramid, r, rank, rays, rider, room, row, scroll, sea, shade, sky, snowfall, stars, sword,
  temple, turn, type Scenes,
} from '../../../shared/scenes' // prettier-ignore
import { eagle, stele, town } from './parts'

export default {
  hammurabi: [
    'room', room(104), at(186, 112, 1.05, stele()), l('p1', 'M0 20h140M0 26h140', 2, 0.6),
    at(96, 80, 1.15, bust({ skin: 'tan', hair: 'hair', cut: 'bald', beard: 'square', robe: 'purple', trim: 'gold', hat: at(0, -6, 1, CROWNS.cap), over: l('gold', 'M-30 22Q0 34 30 22M-36 34Q0 48 36 34', 2.4) })),
    l('tan', 'M86 70h20M86 76h20M86 82h20M86 88h20', 1.4, 0.7),
  ],
  'ramesses-ii': [
    'sand', sky(186, 40, 18, 'flame'), at(46, 98, 0.9, pyramid(64, 'p0', 'p2')), dunes('p1', 94, 6), at(192, 110, 1.1, obelisk(72, 'stone')),
    at(116, 78, 1.2, bust({ skin: 'tan', hair: 'ink', cut: 'bald', robe: 'white', trim: 'blue', hat: CROWNS.nemes, over: l('gold', 'M-16 4Q0 18 16 4M-20 9Q0 26 20 9', 3) + l('clay', 'M-18 6.500Q0 22 18 6.500', 2) })),
    p('blue', 'M114 74H118L117.500 86Q116 89 114.500 86Z'),
  ],
  homer: [
    'dusk', sky(190, 54, 18, 'flame'), sea(76), at(192, 84, 0.55, galley('white', 'ac')), at(40, 80, 0.5, galley('white', 'blue')), plain('p2', 104),
    at(108, 78, 1.15, bust({ skin: 'skin', hair: 'grey', cut: 'curls', beard: 'long', robe: 'white', trim: 'bone', over: cloak('blue') })),
    l('white', 'M95 45Q108 39 121 45', 3), at(158, 106, 1.3, lyre('gold')),
  ],
  pericles: [
    'day', sky(44, 30, 11), hills('p0', 80, 6), p('p1', 'M120 90 136 62H226L245 90Z'), shade('M196 62H226L245 90H206Z'),
    at(182, 64, 0.8, temple(92, 26, 7)), town(120, 240, 104, 20),
    at(88, 82, 1.15, bust({ skin: 'skin', hair: 'hair', cut: 'curls', beard: 'full', robe: 'white', trim: 'gold', hat: at(0, -6, 1, CROWNS.plumed), over: cloak('ac') })),
  ],
  aristotle: [
    'room', room(110), at(30, 110, 1.25, column(76)), at(214, 110, 1.25, column(76)), r('#b5dbe6', 146, 18, 60, 66), c('hi', 188, 36, 7),
    p('leaf', 'M146 84V66Q166 58 206 68V84Z'), at(160, 80, 0.7, cypress()), at(196, 80, 0.55, cypress()), l('p3', 'M146 18H206V84H146Z', 3),
    at(110, 80, 1.15, bust({ skin: 'skin', hair: 'wood', cut: 'short', beard: 'full', robe: 'white', trim: 'bone', over: p('blue', 'M-42 50Q-40 12-16 0L34 30 42 50Z') })),
    at(172, 98, 0.85, turn(-8, 0, 0, scroll())),
  ],
  'alexander-the-great': [
    'dusk', sky(120, 54, 0), rays(120, 54, 'flame', 0.4, 16, 130), c('flame', 120, 54, 20), hills('p1', 98, 5),
    turn(-16, 110, 108, at(112, 108, 1.2, rider('ac', 'ink', l('wood', 'M-26 14 40-20', 2.4) + p('steel', 'M47-24 37-22 40-16Z'), HATS.crest))),
    p('ac', 'M98 50Q76 44 62 58 78 58 86 70Z'), plain('p3', 108), row(16, 230, 13, (x) => l('ink', `M${x} 122l3-26`, 1.4)),
    row(10, 236, 13, (x) => c('p3', x, 118, 4.500)),
  ],
  hannibal: [
    'snow', sky(194, 28, 9), peaks('p2', '40,28 120,14 204,30', true, 96), hills('p0', 92, 5), at(116, 110, 1.55, elephant('iron')),
    at(112, 62, 1, p('ac', 'M-30 4Q0-6 26 2L24 16Q0 8-28 16Z'), p('plank', 'M-14 2-18-20H14L10 2Z'), l('gold', 'M-18-20H14', 2.4), at(-2, -4, 0.8, man({ robe: 'purple', hat: HATS.crest, right: [13, -34] })), l('wood', 'M8-26 26-54', 1.800)),
    each(person('p3'), [38, 106, 0.9], [54, 110], [196, 108, 0.9], [212, 112, 1]), l('ink', 'M44 106V78M60 108V80M202 106V78M218 110V82', 1.4),
    p('hi', 'M-5 112Q60 104 120 110T245 108V125H-5Z'), snowfall(),
  ],
  archimedes: [
    'night', sky(60, 20, 0), stars(),
    at(178, 44, 1, c('wa', 0, 0, 26), p('leaf', 'M-20-12q10-10 20-8 2 8-6 10 6 6 0 12-8 4-10-4-8-2-4-10ZM6 6q8-8 16-2 0 10-10 16-8-4-6-14Z'), gleam('M-24-8A26 26 0 0 1 2-26Q-16-18-24-8Z', 0.35)),
    l('straw', 'M44 52 166 84', 5), l('hi', 'M44 50 166 82', 1.2, 0.4), p('s2', 'M104 112 126 74 148 112Z'), shade('M126 74 148 112H130Z'),
    p('straw', 'M158 76 202 76 196 86 164 88Z'),
    at(58, 112, 1.6, man({ robe: 'hi', skin: 'stone', beard: true, hair: 'grey', right: [2, -37], left: [-6, -36], long: true })), plain('p3', 110),
  ],
  'julius-caesar': [
    'dusk', sky(60, 40, 15, 'flame'), hills('p0', 84, 7), each(eagle(74), [36, 116, 1], [204, 116, 1.1], [180, 112, 0.8]),
    rank(at(0, 0, 1, c('p3', 0, -16, 7), r('p3', -8, -10, 16, 20)), 116, 1, 4, 240, 17),
    at(118, 78, 1.2, bust({ skin: 'skin', hair: 'hair', cut: 'short', robe: 'bronze', trim: 'gold', hat: at(0, -3, 1, CROWNS.laurel), over: cloak('red') })),
  ],
  cleopatra: [
    'azure', sky(190, 34, 13, 'flame'), dunes('p0', 86, 6), at(206, 96, 0.6, pyramid(60, 'straw', 'bronze')), at(44, 102, 1.25, palm('moss')),
    sea(94),
    at(116, 78, 1.2, bust({ skin: 'tan', hair: 'ink', cut: 'bob', robe: 'white', trim: 'gold', hat: CROWNS.cobra, over: l('blue', 'M-18 5Q0 22 18 5', 3) + l('gold', 'M-21 9Q0 29 21 9', 3) + l('ac', 'M-24 13Q0 36 24 13', 2.4) })),
    l('ink', 'M104 51h-5M128 51h5', 1.8), l('red', 'M113 63q3 2 6 0', 2), l('gold', 'M98 78v6M134 78v6', 2.4),
  ],
  vercingetorix: [
    'green', sky(186, 28, 10), hills('p0', 72, 9), battlement('plank', 140, 58, 110, 30, 14, 5), forest(pine, 'p3', 96, 0.8, 22, 8), plain('p2', 96),
    at(112, 80, 1.2, bust({ skin: 'skin', hair: 'straw', cut: 'long', beard: 'moustache', robe: 'moss', trim: 'gold', hat: at(0, -2, 1, CROWNS.winged), over: l('straw', 'M-26 16-10 44M-12 8 6 46M8 8 24 44M24 14-2 46M-2 10-24 36', 1.4, 0.6) })),
    at(184, 122, 1.3, sword(56)),
  ],
  hippocrates: [
    'room', room(106), r('p2', 150, 30, 80, 4), r('p2', 150, 58, 80, 4), each(amphora('clay'), [164, 30, 0.44], [182, 30, 0.44], [216, 58, 0.44]),
    each(at(0, 0, 1, r('hi', -5, -13, 10, 13, 2), r('leaf', -5, -7, 10, 7, 2)), [200, 30], [166, 58], [184, 58, 0.9], [198, 58, 1.1]),
    at(94, 80, 1.15, bust({ skin: 'skin', hair: 'grey', cut: 'bald', beard: 'full', robe: 'white', trim: 'bone', over: p('leaf', 'M-42 50Q-40 12-16 0L34 30 42 50Z') })),
    at(154, 122, 1.25, asclepius()),
  ],
  augustus: [
    'day', sky(186, 36, 14), at(56, 104, 0.9, temple(90, 32, 6)), at(206, 106, 0.8, temple(90, 32, 6)),
    each(cypress(), [16, 108, 1], [158, 106, 0.7]), plain('p1', 102), r('stone', 98, 98, 44, 26), r('hi', 94, 94, 52, 5),
    r('ink', 124, 99, 18, 24, 0, 0.15),
    at(118, 95, 1.75, man({ robe: 'white', skin: 'white', hair: 'stone', trousers: 'white', right: [17, -40], left: [-8, -18], stride: 4 }), p('stone', 'M-8-24Q0-18 8-22L9-8Q0-12-9-2Z'), p('stone', 'M-6-29H6L5-22H-5Z', 0.7)),
    at(118, 28, 1.05, l('leaf', 'M-5-1Q0-7 5-1', 2)), l('rock', 'M103 108h16M105 114h12', 1.4, 0.5),
  ],
} satisfies Scenes<'antiquity'> // prettier-ignore
