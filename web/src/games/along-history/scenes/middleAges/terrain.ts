/** Scenes of the Middle Ages: terrain. */

import {
  HATS, at, axe, battlement, c, camel, castle, church, courses, crane, cypress, dome, dunes, e, each, forest, hills, l, longship, man, p, palm, path,
  peaks, pine, plain, r, row, shade, sky, smoke, stall, stump, tower, tree, turn, vine, type Scenes,
} from '../../../shared/scenes' // prettier-ignore
import { monk, peasant, village } from './parts'

export default {
  fief: [
    'green', sky(50, 30, 10), hills('p0', 58, 9), at(176, 66, 0.62, castle('stone', 'red')), hills('p1', 72, 7, -50),
    p('straw', 'M-5 86 70 76 90 84 30 125H-5Z'), p('p2', 'M74 76 112 74 130 125H36Z'), p('leaf', 'M118 74 170 74 240 125H138Z'),
    l('p3', 'M-5 96 76 78M-5 108 82 81M10 122 88 84', 1.2, 0.4), l('p3', 'M124 76 158 122M136 76 188 122M150 76 220 122', 1.2, 0.4),
    village(92, 40, 62), at(206, 96, 0.8, tree('p3')), at(100, 112, 1, peasant({ right: [12, -20], left: [2, -18] })), l('wood', 'M94 96 116 116', 2),
    at(84, 114, 0.9, peasant({ robe: 'ac' })),
  ],
  vineyard: [
    'green', sky(188, 30, 12), hills('p0', 48, 9), at(58, 52, 0.5, church('stone', 'red')), hills('p1', 60, 6, -40),
    row(10, 236, 14, (x) => at(x, 68 + Math.sin(x / 30) * 2, 0.5, vine())), hills('straw', 72, 4, 20), row(6, 236, 21, (x) => at(x, 86, 0.9, vine())),
    hills('hide', 90, 3), row(18, 236, 34, (x) => at(x, 114, 1.6, vine('moss'))),
  ],
  'cleared-woodland': [
    'green', sky(120, 30, 12), forest(pine, 'p1', 72, 0.9, 20, 0), plain('p0', 72), at(20, 96, 1.7, pine('p3')), at(222, 98, 1.8, pine('p3')),
    at(192, 88, 1.1, pine('p2')), each(stump(), [62, 90, 0.8], [96, 84, 0.6], [150, 86, 0.7], [178, 104, 1.1], [52, 112, 1.2]),
    l('wood', 'M84 112H136', 9), c('straw', 136, 112, 4.5), l('plank', 'M90 110h40M88 114h30', 1, 0.6), at(112, 102, 1.6, stump()),
    turn(-34, 114, 82, at(112, 90, 1.25, axe())), at(158, 112, 1.25, man({ robe: 'red', beard: true, left: [-12, -26], trousers: 'plank' })),
    plain('p2', 116),
  ],
  'salt-marsh': [
    'day', sky(180, 32, 12), plain('p1', 54), r('wa', 0, 58, 240, 66),
    l('p3', 'M-5 70H245M-5 86H245M-5 106H245M100 58 60 125M140 58 180 125M60 58-20 125M180 58 260 125', 3.6),
    l('hi', 'M20 64h30M110 78h30M84 96h40M190 78h24', 1.2, 0.6),
    each(p('white', 'M-16 0Q-6-5 0-16 6-5 16 0 0 5-16 0Z') + shade('M0-16Q6-5 16 0 8 2 2 2.500Z', 0.12), [92, 86, 1.2], [154, 86, 1.1], [50, 106, 1.5], [196, 106, 1.4], [120, 68, 0.7]),
    at(126, 108, 1.3, peasant({ right: [15, -22], left: [8, -20] })), l('wood', 'M124 74 158 104M150 108 164 98', 2.4), at(214, 76, 0.7, crane()),
    at(24, 82, 0.6, crane()),
  ],
  fjord: [
    'snow', sky(122, 40, 14), peaks('p0', '122,44', true, 80), p('p3', 'M-5-5H50Q64 30 60 52L88 74 84 86H-5Z'),
    p('slate', 'M245-5H196Q178 24 184 48L152 72 158 86H245Z'),
    p('hi', 'M-5-5H50Q52 4 54 12L40 8 30 18 16 8-5 16ZM245-5H196Q190 4 187 14L202 8 214 20 228 10 245 16Z'),
    l('ink', 'M20 30l14 20M44 40l10 18M220 34l-12 20M196 40l-8 16', 1.4, 0.3), r('wa', 0, 84, 240, 40),
    p('p3', 'M-5 84H84L60 104-5 112ZM245 84H158L184 104 245 112Z', 0.35), l('hi', 'M100 92h50M84 104h40M140 112h50', 1.3, 0.6),
    at(122, 102, 0.72, longship('red')), each(pine('ink'), [74, 86, 0.5], [62, 84, 0.6], [170, 86, 0.5], [184, 84, 0.6]),
  ],
  'holy-land': [
    'sand', sky(60, 34, 12), hills('p0', 66, 10), p('p1', 'M60 92Q90 58 140 54 200 56 224 92Z'), battlement('stone', 66, 64, 150, 32, 17, 4),
    courses(66, 70, 150, 26, 7, 0.12), at(122, 64, 0.75, dome(20, 'gold', 'blue')), at(168, 66, 0.8, tower('stone', 14, 20)),
    at(86, 66, 0.8, tower('stone', 14, 18)), at(196, 66, 0.55, dome(16, 'stone')), p('ink', 'M132 96V82a6 6 0 0 1 12 0V96Z'),
    hills('p2', 102, 5, -40), each(cypress('moss'), [54, 100, 0.7], [222, 100, 0.7]), at(40, 108, 0.9, palm('moss')),
    each(monk({ hat: HATS.hood }), [96, 116, 0.75], [114, 118, 0.8]), l('wood', 'M104 118V88M122 120V90', 1.6), path('p0', 136, 96),
  ],
  'silk-road': [
    'sand', sky(186, 38, 15, 'flame'), peaks('p0', '40,50 90,58', true, 84), dunes('p0', 80, 8), dunes('p1', 94, 6, true),
    ([[52, 0.9], [108, 1.05], [168, 1.2]] as const).map(([x, s], k) => at(x, 104 + k * 3, s, camel('hide'), p(k % 2 ? 'blue' : 'red', 'M-14-32Q-4-36 6-32L8-20Q-4-16-16-20Z'), p('gold', 'M-8-30Q-4-34 0-30L-4-22Z'))).join(''),
    l('straw', 'M68 78 94 72M128 76 150 70', 1.2),
    at(206, 112, 1.1, man({ robe: 'red', long: true, hat: HATS.turban, left: [-12, -26], skin: 'tan' })), dunes('p2', 114, 4),
  ],
  'iron-mine': [
    'dusk', sky(190, 28, 10), hills('p0', 60, 10), p('p2', 'M-5 125V66Q40 52 88 60L100 125Z'), p('p3', 'M96 125 104 84Q150 78 200 84L214 125Z'),
    e('ink', 152, 92, 40, 9), l('wood', 'M122 92 130 44M182 92 174 44M124 46H180', 5),
    at(152, 52, 1, l('plank', 'M-24 0H24', 8), l('straw', 'M-4-4V4M0-4V4M4-4V4', 1.6)), l('straw', 'M152 56V82', 1.6),
    p('plank', 'M142 80H162L159 92H145Z'), each(p('clay', 'M-5 0-3-7 4-6 6 0Z'), [147, 81], [155, 80]),
    at(50, 112, 1.15, p('clay', 'M-20 0Q-20-32-8-46H8Q20-32 20 0Z'), shade('M2-46H8Q20-32 20 0H8Z'), p('fire', 'M-8 0Q-8-14 0-14T8 0Z'), p('flame', 'M-4 0Q-4-8 0-8T4 0Z')),
    smoke(50, 58, 0.6, 'grey', 0.6), each(p('red', 'M-10 0-6-10 4-12 12 0Z'), [96, 116, 1.2], [116, 119, 0.9]),
    at(206, 114, 1.15, man({ robe: 'ac', hat: HATS.hood, left: [-13, -32] })), plain('p3', 117),
  ],
  'champagne-fairs': [
    'day', sky(50, 28, 10), at(196, 86, 0.8, church('stone', 'p3')), village(84, 40, 70, 150), plain('straw', 86),
    l('red', 'M-5 18Q60 40 120 22T245 18', 1.2),
    row(6, 236, 16, (x, k) => p((['red', 'gold', 'blue', 'white'] as const)[k % 4] ?? 'red', `M${x - 4} ${26 + Math.sin(x / 38) * 4}h8l-4 9Z`)),
    at(66, 112, 1.25, stall('red', 'white')), at(124, 110, 1.15, stall('blue', 'white')), at(184, 112, 1.25, stall('moss', 'gold')),
    at(96, 118, 1, man({ robe: 'purple', long: true })), at(152, 118, 1, man({ robe: 'ac', trousers: 'ink' })),
    at(34, 118, 0.9, man({ robe: 'blue', long: true })), at(214, 118, 0.9, man({ robe: 'straw' })),
  ],
} satisfies Scenes<'middleAges'> // prettier-ignore
