/** Scenes of Prehistory: progress. */

import {
  HATS, at, axe, bison, bow, bush, c, campfire, canoe, club, deer, dog, e, each, fish, forest, furrows, goat, hills, horse, hut, l, mammoth, man, p,
  person, pine, plain, pot, r, reeds, ripples, row, sea, sheep, skull, sky, smoke, squatting, torch, turn, wheat, caveWall, type Scenes,
} from '../../../shared/scenes' // prettier-ignore
import { basket, handAxe } from './parts'

export default {
  fire: [
    'night', r('s1', 0, 0, 240, 120), c('fire', 120, 84, 92, 0.16), c('fire', 120, 84, 66, 0.22), c('fire', 120, 84, 44, 0.3), plain('p3', 96),
    campfire(120, 102, 2), at(58, 108, 1.35, squatting('ink', 'dark')), at(182, 108, -1.35, squatting('ink', 'dark')),
    each(c('flame', 0, 0, 1.4), [104, 30], [134, 22], [146, 44], [92, 46], [124, 12]),
  ],
  hunting: [
    'day', sky(40, 34, 11), hills('p0', 78, 8), plain('p1', 92), at(116, 104, 1.35, mammoth('plank')), l('wood', 'M70 36 96 62M86 26 108 56', 2),
    at(200, 106, -1.1, man({ robe: 'hide', skin: 'tan', trousers: 'tan', right: [13, -36], left: [-10, -24], stride: 7 })),
    l('wood', 'M168 54 206 74', 2.2), p('slate', 'M162 51 171 53 168 58Z'),
    at(38, 108, 1.1, man({ robe: 'hide', skin: 'tan', trousers: 'tan', right: [13, -36], stride: 7 })), l('wood', 'M30 78 64 62', 2.2),
    p('slate', 'M70 59 63 59 65 65Z'), plain('p2', 108),
  ],
  fishing: [
    'day', r('s2', 0, 0, 240, 64), hills('p0', 44, 6), p('wa', 'M0 60q20-6 40 0t40 0 40 0 40 0 40 0 40 0V122H0Z'), r('ink', 0, 94, 240, 30, 0, 0.16),
    p('p3', 'M0 122V58Q30 54 60 60L74 122Z'), at(44, 60, 0.9, man({ robe: 'hide', skin: 'tan', trousers: 'tan', right: [12, -28] })),
    l('wood', 'M50 40 106 30', 2), l('hi', 'M106 30V80', 1), at(130, 84, 1.45, fish('p2')), at(188, 104, 1, fish('iron')),
    at(204, 76, -0.75, fish('iron')), l('ink', 'M106 80q0 7-6 5', 1.6), each(c('hi', 0, 0, 2, 0.6), [168, 72], [174, 66, 0.7], [154, 100, 0.8]),
    at(96, 122, 1, reeds('moss')),
  ],
  settlement: [
    'day', sky(180, 32, 11), hills('p0', 70, 9), plain('p1', 88), at(50, 100, 0.95, hut('wood')), at(192, 98, 0.85, hut('wood')), smoke(122, 50, 0.6),
    at(120, 106, 1.35, hut('hide')), at(160, 110, 0.8, person('ink')), at(84, 112, 0.8, person('ink')),
    row(0, 240, 9, (x, k) => (x > 96 && x < 150 ? '' : p('plank', `M${x} 122v-${14 + (k % 2) * 3}l2.500-4 2.500 4v20Z`))),
  ],
  'stone-tools': [
    'cave', r('s1', 0, 0, 240, 120), c('s2', 120, 56, 80, 0.5), e('p1', 120, 108, 130, 18), at(74, 62, 1.3, turn(-14, 0, 0, handAxe(1))),
    at(128, 56, 1.6, handAxe(1)), turn(18, 180, 70, at(180, 90, 1.25, club())),
    each(p('slate', 'M-8 0-3-6 7-3 8 2Z'), [50, 104], [104, 106, 0.8], [154, 108, 1], [206, 104, 0.7], [90, 112, 0.5]),
  ],
  language: [
    'dusk', sky(120, 60, 34, 's2'), hills('p1', 100, 5),
    at(52, 100, 1.3, p('p3', 'M-32 40Q-30 6-8 0L-6-10Q-22-14-20-36-16-56 4-54 22-52 22-34L28-24 22-21 23-15 20-12 20-5Q16-1 8-2L10 4Q26 10 28 40Z')),
    at(188, 100, -1.3, p('ink', 'M-32 40Q-30 6-8 0L-6-10Q-22-14-20-36-16-56 4-54 22-52 22-34L28-24 22-21 23-15 20-12 20-5Q16-1 8-2L10 4Q26 10 28 40Z')),
    at(120, 44, 1, c('hi', 0, 0, 17), p('hi', 'M-12 10-22 20-4 16Z'), at(0, 0, 0.5, bison('ac'))),
    l('hi', 'M94 76q4 4 0 8M100 72q6 8 0 16M146 76q-4 4 0 8M140 72q-6 8 0 16', 2),
  ],
  spear: [
    'day', sky(66, 44, 18), hills('p0', 92, 6), each(deer('p2'), [206, 96, 0.5], [186, 98, 0.42]), hills('p1', 104, 4),
    at(-4, 10, 0.94, turn(58, 120, 60, l('wood', 'M120 190V24', 6), l('plank', 'M122.500 190V24', 1.600), p('slate', 'M120-34Q134-10 128 16L120 26 112 16Q106-10 120-34Z'), p('stone', 'M120-34Q108-10 114 14L120 20Z', 0.6), l('straw', 'M114 20 127 26M114 26 127 32M114 32 127 38M127 20 114 26M127 26 114 32', 2.6), p('ac', 'M117 42Q104 50 102 64 112 60 117 48ZM124 42Q138 50 138 66 128 60 124 48Z'))),
  ],
  'bow-and-arrow': [
    'dusk', sky(176, 48, 20, 'flame'), hills('p0', 88, 8), at(204, 100, 0.7, deer('p3')), hills('p2', 102, 5),
    at(92, 114, 1.9, man({ robe: 'hide', skin: 'tan', trousers: 'tan', right: [18, -29], left: [1, -30], stride: 6 })), at(126, 58, 1.15, bow(32)),
    plain('p3', 112),
  ],
  'hide-clothing': [
    'day', sky(190, 30, 10), hills('p0', 84, 7), plain('p1', 96), l('plank', 'M78 116 90 12M166 116 154 12M70 26H174M66 96H178', 4),
    p('hide', 'M100 24 110 32H134L144 24 156 34 148 50Q154 62 148 78L158 90 146 98 134 90H110L98 98 86 90 96 78Q90 62 96 50L88 34Z'),
    p('tan', 'M106 42H138Q144 62 136 82H108Q100 62 106 42Z', 0.7),
    l('bone', 'M100 24 92 22M144 24 152 22M88 34 78 30M156 34 166 30M86 90 78 94M158 90 166 94M98 98 94 104M146 98 150 104', 1.4),
    l('ink', 'M114 56l6 4 6-4M114 66l6 4 6-4', 1.6, 0.5),
    at(42, 114, 1.2, man({ robe: 'plank', skin: 'tan', right: [12, -24], trousers: 'hide', hat: HATS.hood })),
    turn(30, 204, 90, l('bone', 'M204 110V70', 3)), l('hi', 'M216 72q14 10 4 26t6 18', 1.2),
  ],
  'burial-rites': [
    'dusk', sky(186, 34, 12), hills('p0', 60, 7), p('p2', 'M-5 68Q60 48 120 46T245 66V125H-5Z'), each(bush('moss'), [40, 62, 0.5], [206, 62, 0.5]),
    p('ink', 'M64 70Q120 58 176 70 192 98 166 110 120 116 74 110 48 98 64 70Z', 0.85),
    p('red', 'M80 104Q84 92 112 94 150 90 160 104 120 112 80 104Z', 0.5), at(90, 98, 0.62, skull('bone')),
    l('bone', 'M102 92Q120 82 140 90M110 88v10M116 86v12M122 85v13M128 86v12M134 88v9M140 90Q156 86 150 98L132 104M112 98 122 104', 2.2),
    each(c('bone', 0, 0, 2.2), [74, 84], [82, 78], [164, 82], [158, 76]),
    at(34, 62, 1, man({ long: true, robe: 'p3', right: [3, -22], left: [-3, -22] })),
    at(206, 62, 1, man({ long: true, robe: 'p3', right: [3, -22], left: [-3, -22] })),
    each(p('flame', 'M0 0-4-5 0-9 4-5Z'), [104, 62], [120, 60], [136, 62]),
  ],
  'cave-painting': [
    'cave', caveWall(), at(88, 78, 1.05, horse('ac', 'p3')), at(118, 104, 0.62, deer('p3')), at(66, 96, 0.42, bison('ac')),
    each(c('ac', 0, 0, 1.8), [150, 36], [156, 33], [162, 36]),
    at(178, 116, 1.55, man({ robe: 'hide', skin: 'dark', trousers: 'dark', left: [-18, -36], right: [12, -34] })), at(197, 64, 1, torch()),
    c('flame', 197, 46, 34, 0.16),
  ],
  'dog-domestication': [
    'dusk', sky(124, 62, 30, 'flame'), hills('p0', 92, 7), at(92, 110, 1.7, man({ robe: 'hide', skin: 'tan', trousers: 'tan', right: [17, -15] })),
    at(150, 110, 1.9, dog('plank')), plain('p3', 106), campfire(206, 112, 0.6),
  ],
  agriculture: [
    'day', sky(188, 30, 12, 'flame'), hills('p0', 62, 8), p('p1', 'M-5 74Q120 58 245 74V125H-5Z'), furrows('p2', 120, 64, 4, 0.8),
    p('leaf', 'M-5 86Q40 82 74 72L16 122H-5ZM245 86Q200 82 166 72L224 122H245Z', 0.8),
    at(122, 112, 1.55, man({ robe: 'ac', skin: 'tan', right: [16, -24], left: [-9, -20], hat: HATS.straw, stride: 6 })), at(108, 84, 0.8, basket()),
    each(c('flame', 0, 0, 1.4), [150, 80], [156, 86], [150, 92], [162, 92], [144, 88]), row(8, 64, 14, (x) => wheat(x, 122, 1.3)),
    row(184, 240, 14, (x) => wheat(x, 122, 1.3)),
  ],
  'animal-husbandry': [
    'green', sky(56, 32, 10), hills('p0', 66, 9), hills('p1', 82, 6, -40),
    each(sheep('white'), [96, 98, 1.3], [140, 92, 1.1], [122, 112, 1.5], [166, 108, 1.4]), at(66, 114, 1.1, goat('hide')),
    at(202, 112, 1.5, man({ robe: 'hide', skin: 'tan', left: [-13, -28], trousers: 'tan', hat: HATS.hood })), l('wood', 'M182 116V62q0-8 8-6', 2.4),
    l('plank', 'M-4 84H52M-4 94H48M10 76V104M34 76V104', 2.6), plain('p2', 116),
  ],
  pottery: [
    'cave', r('p1', 0, 0, 240, 120), c('s1', 120, 50, 84, 0.5), c('s1', 120, 50, 54, 0.5), r('p2', 0, 98, 240, 24), at(58, 100, 1.25, pot('bronze')),
    at(120, 100, 1.9, pot('clay')), at(182, 100, 1.2, pot('red')), at(210, 102, 0.7, pot('bronze')), r('p3', 0, 98, 240, 3),
  ],
  'dugout-canoe': [
    'green', sky(180, 32, 11), hills('p0', 62, 9), forest(pine, 'p2', 70, 0.5, 15, 4), sea(70),
    at(118, 86, 1.2, man({ robe: 'hide', skin: 'tan', right: [17, -22], left: [10, -30], trousers: 'tan' })), l('wood', 'M136 38 152 100', 3),
    p('wood', 'M149 92Q146 108 155 112 160 104 156 90Z'), at(116, 92, 1.5, canoe('wood')), ripples(70, 108, 1.4), ripples(178, 110, 1.2),
    at(22, 116, 1.4, reeds('moss')),
  ],
  barter: [
    'day', sky(120, 40, 0), hills('p0', 70, 8), plain('p1', 82), e('ac', 120, 98, 54, 9), l('hi', 'M72 98h96', 1.4, 0.5),
    at(104, 98, 0.62, pot('clay')), at(132, 100, 1, p('hide', 'M-12 0Q-10-9 0-9T12 0Z')), each(c('hi', 0, 0, 3), [148, 96], [153, 100], [146, 102]),
    at(66, 106, 1.6, man({ robe: 'hide', skin: 'tan', right: [23, -24], trousers: 'tan' })),
    at(174, 106, -1.6, man({ robe: 'ac', skin: 'dark', right: [23, -24], trousers: 'dark', hair: 'ink', beard: true })),
    at(108, 66, 0.7, turn(30, 0, 0, axe())), at(138, 60, 0.9, fish('iron')),
  ],
} satisfies Scenes<'prehistory'> // prettier-ignore
