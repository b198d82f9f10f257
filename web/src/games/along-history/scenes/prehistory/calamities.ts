/** Scenes of Prehistory: calamities. */

import {
  at, bare, bear, c, deer, each, flame, forest, grass, hills, howling, hut, l, man, moon, p, peaks, pine, plain, r, rain, raven, row, rubble, shade,
  skull, sky, smoke, snowfall, thunderheads, tree, turn, veil, waves, wind, wolf, sabreHead, type Scenes,
} from '../../../shared/scenes' // prettier-ignore
import { bones } from './parts'

export default {
  'sabre-toothed-tigers': [
    'dusk', sky(120, 50, 0), c('flame', 120, 50, 46, 0.4), row(0, 240, 16, (x, k) => at(x, 84 + (k % 3) * 4, 2, grass('p1'))),
    at(120, 84, 1.12, p('tan', 'M-24-6Q-36 20-34 50H34Q36 20 24-6Z'), shade('M0-6H24Q36 20 34 50H0Z', 0.2), sabreHead()),
    row(-4, 240, 12, (x, k) => (x > 84 && x < 152 ? '' : at(x, 122, 2.4 + (k % 2) * 0.6, grass('p3')))),
  ],
  wolves: [
    'night', moon(120, 52, 34, true), forest(pine, 'p1', 104, 1, 30, 6), p('ink', 'M70 122Q84 96 112 94 150 92 176 122Z'),
    at(120, 96, 1.15, howling('ink')), at(46, 104, 0.9, wolf('ink')), at(200, 104, -0.9, wolf('ink')), plain('p3', 102),
  ],
  'rough-winter': [
    'snow', r('s1', 0, 0, 240, 120), hills('p0', 60, 10), each(bare('p3'), [40, 92, 1.3], [206, 90, 1.1]), hills('p2', 84, 6, -30),
    at(122, 100, 1.5, hut('p3')), p('hi', 'M82 92Q88 62 108 52 122 46 138 52 156 62 162 92 154 84 146 88 146 76 124 74 102 76 98 88 90 84 82 92Z'),
    hills('hi', 100, 5, 40), wind('hi', 42, 0.9), snowfall(), p('p1', 'M-5 112Q60 100 120 108T245 106V125H-5Z'),
  ],
  famine: [
    'fire', sky(184, 34, 16, 'flame'), hills('p0', 66, 5), r('p1', 0, 72, 240, 50),
    l('ink', 'M0 92l28-6 20 10 34-6 26 8 40-8 30 8 62-8M30 122l12-28M74 122l8-32M124 122l-10-24M170 122l-16-28M214 122l-8-26M0 108l36 2 40-2 42 2 44-2 46 2 40-4', 1.8, 0.5),
    at(52, 86, 1.5, bare('p3')), at(72, 40, 0.8, raven('ink')),
    at(132, 100, 1.15, p('bone', 'M-14-26Q-30-30-34-46-22-38-12-34H12Q22-38 34-46 30-30 14-26L8-4Q0 4-8-4Z'), p('ink', 'M-10-24Q-6-26-4-20-6-15-10-18ZM10-24Q6-26 4-20 6-15 10-18ZM-3-5 0-10 3-5Z'), shade('M2-34H12Q22-38 34-46 30-30 14-26L8-4Q4 0 2 0Z', 0.15)),
    l('bone', 'M166 100q6-16 14 0M176 100q6-18 15 0M187 100q6-16 14 0', 2.4),
  ],
  earthquake: [
    'storm', r('s1', 0, 0, 240, 120), peaks('p0', '60,30 180,26', false, 80), plain('p1', 74), turn(-18, 60, 90, at(60, 92, 1.1, hut('p3'))),
    turn(22, 190, 88, at(190, 88, 1.3, tree('p3'))), p('p2', 'M-5 92 60 86 96 90 84 122H-5ZM245 84 170 86 140 92 160 122H245Z'),
    p('ink', 'M118 66l-8 14 8 6-18 12 10 8-20 18h68l-14-16 8-10-16-8 8-12-14-4 4-8Z'), p('fire', 'M114 100l-4 8-14 16h40l-10-12 4-8Z', 0.7),
    turn(16, 150, 76, rubble(156, 80, 0.8, 'rock')), rubble(84, 88, 0.7, 'rock'), l('hi', 'M20 50l-8 6 8 6-8 6M222 46l8 6-8 6 8 6', 2, 0.7),
  ],
  flood: [
    'storm', r('s1', 0, 0, 240, 120), thunderheads('p3'), rain('hi', 0.4), hills('p1', 70, 8), at(70, 92, 1.2, hut('p3')),
    at(190, 84, 0.9, hut('p2')), at(150, 92, 1.4, bare('ink')), waves('wa', 78, 7, 34),
    at(108, 90, 1, p('wood', 'M-18-3H16L19 3H-15Z'), at(0, -3, 0.9, man({ robe: 'ac', skin: 'tan', left: [-11, -42], right: [11, -42], trousers: 'tan' }))),
    waves('p2', 96, 8, 42, 10), waves('p3', 110, 6, 30, 20), l('hi', 'M30 90q8-5 16 0M170 104q8-5 16 0M84 112q8-5 16 0', 1.8, 0.6),
  ],
  'cave-bear': [
    'cave', c('s1', 120, 60, 90), c('s2', 120, 52, 60), hills('p0', 84, 6),
    p('ink', 'M-5-5H245V125H204C206 84 196 40 168 24 140 10 96 10 70 26 44 44 36 86 38 125H-5Z', 0.92),
    p('p3', 'M84 8 90 34 97 7ZM140 8 147 28 152 10Z'), at(118, 118, 1.35, bear('plank')), p('p2', 'M30 125Q60 108 118 112T212 125Z'),
    at(176, 116, 0.9, bones()),
  ],
  wildfire: [
    'fire', sky(190, 28, 10), hills('p0', 66, 8), smoke(60, 60, 1.1, 'p3', 0.4), smoke(130, 54, 1.2, 'p3', 0.4), hills('p1', 82, 5),
    [18, 56, 92, 128, 168, 206, 232].map((x, k) => flame(1.5 + (k % 3) * 0.4, x, 96)).join(''),
    each(pine('ink'), [38, 98, 1.2], [112, 100, 1.5], [184, 98, 1.25]),
    [6, 40, 76, 108, 146, 186, 222].map((x, k) => flame(0.9 + (k % 2) * 0.3, x, 112)).join(''), plain('p3', 108), at(150, 116, 0.7, deer('ink')),
  ],
  epidemic: [
    'storm', r('s1', 0, 0, 240, 120), c('leaf', 120, 44, 62, 0.25), c('leaf', 120, 44, 44, 0.3), at(120, 70, 1.35, veil(0.75, skull('bone'))),
    hills('p1', 74, 5), at(40, 86, 0.8, hut('p3')), at(206, 86, 0.8, hut('p3')), hills('p2', 84, 4, 30),
    each(p('ink', 'M-18 0Q-16-5-4-6L12-5Q20-4 20 0Z') + c('tan', -16, -3.5, 4), [88, 94, 1], [150, 97, -1], [116, 108, 0.9]),
    at(180, 100, 0.7, raven('ink')), at(58, 100, 0.7, raven('ink')),
  ],
} satisfies Scenes<'prehistory'> // prettier-ignore
