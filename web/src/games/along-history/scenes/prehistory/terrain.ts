/** Scenes of Prehistory: terrain. */

import {
  acacia, at, bare, bird, bison, bush, c, cliff, cloud, crane, deer, e, each, forest, grass, hills, horse, l, lily, mammoth, p, peaks, pine, plain, r,
  rays, reeds, river, row, sea, shade, sky, tree, wheat, type Scenes,
} from '../../../shared/scenes' // prettier-ignore
import { bones } from './parts'

export default {
  forest: [
    'green', sky(120, 30, 0), rays(120, 10, 'hi', 0.35, 14), forest(pine, 'p0', 80, 1.1, 26, 4), forest(pine, 'p1', 92, 1.5, 36, 18), plain('p1', 84),
    plain('p2', 94), at(124, 104, 1.15, deer('hide')), at(34, 112, 2.1, pine('p3')), at(214, 112, 2.3, pine('p3')), at(74, 106, 1.3, pine('p2')),
    at(178, 106, 1.4, pine('p2')), plain('p3', 108),
  ],
  plain: [
    'day', sky(56, 40, 13), cloud(140, 36, 0.9), cloud(206, 28, 0.6), hills('p0', 74, 5), plain('p1', 78),
    each(bison('p3'), [96, 84, 0.42], [122, 80, 0.36], [146, 86, 0.5], [170, 82, 0.4]), plain('p2', 90), at(196, 94, 0.9, tree('p3')),
    row(6, 240, 17, (x, k) => at(x, 106 + (k % 3) * 5, 1.1 + (k % 2) * 0.4, grass(k % 2 ? 'p3' : 'straw'))),
  ],
  swamp: [
    'green', r('p1', 0, 0, 240, 120), c('s1', 150, 30, 60, 0.5), c('s2', 150, 30, 34, 0.6), at(30, 84, 1.7, bare('p3')), at(206, 86, 1.9, bare('p3')),
    forest(tree, 'p2', 74, 0.9, 34, 6), r('p3', 0, 72, 240, 50), e('wa', 96, 92, 80, 9, 0.6), e('wa', 180, 106, 66, 8, 0.5),
    l('hi', 'M20 74q40-7 90 0t110-3M60 66q40-6 100 0', 3, 0.25), at(130, 100, 1.2, crane()), each(lily(), [84, 96, 1.2], [62, 90], [160, 110, 1.3]),
    at(40, 110, 1.5, reeds('moss')), at(200, 114, 1.7, reeds('moss')),
  ],
  cave: [
    'day', sky(200, 26, 9), peaks('p0', '30,30 190,40'), p('p2', 'M20 122Q22 60 52 36 82 10 124 18 170 18 192 54 210 84 216 122Z'),
    shade('M140 18Q176 22 192 54 210 84 216 122H176Q180 50 140 18Z'), p('p3', 'M70 122Q66 84 84 62 100 44 122 46 148 48 160 72 170 92 168 122Z'),
    p('ink', 'M78 122Q76 88 92 68 106 54 122 56 142 58 152 78 160 96 158 122Z'),
    p('p3', 'M96 66 100 84 104 60ZM112 57 117 78 122 56ZM134 60 137 74 143 66Z'), l('ink', 'M44 60q8 10 4 24M188 66q-4 12 2 22M60 44l12 6', 1.6, 0.3),
    plain('p1', 110), at(116, 116, 1.1, bones()), at(36, 114, 1.2, bush('p3')), at(204, 114, 1, grass('p3')),
  ],
  river: [
    'green', sky(56, 28, 9), peaks('p0', '150,34 206,44 90,46', true, 70), hills('p1', 66, 7), hills('p2', 74, 4, -40), river(132, 66, 92, 46),
    each(pine('p3'), [34, 88, 0.9], [52, 96, 0.7], [202, 92, 1], [220, 102, 1.3], [184, 84, 0.6]), at(150, 112, 0.9, bush('p3')),
  ],
  lake: [
    'snow', sky(70, 30, 10), peaks('p3', '48,38 122,16 192,34', true, 76), forest(pine, 'ink', 78, 0.42, 9, 2), r('wa', 0, 76, 240, 48),
    `<g transform="matrix(1 0 0 -.55 0 118)" opacity=".4">${peaks('p3', '48,38 122,16 192,34', true, 76)}</g>`,
    l('hi', 'M20 86h50M120 92h60M50 102h70M160 108h50M30 114h40', 1.4, 0.6), at(24, 118, 1.3, reeds('moss')),
    each(bird('ink'), [100, 30, 0.8], [114, 36, 0.6]),
  ],
  savannah: [
    'dusk', sky(120, 64, 26, 'flame'), plain('p0', 78), at(62, 92, 1.5, acacia('p3')), at(206, 88, 0.8, acacia('p2')), plain('p1', 88),
    at(150, 98, 0.6, mammoth('p3')), at(182, 98, 0.4, mammoth('p3')), plain('p3', 104),
    row(4, 240, 14, (x, k) => at(x, 112 + (k % 2) * 6, 1.1, grass('ink'))), each(bird('p3'), [150, 34], [164, 40, 0.8]),
  ],
  steppe: [
    'day', sky(196, 30, 10), cloud(70, 34, 1), cloud(130, 24, 0.6), hills('p0', 70, 9), hills('straw', 82, 8, -50), hills('p1', 92, 6, 30),
    at(84, 104, 0.9, horse('p3')), at(150, 98, 0.75, horse('plank')), at(196, 106, 0.6, horse('p3')), hills('p2', 112, 4),
    l('hi', 'M10 56h40q8 0 8-5M120 62h34q8 0 8-5', 1.8, 0.6),
  ],
  mountain: [
    'snow', sky(190, 28, 10), peaks('p2', '30,52 210,46', true), peaks('p3', '70,42 168,38', true), peaks('slate', '118,12', true, 110, 0.8),
    forest(pine, 'ink', 112, 0.5, 13, 0), plain('p1', 108), cloud(66, 62, 0.7), cloud(182, 70, 0.6),
  ],
  seashore: [
    'day', sky(178, 40, 13), sea(62), each(bird('hi'), [70, 28, 1], [88, 36, 0.8], [60, 40, 0.6]), at(0, 0, 1, cliff('p2', 46, 58)),
    p('hi', 'M40 92Q90 78 140 88T245 78V125H20Z', 0.7), p('p0', 'M30 100Q90 82 140 93T245 84V125H10Z'),
    p('s2', 'M60 112Q120 96 245 100V125H50Z', 0.6),
    at(116, 101, 1, p('ac', 'M-11 0Q-13-13 0-14 13-13 11 0 0 4-11 0Z'), l('hi', 'M0 1V-13M-4 1-8-10M4 1 8-10', 1.2)),
    at(170, 98, 0.8, p('white', 'M-9 0 0-3-3-11 3-4 11-8 7 0 12 6 3 4-3 9-3 3Z')),
  ],
  'fertile-valley': [
    'green', sky(56, 30, 10), hills('p0', 56, 16), hills('p1', 70, 12, -60), river(128, 62, 118, 34),
    p('leaf', 'M-5 78Q60 66 96 82 80 100 60 122H-5ZM245 76Q190 66 160 84 180 100 190 122H245Z'),
    row(12, 82, 14, (x, k) => wheat(x, 118 - (k % 2) * 6, 1.2)), row(176, 236, 13, (x, k) => wheat(x, 118 - (k % 2) * 6, 1.2)),
    each(tree('moss'), [40, 82, 0.8], [196, 82, 0.9], [220, 76, 0.7]), each(c('red', 0, 0, 1.6), [36, 60], [44, 56], [194, 56], [202, 62]),
  ],
} satisfies Scenes<'prehistory'> // prettier-ignore
