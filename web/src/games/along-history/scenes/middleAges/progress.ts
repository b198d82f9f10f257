/** Scenes of the Middle Ages: progress. */

import {
  HATS, arches, at, banner, bird, book, bow, bush, c, cannon, castle, chest, church, cloud, cog, coins, courses, cross, crowd, e, each, hills, key, l,
  longship, man, n, ox, p, peaks, plain, plough, r, raven, reeds, rider, room, rose, row, scales, sea, shade, sheep, shield, sky, smoke, sword,
  timbered, tree, turn, type, waves, wheat, wheel, windmill, archWindow, type Scenes,
} from '../../../shared/scenes' // prettier-ignore
import { lily, lion, monk, peasant, tentOf, village } from './parts'

export default {
  armour: [
    'room', room(108), c('s2', 120, 50, 54, 0.25), l('plank', 'M120 122V80M96 122H144', 5),
    at(18, 14, 0.85, at(120, 70, 1.25, p('steel', 'M-22-14Q0-24 22-14L18 14Q0 26-18 14Z'), p('iron', 'M-18 14Q0 26 18 14L24 34Q0 44-24 34Z'), l('slate', 'M-21 22Q0 32 21 22M-23 29Q0 39 23 29M0-18V16', 1.4), e('steel', -27, -10, 11, 10), e('steel', 27, -10, 11, 10), l('slate', 'M-37-8Q-27-16-18-9M37-8Q27-16 18-9', 1.4), l('steel', 'M-32 0-36 20M32 0 36 20', 9), l('iron', 'M-36 22-32 36M36 22 32 36', 8), shade('M2-20Q14-20 22-14L18 14Q10 20 2 20Z', 0.2), p('steel', 'M-13-20Q-16-44 0-48 16-44 13-20Q0-14-13-20Z'), p('iron', 'M-14-32 0-26 14-32 12-22Q0-16-12-22Z'), r('ink', -11, -33, 22, 3), p('red', 'M0-47Q-18-58-30-44-16-48-2-42Z'))),
    at(46, 112, 1.35, shield('moss', at(0, 0, 1, cross('gold', 11, 4)))), at(200, 118, 1.6, sword(46)),
  ],
  feudalism: [
    'hall', room(100), each(archWindow(0, 0, 20, 40, 'p3', 's2'), [40, 60, 1], [200, 60, 1]), p('red', 'M96 0H144V92H96Z'),
    l('gold', 'M96 0V92M144 0V92', 2), at(120, 44, 1.1, lily('gold')), r('p3', 78, 96, 84, 8), r('p2', 66, 104, 108, 8),
    at(134, 97, 1, p('plank', 'M-18 0V-58L-12-66H12L18-58V0Z'), at(0, -6, 1.3, man({ robe: 'ac', long: true, beard: true, hair: 'grey', hat: HATS.crown, left: [-16, -22], right: [10, -16] }))),
    at(86, 114, 1.35, p('steel', 'M-12 0-14-8Q-8-16 0-14L6-28Q0-38-7-34L-12-20-20-4-18 0Z'), l('steel', 'M-2-28 12-26', 4.600), c('skin', -1, -38, 5), p('iron', 'M-7-37Q-7-46 0-46T6-38L2-36Z'), p('moss', 'M-7-34Q-22-22-22-2L-12-4Q-8-20-4-30Z')),
    l('steel', 'M106 78 118 70', 2), crowd(178, 236, 112, 's2', 1.1, 18), crowd(6, 50, 112, 's2', 1.1, 18),
  ],
  monasticism: [
    'day', sky(60, 28, 10), hills('p0', 66, 9), at(176, 84, 0.95, church('stone', 'red')), plain('p1', 82), r('p3', 0, 76, 150, 30),
    at(-2, 106, 1, arches(152, 40, 5, 'stone', 7)), r('red', -4, 60, 158, 7), r('hi', -4, 66, 158, 2.5), plain('p2', 106),
    at(108, 120, 1.35, monk({ right: [6, -24], left: [-3, -22] })), at(113, 90, 0.34, book('red')), at(70, 118, 1.1, monk({ hat: HATS.hood })),
    at(196, 118, 1.1, at(0, 0, 1, bush('moss'))),
  ],
  'heavy-plough': [
    'green', sky(188, 30, 11), hills('p0', 60, 9), at(40, 64, 0.4, church('stone', 'red')), hills('p1', 68, 6),
    p('plank', 'M-5 80Q120 72 245 78V125H-5Z'), l('ink', 'M-5 90Q120 82 245 88M-5 100Q120 92 245 98M-5 111Q120 103 245 109', 2.6, 0.4),
    at(186, 95, 1.15, ox('hide')), at(160, 91, 1, ox('plank')), at(92, 98, 1.15, plough()),
    at(48, 102, 1.3, peasant({ robe: 'ac', right: [11, -24], left: [9, -20], stride: 6 })), each(raven('ink'), [22, 106, 0.5], [128, 112, 0.5]),
  ],
  'crop-rotation': [
    'green', sky(190, 24, 9), hills('p0', 48, 6), p('bronze', 'M-5 58H80L40 125H-5Z'), p('leaf', 'M84 58H156L196 125H46Z'),
    p('plank', 'M160 58H245V125H202Z'), row(2, 72, 10, (x) => wheat(x, 78, 0.62)), row(4, 58, 13, (x) => wheat(x, 100, 0.9)),
    row(2, 40, 17, (x) => wheat(x, 124, 1.2)), row(92, 152, 12, (x) => at(x, 74, 0.5, bush('moss'))),
    row(76, 170, 16, (x) => at(x, 93, 0.7, bush('moss'))), row(62, 184, 21, (x) => at(x, 116, 0.95, bush('moss'))),
    l('ink', 'M168 66h70M172 78h66M178 92h60M186 108h52', 1.6, 0.4), at(192, 86, 0.8, sheep()), at(222, 108, 1.15, sheep()),
    l('wood', 'M82 58 43 125M158 58 199 125', 2.6),
  ],
  'water-mill': [
    'green', sky(50, 28, 10), hills('p0', 58, 9), each(tree('p2'), [28, 84, 1], [214, 80, 1.1]), hills('p1', 76, 5),
    at(150, 100, 2, timbered('white', 'red')), r('wood', 60, 48, 66, 5), p('wa', 'M40 46H120V50H40Z'),
    p('wa', 'M62 52Q56 56 58 100H72Q68 60 74 52Z', 0.85), at(98, 82, 1, wheel(30, 10, 'plank', 5)),
    row(0, 9, 1, (k) => turn(k * 36, 98, 82, r('wood', 94, 48, 8, 7))), sea(104), l('hi', 'M66 58v34M62 70v26', 1.4, 0.7),
    each(c('hi', 0, 0, 2.4, 0.8), [60, 104], [68, 106], [76, 104], [84, 107]), at(206, 118, 1.2, reeds('moss')),
  ],
  windmill: [
    'day', sky(190, 34, 13), cloud(60, 34, 1), cloud(40, 60, 0.5), hills('p0', 80, 8), hills('p1', 94, 6, -40),
    at(122, 112, 1.5, windmill('white', 'red')), hills('p2', 110, 4, 30), row(168, 236, 13, (x) => wheat(x, 122, 1)),
    at(64, 116, 1, peasant({ robe: 'ac' })), at(78, 116, 1, p('bone', 'M-8 0Q-10-14-3-18L-5-21H5L3-18Q10-14 8 0Z')),
  ],
  stirrup: [
    'room', r('p1', 0, 0, 240, 120), p('hide', 'M-5-5H245V78Q200 112 120 108T-5 70Z'),
    shade('M-5 46Q60 86 130 86T245 54V78Q200 112 120 108T-5 70Z', 0.25), p('ac', 'M50-5H190Q188 34 170 46H72Q54 34 50-5Z'),
    l('gold', 'M55-5Q59 30 74 41H168Q183 30 185-5', 2.4), l('plank', 'M122 0V42', 9), l('straw', 'M119 0V40M125 0V40', 1),
    r('gold', 114, 18, 16, 11, 2), r('plank', 118, 21, 8, 5),
    `<path fill="none" stroke="~steel;" stroke-width="7" d="M122 44Q92 52 90 98H154Q152 52 122 44Z"/>`, l('hi', 'M118 47Q98 54 95 84', 1.8, 0.8),
    r('steel', 84, 92, 76, 11, 4), r('hi', 86, 93, 72, 3, 2, 0.7), l('slate', 'M94 100h56', 1.4),
  ],
  chivalry: [
    'green', sky(52, 28, 10), hills('p0', 64, 8), each(tentOf('red'), [36, 92, 1], [206, 90, 0.9]), plain('p1', 90), l('wood', 'M0 104H240', 4),
    row(12, 236, 32, (x) => r('white', x, 98, 16, 12) + r('red', x + 16, 98, 16, 12)),
    at(20, 20, 0.82, at(104, 112, 1.5, rider('moss', 'white', l('white', 'M-40 6 56-12', 3) + p('red', 'M20-6 40-10 38-20 18-14Z'), HATS.helmet)), p('moss', 'M72 72Q100 66 128 74L134 92Q100 86 66 96Z'), each(lily('gold'), [84, 82, 0.7], [104, 79, 0.7], [122, 82, 0.7])),
    plain('p2', 114),
  ],
  castle: [
    'day', sky(50, 30, 12), cloud(190, 28, 0.8), peaks('p0', '30,54 210,50', true, 92), hills('p1', 88, 6), p('p2', 'M50 104Q70 84 120 82T192 104Z'),
    at(120, 98, 1.3, castle('stone')), courses(74, 64, 92, 30, 8, 0.12), at(120, 24, 0.62, banner('ac', '', 24)),
    p('wa', 'M-5 106Q60 98 120 102T245 104V125H-5Z'), p('plank', 'M110 98H130L136 116H104Z'), l('ink', 'M108 103h24M106 108h28M105 113h30', 1),
    at(26, 110, 1.1, tree('p3')), at(218, 110, 1.2, tree('p3')), l('hi', 'M40 114h30M170 112h34', 1.3, 0.5),
  ],
  longbow: [
    'day', sky(188, 30, 11), hills('p0', 70, 8), crowd(130, 236, 92, 'p2', 0.6, 9), hills('p1', 92, 5),
    at(92, 118, 1.9, man({ robe: 'moss', hat: HATS.hood, right: [18, -29], left: [0, -30], trousers: 'plank', stride: 7 })),
    at(126, 62, 1.35, bow(40)), each(l('plank', 'M0 0V-26', 1.6) + p('white', 'M-3-26V-18L0-21 3-18V-26L0-22Z'), [52, 116], [62, 119], [42, 120]),
    plain('p2', 116), l('ink', 'M176 34 196 26M190 44 210 36M206 30 226 24', 1.2),
  ],
  gunpowder: [
    'dusk', sky(60, 40, 0), c('flame', 186, 50, 56, 0.4), c('hi', 190, 50, 26, 0.5),
    p('flame', 'M146 54 176 34 174 44 204 28 194 46 226 44 200 56 222 72 192 66 196 84 178 66 160 76Z'),
    p('hi', 'M150 54 178 44 186 50 200 50 188 58 180 62Z'), smoke(206, 56, 0.8, 'grey', 0.5), plain('p2', 100), at(102, 110, 1.9, cannon()),
    at(44, 116, 1.2, p('wood', 'M-12 0Q-16-12-12-24H12Q16-12 12 0Z'), l('iron', 'M-13-6H13M-13-18H13', 2)),
    each(c('slate', 0, 0, 5), [172, 114], [183, 114], [177.5, 105]),
  ],
  compass: [
    'room', r('p1', 0, 0, 240, 120), p('bone', 'M20 20Q120 10 222 18L226 110Q120 116 16 108Z'),
    l('wa', 'M30 40Q60 34 70 50T60 84 40 92M200 34Q170 40 176 60T204 92', 2, 0.6),
    l('slate', 'M20 64H220M120 16V112M40 20 200 108M200 20 40 108', 0.7, 0.5),
    at(120, 64, 1, c('bronze', 0, 0, 46), c('gold', 0, 0, 42), c('white', 0, 0, 37), l('slate', row(0, 23, 1, (k) => { const a = (k * Math.PI) / 12; return `M${n(Math.cos(a) * 36)} ${n(Math.sin(a) * 36)}L${n(Math.cos(a) * 32)} ${n(Math.sin(a) * 32)}` }), 1), rose(30), turn(28, 0, 0, p('red', 'M0-34 5 0H-5Z'), p('slate', 'M0 34 5 0H-5Z')), c('gold', 0, 0, 3.4)),
    at(196, 92, 0.4, cog()),
  ],
  university: [
    'hall', room(106), r('p3', 0, 0, 240, 10), archWindow(50, 70, 36, 56, 'p3', 's2'), archWindow(190, 70, 36, 56, 'p3', 's2'),
    p('plank', 'M96 106V62H144V106Z'), r('wood', 92, 58, 56, 6),
    at(120, 60, 1.2, at(0, 12, 1, man({ robe: 'ac', beard: true, hair: 'grey', hat: p('ac', 'M-7-3Q-8-9 0-10T7-3Z'), right: [15, -34], left: [-12, -20] }))),
    at(120, 62, 0.5, book('moss')),
    [18, 52, 86, 120, 154, 188, 222].map((x, k) => at(x, 116, 1.15, p('ink', 'M-14 10Q-12-10 0-12T14 10Z'), c(k % 2 ? 'tan' : 'skin', 0, -18, 7), p(k % 2 ? 'ink' : 'hair', 'M-7.500-17Q-8-26 0-26T7.500-17Q0-14-7.500-17Z'))).join(''),
  ],
  paper: [
    'hall', room(100), l('plank', 'M0 20H240', 2),
    each(p('white', 'M-15 0H15V30Q0 33-15 30Z') + shade('M6 0H15V30Q10 31 6 31Z', 0.1), [28, 20], [64, 20], [176, 20], [212, 20]),
    at(120, 104, 1, p('plank', 'M-62-26H62L54 8H-54Z'), e('wa', 0, -26, 60, 9), e('hi', -8, -28, 40, 4, 0.5)),
    turn(-8, 120, 56, r('wood', 78, 44, 84, 26, 2), r('white', 84, 48, 72, 18), l('grey', 'M92 48v18M100 48v18M108 48v18M116 48v18M124 48v18M132 48v18M140 48v18M148 48v18', 0.8)),
    each(c('wa', 0, 0, 1.8), [96, 78], [112, 80], [130, 76], [146, 74]),
    each(p('white', 'M-20 0H20L24-4H-16Z') + l('grey', 'M-20 0H20', 1), [208, 116], [208, 112], [208, 108], [208, 104]),
    at(40, 118, 1.25, man({ robe: 'ac', right: [18, -34], hat: HATS.cap })),
  ],
  'printing-press': [
    'hall', room(104), archWindow(40, 66, 34, 52, 'p3', 's2'),
    at(124, 112, 1, r('plank', -40, -96, 10, 96), r('plank', 30, -96, 10, 96), r('wood', -48, -104, 96, 12, 2), r('wood', -44, -56, 88, 8), r('steel', -5, -92, 10, 42), l('slate', 'M-5-86 5-90M-5-78 5-82M-5-70 5-74M-5-62 5-66', 1.8), l('wood', 'M0-66 52-76', 5), c('red', 53, -76, 4.5), r('slate', -24, -50, 48, 8), p('wood', 'M-52-28H52V-20H-52Z'), p('white', 'M-34-34H34L42-28H-42Z'), l('slate', 'M-28-31H-4M4-31H28', 1.6), shade('M36-96H40V0H36ZM-34-96H-30V0H-34Z', 0.3), l('plank', 'M-48-20V0M48-20V0', 5)),
    l('bone', 'M172 22H240', 1.4), each(p('white', 'M-11 0H11V24H-11Z') + l('slate', 'M-7 6H7M-7 10H7M-7 14H3', 1.2), [190, 22], [218, 22]),
    at(206, 120, 0.9, type('R')), at(40, 122, 1.2, man({ robe: 'ac', right: [14, -30], left: [-6, -18], beard: true })),
  ],
  guilds: [
    'day', sky(120, 20, 0), village(116, 24, 216), at(24, 122, 2.6, timbered('white', 'red')), at(216, 122, 2.6, timbered('white', 'p3')),
    plain('stone', 112), l('ink', 'M58 26H120M182 26H130M58 64H92M182 64H150', 2.6),
    at(104, 42, 1, l('ink', 'M0-16V-12', 1.6), r('plank', -20, -12, 40, 28, 4), at(0, 2, 0.9, key())),
    at(142, 42, 1, l('ink', 'M0-16V-12', 1.6), r('red', -16, -12, 32, 28, 4), p('straw', 'M-11 6Q-13-6 0-7 13-6 11 6Q0 9-11 6Z'), l('wood', 'M-5-4-3 4M1-5 3 4', 1.6)),
    at(84, 80, 1, l('ink', 'M0-16V-12', 1.6), p('blue', 'M-15-12H15V4Q12 14 0 18-12 14-15 4Z'), l('gold', 'M0-8V12M-6-4H6M-8 6Q0 16 8 6', 2.2)),
    at(158, 80, 1, l('ink', 'M0-16V-12', 1.6), p('moss', 'M-15-12H15V4Q12 14 0 18-12 14-15 4Z'), at(0, 14, 0.62, turn(30, 0, -12, l('gold', 'M0 0V-26', 4), r('gold', -9, -34, 18, 9)))),
    at(120, 120, 1.1, man({ robe: 'ac', hat: HATS.cap, right: [12, -22] })),
  ],
  banking: [
    'room', room(96), l('p1', 'M0 30h240M0 36h240', 2, 0.4), r('moss', 0, 96, 240, 28), r('gold', 0, 94, 240, 3), at(120, 96, 1.45, scales('gold')),
    each(coins(3, 7), [72, 68], [85, 64]), each(c('gold', 0, 0, 4), [151, 66], [160, 68], [155, 62]), at(46, 112, 1.2, chest()),
    each(coins(6, 11), [180, 110], [204, 112]), each(coins(3, 11), [224, 116]), at(116, 116, 0.62, book('red')),
  ],
  heraldry: [
    'room', r('p0', 0, 0, 240, 120), c('s1', 120, 56, 90, 0.35), courses(0, 0, 240, 120, 15, 0.14),
    at(120, 66, 1.9, shield('red', lion(-9) + lion(2) + lion(12))),
    at(52, 70, 1.45, shield('blue', each(lily('gold'), [-6, -8, 0.8], [6, -8, 0.8], [0, 8, 0.8]))),
    at(188, 70, 1.45, shield('white', p('moss', 'M-14.500-17.500H0V0H-14.500ZM0 0H14.500Q14 8 10 13L0 0Z') + p('moss', 'M0 2H14V4Q12 14 0 22Z'))),
    at(120, 22, 1, p('steel', 'M-9 2Q-11-16 0-17T9 2Z'), r('ink', -8, -8, 16, 2.4), p('gold', 'M-9-13-6-20-2-16 0-22 2-16 6-20 9-13Z')),
    l('red', 'M96 20Q80 14 78 28M144 20Q160 14 162 28', 4),
  ],
  longship: [
    'day', sky(56, 34, 13), peaks('p0', '190,44 226,52', true, 80), sea(78), at(120, 96, 1.35, longship('red')), waves('wa', 102, 6, 34),
    waves('p2', 113, 5, 30, 12), each(bird('ink'), [36, 58, 0.8], [200, 30, 0.9]),
  ],
} satisfies Scenes<'middleAges'> // prettier-ignore
