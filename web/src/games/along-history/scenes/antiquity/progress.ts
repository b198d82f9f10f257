/** Scenes of Antiquity: progress. */

import {
  amphora, anvil, arches, asclepius, at, bird, bush, c, cloud, coin, coins, column, courses, cypress, dunes, e, each, flame, galley, grass, hammer,
  hills, horse, l, man, mask, n, p, palm, plain, r, rank, rider, room, row, scales, sea, shade, sky, stars, tablet, turn, waves, wheel, type Scenes,
} from '../../../shared/scenes' // prettier-ignore
import { eagle, hoplite, legionary, owl, stele } from './parts'

export default {
  writing: [
    'room', r('p1', 0, 0, 240, 120), c('s1', 120, 56, 90, 0.4), c('s1', 120, 56, 58, 0.4), turn(-6, 108, 62, at(106, 62, 1.4, tablet('clay'))),
    turn(38, 176, 60, r('straw', 170, -6, 8, 76, 2), p('plank', 'M170 70H178L174 82Z')),
    at(190, 66, 1.25, p('tan', 'M-18-2Q-14-14-2-12L14-16Q26-14 34-6L60 20V50L26 30Q6 30-4 18L-14 12Q-20 6-18-2Z'), l('dark', 'M-4-2 10-4M-4 6 10 4M0 14 12 11', 1.4, 0.6)),
  ],
  'the-wheel': [
    'sand', sky(50, 32, 12), hills('p0', 80, 7), dunes('p1', 92, 5),
    at(154, 70, 1, p('wood', 'M-56 6H50V16H-56Z'), p('plank', 'M-50-24H30L34 6H-54Z'), l('wood', 'M-42-22V4M-26-22V4M-10-22V4M6-22V4M22-22V4', 1.600), l('wood', 'M50 12 90 26', 4)),
    at(118, 82, 1, wheel(31, 8, 'wood', 6)), at(188, 92, 1, wheel(20, 8, 'wood', 5)), plain('p2', 112), l('p3', 'M0 116q60-4 240 0', 2, 0.5),
  ],
  'bronze-working': [
    'room', r('p3', 0, 0, 240, 120), c('fire', 84, 60, 80, 0.25), c('fire', 84, 60, 52, 0.3), p('p2', 'M-5 98H245V125H-5Z'),
    at(24, 10, 0.84, turn(34, 84, 38, p('slate', 'M56 16H110L104 52Q83 62 62 52Z'), e('flame', 83, 17, 26, 6), l('plank', 'M40 30H58M108 30 150 28', 5)), p('flame', 'M104 56Q112 62 112 98H120Q122 66 110 52Z'), p('fire', 'M106 58Q112 62 112 98H114Q116 66 110 56Z'), p('rock', 'M88 96H214L206 116H96Z'), p('flame', 'M104 100H190L198 104 190 108H104Z'), p('fire', 'M108 102H176V106H108ZM100 96H108V112H100Z', 0.7), at(196, 70, 1, turn(24, 0, 0, p('bronze', 'M-4 0Q-9-24 0-46 9-24 4 0Z'), l('bronze', 'M-8 1H8M0 1V14', 4))), each(c('flame', 0, 0, 1.600), [130, 60], [140, 76], [96, 72], [128, 84], [148, 62])),
  ],
  'iron-working': [
    'night', r('p3', 0, 0, 240, 120), p('p1', 'M14 125V60Q16 26 54 24 92 26 94 60V125Z'), p('ink', 'M26 125V66Q28 40 54 38 80 40 82 66V125Z'),
    c('fire', 54, 96, 40, 0.35), flame(1.6, 54, 112), flame(1, 38, 114), flame(1, 70, 114), r('p2', 0, 110, 240, 14), r('plank', 140, 92, 34, 22),
    at(160, 94, 1.35, anvil('iron')), l('fire', 'M118 61H186', 6), l('flame', 'M118 60H170', 2.4),
    turn(-36, 176, 50, at(150, 66, 1.4, turn(62, 0, -10, hammer()))),
    each(c('flame', 0, 0, 1.800), [140, 46], [126, 38], [152, 36], [118, 50], [166, 48, 0.8]),
    l('flame', 'M136 54l-8-10M150 52l2-12M158 54l10-10', 1.600),
  ],
  irrigation: [
    'green', sky(192, 28, 11), dunes('p0', 56, 7), p('p1', 'M-5 66Q120 58 245 66V125H-5Z'),
    p('leaf', 'M-5 74H66L40 92H-5ZM80 74H150L152 92H58ZM166 74H245V92H172ZM-5 100H30L6 125H-5ZM46 100H154L158 125H20ZM172 100H245V125H180Z'),
    p('wa', 'M66 74H80L58 92 30 125H10L40 92ZM-5 92H245V100H-5ZM150 74H166L172 92 182 125H158L152 92Z'),
    row(60, 146, 12, (x) => at(x, 118, 0.7, grass('moss'))), row(190, 240, 12, (x) => at(x, 116, 0.7, grass('moss'))),
    at(176, 96, 1, l('plank', 'M0 0V-48M10 0V-48M-2-44H12', 3), l('wood', 'M-62-20 40-66', 3.600), p('clay', 'M34-72 46-68 44-56 32-60Z'), l('straw', 'M-62-20V-2', 1.200), p('hide', 'M-68-2H-56L-58 8H-66Z')),
    at(126, 104, 1.2, man({ robe: 'white', skin: 'tan', trousers: 'tan', left: [-9, -28], right: [-7, -22] })), at(30, 92, 1, palm('moss')),
  ],
  alphabet: [
    'sand', sky(120, 40, 0), p('stone', 'M24 14Q60 8 120 10T216 14L220 110Q120 116 20 110Z'),
    shade('M150 10Q190 10 216 14L220 110Q190 114 160 114Z', 0.12), courses(24, 12, 194, 98, 24, 0.1),
    l('p3', 'M52 54 64 24 76 54M56 44H72M96 24V54M96 24H106Q116 26 112 36 118 40 114 52 108 56 96 54M96 38H110M142 54V24H160M176 54 190 24 204 54ZM52 98V68H72M52 82H68M52 98H72M91 83a15 15 0 1 0 30 0 15 15 0 1 0-30 0M97 83h18M136 98V68L150 84 164 68V98M204 98H178L192 83 178 68H204', 5),
    l('hi', 'M54 55 66 25M98 56V26M144 56V26', 1.400, 0.6), at(34, 122, 0.9, bush('moss')),
    turn(30, 214, 96, r('iron', 210, 76, 6, 34), r('plank', 208, 62, 10, 14)),
  ],
  currency: [
    'room', r('p1', 0, 0, 240, 120), c('s1', 110, 50, 90, 0.4), r('p3', 0, 104, 240, 20), each(coins(8, 17), [62, 102], [186, 102]),
    each(coins(5, 17), [98, 104], [210, 106]), at(130, 56, 1, coin(36, at(0, 16, 0.8, owl()))), each(coins(2, 15), [142, 106], [34, 106]),
    at(168, 62, 0.6, coin(20, p('bronze', 'M0-10 3-3 10 0 3 3 0 10-3 3-10 0-3-3Z'))),
  ],
  'code-of-laws': [
    'room', room(106), at(70, 114, 1.2, stele()), at(156, 112, 1.55, scales('gold')), r('p3', 120, 110, 72, 6), l('p2', 'M0 18h240M0 24h240', 2, 0.5),
  ],
  mathematics: [
    'sand', sky(120, 50, 0), p('bone', 'M16 12 226 8 222 112 20 110Z'), shade('M222 8V112L190 112 196 8Z', 0.08),
    at(14, 14, 0.84, at(16, 10, 0.82, p('ac', 'M96 78V40L152 78Z', 0.9), p('blue', 'M96 78H58V40H96Z', 0.85), p('p1', 'M96 78H152V116H96Z'), p('gold', 'M96 40 118 8 174 46 152 78Z', 0.9), l('ink', 'M96 78V40L152 78ZM96 78H58V40H96ZM96 78V116H152V78M96 40 118 8 174 46 152 78M96 70h8v8', 1.800))),
    turn(14, 196, 60, l('bronze', 'M196 30 186 100M196 30 210 100', 4), c('bronze', 196, 28, 5), p('steel', 'M184 98 188 98 185 110ZM208 98 212 98 212 110Z')),
    l('slate', 'M28 28h18M28 34h14M28 92h20M28 98h14M190 20h20', 1.600, 0.7),
  ],
  philosophy: [
    'night', sky(60, 30, 0), stars(), p('p1', 'M-5 125V98H245V125Z'), at(28, 100, 1.2, column(76, 'p0')), at(212, 100, 1.2, column(76, 'p0')),
    r('p0', 0, 0, 240, 8), at(120, 104, 1, r('stone', -22, -28, 44, 28), r('hi', -26, -32, 52, 5), at(0, -32, 1.35, owl())),
    c('s2', 120, 46, 48, 0.25), at(70, 112, 1.4, man({ robe: 'hi', long: true, beard: true, hair: 'grey', right: [15, -32] })),
    at(172, 112, -1.4, man({ robe: 'ac', long: true, beard: true, right: [4, -32] })),
  ],
  medicine: [
    'room', room(98),
    at(112, 100, 1.5, p('stone', 'M-30-30H30Q28-6 10-4L14 0H-14L-10-4Q-28-6-30-30Z'), shade('M4-30H30Q28-6 10-4L14 0H2Z', 0.2), r('hi', -32, -33, 64, 5, 2), turn(32, 0, -30, r('rock', -4, -66, 8, 40, 4)), p('leaf', 'M-22-32Q-30-46-22-54-14-46-14-32ZM-12-32Q-14-48-6-52-2-44-4-32Z')),
    at(190, 104, 1.3, asclepius()), at(48, 98, 0.9, amphora('clay')),
    p('leaf', 'M40 112q-8-10-20-8 4 10 20 8ZM44 114q10-8 20-4-6 8-20 4ZM158 112q8-10 18-6-6 8-18 6Z'), l('moss', 'M20 112Q42 116 62 110', 1.400),
  ],
  theatre: [
    'dusk', sky(120, 34, 0), hills('p0', 60, 10),
    [0, 1, 2, 3].map((k) => p(k % 2 ? 'stone' : 'rock', `M${n(4 + k * 18)} 110A${n(116 - k * 18)} ${n(62 - k * 9)} 0 0 1 ${n(236 - k * 18)} 110Z`)).join(''),
    e('p0', 120, 112, 52, 10), plain('p2', 114), turn(-10, 90, 58, at(92, 62, 1.5, mask('white'))),
    turn(10, 150, 62, at(150, 66, 1.5, mask('clay', true))),
  ],
  sailing: [
    'azure', r('s2', 0, 0, 240, 120), c('hi', 60, 34, 16), c('hi', 60, 34, 30, 0.3), cloud(176, 32, 1), cloud(110, 20, 0.5), sea(82),
    at(124, 92, 1.25, galley('white', 'ac')), waves('p0', 102, 5, 30), waves('p1', 112, 5, 36, 14), each(bird('ink'), [30, 54, 0.8], [204, 54, 0.9]),
  ],
  'horse-riding': [
    'sand', sky(182, 40, 16, 'flame'), hills('p0', 80, 8), hills('p1', 92, 6, -40), at(112, 110, 1.3, rider('blue', 'plank', '', '', 'tan')),
    l('ac', 'M108 36Q92 32 82 40', 3.400),
    ([[40, 112, 9], [54, 108, 7], [26, 106, 6], [62, 114, 5]] as const).map(([x, y, s]) => c('p0', x, y, s, 0.8)).join(''), plain('p2', 112),
    at(200, 108, 0.6, horse('p2')),
  ],
  phalanx: [
    'day', sky(190, 30, 11), hills('p0', 76, 7), hills('p1', 90, 5), rank(hoplite(), 108, 1.05, 20, 220, 27), rank(hoplite(), 124, 1.35, 2, 240, 38),
  ],
  legion: [
    'dusk', sky(120, 40, 16, 'flame'), hills('p0', 78, 6), at(60, 108, 1, eagle(74)), at(180, 108, 1, eagle(74)),
    rank(legionary(), 106, 1, 12, 230, 24), rank(legionary(), 126, 1.4, 18, 240, 34),
  ],
  aqueduct: [
    'day', sky(46, 28, 11), hills('p1', 70, 10), hills('p2', 86, 6, -50), at(-6, 72, 1, arches(252, 26, 9, 'stone', 7)),
    at(-6, 112, 1, arches(252, 42, 6, 'p0', 11)), r('hi', 0, 44, 240, 3), r('wa', 0, 41, 240, 3), courses(0, 46, 240, 24, 6, 0.08),
    p('wa', 'M-5 112Q60 104 120 110T245 108V125H-5Z'), l('hi', 'M30 116h30M120 116h40', 1.400, 0.5), each(cypress(), [22, 112, 0.8], [222, 110, 0.9]),
    each(bush('moss'), [70, 114, 0.8], [176, 112, 0.9]),
  ],
} satisfies Scenes<'antiquity'> // prettier-ignore
