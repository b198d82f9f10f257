/** Scenes of the Middle Ages: calamities. */

import {
  HATS, at, axe, bare, book, bow, c, castle, church, cross, e, each, flame, forest, hills, house, l, lightning, longship, man, moon, p, path, person,
  pine, plain, r, rain, rat, row, sea, skull, sky, smoke, sword, thunderheads, timbered, torch, turn, veil, waves, wheat, windmill, type Scenes,
} from '../../../shared/scenes' // prettier-ignore
import { fork, monk, peasant, scythe, village } from './parts'

export default {
  plague: [
    'night', moon(190, 28, 11), village(84, 30, 56, 196, 220), plain('p1', 82), at(112, 76, 1.35, veil(0.3, skull('hi'))), plain('p0', 90),
    at(112, 98, 1.5, rat('ink')), at(192, 102, -0.9, rat('ink')), at(44, 104, 0.75, rat('ink')),
    l('red', 'M214 64l10 10M224 64l-10 10M26 62l10 10M36 62l-10 10', 2.600),
  ],
  'great-famine': [
    'storm', r('s1', 0, 0, 240, 120), thunderheads('p3'), rain('hi', 0.3), hills('p1', 72, 6), each(bare('ink'), [30, 92, 1.2], [214, 90, 1]),
    plain('p2', 88), row(14, 230, 18, (x) => (x > 60 && x < 184 ? '' : turn(56, x, 108, wheat(x, 108, 0.9)))),
    at(72, 116, 1.35, man({ robe: 'slate', long: true, hat: HATS.hood, right: [12, -18], left: [6, -18] })),
    at(98, 116, 0.85, man({ robe: 'plank', long: true, right: [12, -22], left: [6, -22] })),
    at(168, 116, -1.3, man({ robe: 'plank', long: true, hat: HATS.hood, right: [14, -16], left: [8, -16] })),
    at(126, 114, 1.25, p('wood', 'M-24-20H24Q22 0 0 0T-24-20Z'), e('ink', 0, -20, 24, 6), l('straw', 'M6-24 26-42', 3)),
  ],
  'viking-raid': [
    'fire', sky(60, 40, 0), c('flame', 190, 62, 60, 0.4), smoke(176, 40, 1.1, 'p3', 0.5), at(206, 90, 0.9, church('p2', 'p3')), flame(1.2, 188, 62),
    flame(1.3, 216, 76), flame(1, 230, 92), sea(88), p('p3', 'M140 92Q180 84 245 86V125H170Z'), at(82, 100, 1.2, longship('red')),
    each(man({ robe: 'plank', hat: HATS.nasal, beard: true, hair: 'straw', right: [12, -36] }), [166, 116, 1], [194, 118, 1.1]),
    at(179, 82, 0.7, axe()), at(208, 80, 0.8, torch()), waves('p2', 114, 4, 28),
  ],
  jacquerie: [
    'fire', sky(180, 36, 0), c('flame', 180, 60, 60, 0.35), smoke(176, 34, 1, 'p3', 0.5), at(182, 92, 0.8, castle('p2')), flame(1, 160, 66),
    flame(1.2, 196, 60), hills('p3', 94, 4),
    each(person('ink'), [120, 106, 0.8], [136, 104, 0.8], [150, 106, 0.8], [166, 104, 0.8], [206, 106, 0.8], [222, 104, 0.8]),
    at(48, 118, 1.5, peasant({ right: [12, -34], robe: 'straw' })), at(66, 68, 1.3, fork()),
    at(92, 119, 1.5, peasant({ right: [12, -36], robe: 'ac', beard: true })), at(110, 66, 1.3, torch()),
    at(18, 120, 1.2, peasant({ right: [10, -34], robe: 'moss' })), at(30, 82, 1.1, scythe()), plain('ink', 116),
  ],
  heresy: [
    'night', r('p3', 0, 0, 240, 120), c('fire', 120, 70, 80, 0.22), c('fire', 120, 70, 52, 0.28), flame(2.4, 88, 104), flame(2.4, 154, 104),
    flame(2.8, 120, 96), at(120, 92, 1.35, book('plank')), l('plank', 'M70 108H170M80 114 160 102M80 102 160 114', 6), flame(1, 92, 112),
    flame(1.1, 148, 112), flame(0.9, 120, 114), each(p('white', 'M-7-4 6-6 8 5-6 6Z', 0.9), [82, 34, 1], [160, 28, 0.8], [140, 16, 0.6]),
    at(34, 122, 1.5, monk({ hat: HATS.hood, robe: 'ink' })), at(208, 122, -1.5, monk({ hat: HATS.hood, robe: 'ink', right: [13, -32] })),
    at(190, 72, 1, cross('gold', 10, 3)),
  ],
  'city-fire': [
    'fire', r('p3', 0, 0, 240, 120), c('fire', 120, 80, 110, 0.35), smoke(50, 50, 1.4, 'ink', 0.45), smoke(160, 46, 1.5, 'ink', 0.45),
    [24, 60, 100, 140, 180, 220].map((x, k) => flame(2 + (k % 2) * 0.5, x, 92)).join(''), at(36, 112, 1.5, timbered('p1', 'p2')),
    at(86, 110, 1.25, timbered('p0', 'p3')), at(132, 112, 1.6, timbered('p1', 'p2')), at(190, 110, 1.35, timbered('p0', 'p3')),
    [60, 110, 160, 216].map((x, k) => flame(0.9 + (k % 2) * 0.3, x, 114)).join(''), flame(0.9, 132, 48), flame(0.8, 36, 52), plain('ink', 112),
    each(man({ robe: 'ink', skin: 'dark', right: [12, -24] }), [96, 122, 0.8], [170, 122, 0.8]),
  ],
  brigands: [
    'night', moon(64, 28, 10), forest(pine, 'p1', 96, 1.2, 30, 4), plain('p2', 94), path('p0', 116, 90), at(30, 116, 2.2, pine('ink')),
    at(216, 118, 2.4, pine('ink')), at(118, 118, 1.75, man({ robe: 'moss', hat: HATS.hood, trousers: 'ink', right: [16, -26], left: [-10, -20] })),
    p('ink', 'M110 44H126L124 56H112Z', 0.75), turn(38, 146, 74, at(146, 74, 0.9, sword(34))),
    at(72, 116, 1.3, man({ robe: 'ink', hat: HATS.hood, skin: 'dark', right: [9, -28], left: [2, -28] })), at(84, 78, 0.8, bow(22)),
    at(172, 116, -1.3, man({ robe: 'plank', hat: HATS.hood, skin: 'dark', right: [11, -34] })), at(158, 74, 0.8, turn(-14, 0, 0, axe())),
    each(c('flame', 0, 0, 1.2), [196, 84], [201, 84], [44, 80], [49, 80]),
  ],
  leprosy: [
    'storm', sky(190, 30, 10), hills('p0', 70, 7), at(196, 84, 0.55, castle('p1')), hills('p1', 84, 5), path('p0', 150, 80),
    at(92, 116, 1.95, man({ robe: 'slate', long: true, hat: HATS.hood, right: [14, -22], left: [-11, -20], skin: 'bone', hair: 'bone' }), l('bone', 'M-4-39H4M-3-36H3M8-24 14-22M9-26 14-24', 1.6)),
    p('ink', 'M86 40H98L97 46H87Z', 0.7), l('wood', 'M70 122V60M64 62H76', 3.4),
    at(124, 74, 1, p('gold', 'M-9 8Q-8-8 0-9T9 8Z'), r('gold', -10, 7, 20, 3, 1.5), c('bronze', 0, 12, 2.600), l('wood', 'M0-9V-14', 2.4)),
    l('hi', 'M138 66q5 5 0 12M143 62q8 10 0 20M110 66q-5 5 0 12', 1.8, 0.8), plain('p2', 114), each(person('p3'), [178, 92, 0.6], [188, 93, 0.55]),
  ],
  'storm-surge': [
    'storm', r('s1', 0, 0, 240, 120), thunderheads('p3'), rain('hi', 0.35), lightning(170, 50), at(56, 84, 0.9, windmill('p0', 'p3')),
    at(96, 86, 0.6, church('p0', 'p3')), p('p1', 'M-5 84H112L140 104V125H-5Z'), p('moss', 'M96 84H118L150 118H90Z', 0.8),
    p('wa', 'M245 40Q204 34 178 56 156 78 128 84 140 66 152 62 136 60 122 74 108 92 122 106L60 112V125H245Z'),
    p('hi', 'M245 40Q204 34 178 56 156 78 128 84 140 66 152 62 136 60 122 74 110 90 116 100 104 86 116 68 132 48 158 52 190 22 245 30Z', 0.9),
    l('hi', 'M240 62Q206 58 184 80M240 84Q210 80 190 98', 2.4, 0.5), waves('p2', 112, 5, 30), at(46, 112, 0.8, house('white', 'red')),
    each(c('hi', 0, 0, 2), [106, 66], [98, 76, 0.8], [112, 54, 0.7]),
  ],
} satisfies Scenes<'middleAges'> // prettier-ignore
