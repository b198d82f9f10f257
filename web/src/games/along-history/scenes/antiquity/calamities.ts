/** Scenes of Antiquity: calamities. */

import {
  HATS, at, axe, bare, battlement, c, crowd, cube, dunes, e, each, flame, forest, galley, hills, l, man, moon, mosquito, p, person, plain, r, raider,
  rays, reeds, rider, sailboat, sea, shade, sky, smoke, temple, torch, tree, turn, waves, type Scenes,
} from '../../../shared/scenes' // prettier-ignore
import { chain, town, volcano } from './parts'

export default {
  'volcanic-eruption': [
    'fire', r('p1', 0, 0, 240, 120), c('fire', 120, 36, 90, 0.5), c('flame', 120, 36, 50, 0.4),
    p('slate', 'M106 40Q86 20 60 24 40 26 30 10 34-6 60-6H200Q216 10 196 22 170 22 136 40Z'),
    p('ink', 'M112 36Q100 10 80 8T52-6H190Q186 10 160 10 140 14 130 36Z', 0.5), flame(1.6, 120, 44), at(120, 40, 1, volcano(true)),
    each(c('fire', 0, 0, 3), [70, 46], [90, 30, 0.8], [166, 36], [186, 56, 0.8], [52, 66, 0.8]),
    l('flame', 'M72 42l8-10M166 32l-8-8M184 52l-6-8', 1.600), plain('ink', 108), at(40, 112, 1, cube('p1', 20, 14)),
    at(206, 112, 1, cube('p1', 22, 16)), each(person('ink'), [76, 114, 0.8], [92, 116, 0.7]),
  ],
  'tidal-wave': [
    'storm', r('s2', 0, 0, 240, 120), c('hi', 196, 28, 12), town(130, 240, 108, 18),
    p('p1', 'M-5 125V10Q30-14 76 6 118 26 122 62 116 52 104 50 116 62 112 76 106 66 96 66 70 68 82 96 96 116 140 125Z'),
    p('wa', 'M-5 125V26Q30 2 68 18 96 30 98 56 78 56 72 74 66 104 110 125Z'),
    l('hi', 'M4 54Q34 26 66 36M2 80Q30 50 60 58M6 104Q30 80 58 84', 2.400, 0.6),
    p('hi', 'M60 4Q100 12 118 42 124 54 122 64 118 52 110 54 114 62 110 72 106 62 100 62 104 70 98 76 96 64 90 62Q104 30 60 4Z'),
    each(c('hi', 0, 0, 2), [130, 60], [126, 72, 0.8], [134, 46, 0.7], [118, 84, 0.8]), waves('wa', 112, 5, 26),
    at(160, 116, 0.7, sailboat('hi', 'ac')), each(person('ink'), [206, 110, 0.6], [216, 112, 0.6]),
  ],
  drought: [
    'sand', sky(120, 36, 18, 'flame'), rays(120, 36, 'hi', 0.3, 16), dunes('p0', 66, 5), r('p1', 0, 74, 240, 50),
    l('p3', 'M0 92l30-4 22 8 36-6 30 8 40-8 34 8 48-6M28 122l14-26M76 122l12-30M120 122l-4-24M166 122l-10-26M212 122l-20-28M0 108l34 3 46-4 38 4 46-4 40 4 36-2M52 96l-4 12M158 90l6 16', 1.800, 0.65),
    turn(-12, 92, 92, at(92, 94, 1.15, p('plank', 'M-34-12Q-24-4 0-4H20Q32-6 38-14L32 4Q0 8-26 4Z'), l('plank', 'M0-4V-44', 2.600), p('bone', 'M2-42Q20-30 22-10L8-12 12-20 4-18Z', 0.8), l('p3', 'M-20-2V4M-8-2V6M6-2V6', 1.200))),
    at(192, 92, 1.3, bare('plank')), l('bone', 'M154 102q5-12 11 0M162 102q5-14 12 0', 2),
  ],
  'barbarian-invasion': [
    'fire', sky(60, 30, 0), c('flame', 186, 60, 60, 0.4), smoke(180, 44, 1, 'p3', 0.5), battlement('p2', 140, 58, 110, 40, 10, 6),
    flame(1.2, 166, 62), flame(1.6, 196, 62), flame(1, 224, 62), hills('p3', 98, 4),
    at(92, 112, 1.25, rider('plank', 'ink', at(2, 6, 0.8, axe()), HATS.nasal)),
    at(34, 110, 0.9, rider('red', 'plank', at(0, 4, 0.9, torch()), HATS.nasal)),
    each(man({ robe: 'plank', hat: HATS.nasal, beard: true, hair: 'straw', right: [12, -36] }), [150, 116, 1], [182, 118, 0.9]),
    at(162, 82, 0.7, axe()), at(193, 90, 0.8, torch()), plain('ink', 114),
  ],
  'slave-revolt': [
    'fire', sky(120, 60, 0), rays(120, 70, 'flame', 0.3, 18), c('fire', 120, 60, 50, 0.4), crowd(0, 240, 116, 'p3', 1.3, 17),
    each(torch(), [46, 84, 0.9], [76, 92, 0.7], [196, 82, 0.9], [166, 92, 0.7]),
    at(120, 122, 1.25, p('tan', 'M-13 10-14-40Q-22-46-20-58L-18-70Q-14-78-8-74-4-80 2-76 8-80 12-74 18-76 20-68L19-52Q18-44 13-40L14 10Z'), shade('M4-76Q10-78 12-74 18-76 20-68L19-52Q18-44 13-40L14 10H6Q8-40 4-76Z', 0.2), l('dark', 'M-9-73-10-60M1-75V-60M11-73 11-60M-20-58Q-10-52 2-58', 1.600, 0.7), r('slate', -17, -36, 34, 14, 3), r('hi', -17, -36, 34, 3, 2, 0.3)),
    turn(34, 150, 84, at(146, 86, 0.9, chain())), turn(150, 96, 88, at(94, 84, 0.9, chain())), l('flame', 'M188 104l8-4M186 110l8 4', 2),
  ],
  'marsh-fever': [
    'green', r('p2', 0, 0, 240, 120), c('p1', 150, 40, 70, 0.6), c('s1', 150, 40, 40, 0.4), forest(tree, 'p3', 78, 0.7, 26, 4),
    r('p3', 0, 76, 240, 46), e('wa', 100, 98, 86, 8, 0.5), e('wa', 196, 110, 60, 7, 0.5),
    l('hi', 'M10 80q50-7 110 0t110-3M50 70q40-6 100 0', 3, 0.25), at(30, 112, 1.5, reeds('moss')), at(214, 108, 1.6, reeds('moss')),
    at(126, 52, 2.3, mosquito()), at(64, 34, 0.9, mosquito()), at(190, 80, -0.8, mosquito()),
  ],
  'great-fire': [
    'fire', r('p3', 0, 0, 240, 120), c('fire', 120, 90, 110, 0.35), c('flame', 120, 96, 66, 0.25), smoke(60, 54, 1.3, 'ink', 0.45),
    smoke(150, 44, 1.5, 'ink', 0.45), [30, 66, 104, 144, 180, 216].map((x, k) => flame(1.9 + (k % 2) * 0.6, x, 100)).join(''),
    at(120, 108, 1, temple(104, 36, 6, 'p1', 'fire')), at(34, 110, 1.3, cube('p2', 30, 26)), at(208, 110, 1.3, cube('p2', 30, 30)),
    [52, 88, 150, 190].map((x, k) => flame(0.8 + (k % 2) * 0.3, x, 112)).join(''), plain('ink', 110),
    each(person('ink'), [80, 118, 0.7], [164, 118, 0.7]),
  ],
  pirates: [
    'night', moon(186, 30, 13, true), sea(78), at(46, 84, 0.55, galley('white', 'blue')), at(138, 92, 1.3, raider()),
    each(at(0, 0, 1, person('ink'), l('steel', 'M5-12 12-24', 1.600)), [108, 84, 0.9], [126, 84, 0.8], [160, 84, 0.9], [176, 83, 0.8]),
    waves('p1', 104, 5, 32), waves('p2', 113, 4, 28, 12), at(186, 66, 0.8, torch()),
  ],
} satisfies Scenes<'antiquity'> // prettier-ignore
