/** Scenes of Antiquity: wonders. */

import {
  at, c, camel, cloud, colonnade, column, courses, crowd, cube, cypress, dunes, each, flame, galley, hedge, hills, l, man, p, palm, plain, pyramid, r,
  row, sea, shade, sky, stars, steed, temple, torch, type Scenes,
} from '../../../shared/scenes' // prettier-ignore

export default {
  'great-pyramid-of-giza': [
    'sand', sky(56, 34, 14), dunes('p0', 88, 7), at(206, 98, 0.8, pyramid(60, 'p0', 'p2')), at(116, 104, 1, pyramid(90, 's2', 'p2')),
    p('gold', 'M116 14 107 26H118L127.500 26Z'), dunes('p1', 108, 5), at(196, 112, 0.8, camel('p3')), at(172, 114, 0.7, camel('p3')),
    at(34, 114, 1, palm('moss')), crowd(60, 100, 116, 'p3', 0.6, 10),
  ],
  'hanging-gardens-of-babylon': [
    'sand', sky(46, 28, 11), hills('p0', 86, 5),
    ([[170, 104, 22], [128, 82, 20], [86, 62, 18], [46, 44, 16]] as const).map(([w, y, h]) => { const x = 120 - w / 2; return r('p1', x, y - h, w, h) + shade(`M${120 + w * 0.15} ${y - h}H${x + w}V${y}H${120 + w * 0.15}Z`, 0.16) + row(x + 8, x + w - 14, 15, (a) => p('p3', `M${a} ${y}v-9a4 4 0 0 1 8 0v9Z`)) + at(x - 3, y - h + 1, 1, hedge(w + 6, 'leaf')) }).join(''),
    p('hi', 'M117 46h6v60h-6Z', 0.75),
    each(palm('moss'), [104, 42, 0.5], [140, 42, 0.5], [66, 62, 0.55], [176, 62, 0.55], [48, 84, 0.6], [196, 84, 0.6]), sea(104),
    l('hi', 'M100 110h40M96 116h50', 1.600, 0.6), each(palm('moss'), [20, 112, 1.1], [222, 112, 1.1]),
  ],
  'statue-of-zeus-at-olympia': [
    'room', r('p3', 0, 0, 240, 120), c('gold', 120, 46, 70, 0.25), c('gold', 120, 46, 46, 0.3), at(28, 118, 1.4, column(84, 'p0')),
    at(62, 112, 1.15, column(84, 'p1')), at(212, 118, 1.4, column(84, 'p0')), at(178, 112, 1.15, column(84, 'p1')), r('p0', 0, 0, 240, 7),
    at(120, 112, 1, p('bronze', 'M-32 0V-60H32V0Z'), p('plank', 'M-28-2V-56H28V-2Z'), r('gold', -36, -64, 6, 64), r('gold', 30, -64, 6, 64), p('gold', 'M-18-62Q0-70 18-62L20-36H24L26-6H-26L-24-36H-20Z'), p('bone', 'M-14-66Q0-60 14-66L16-44Q0-38-16-44Z'), l('bone', 'M-15-62-30-52-31-78M15-62 28-48 32-38', 6), c('bone', 0, -76, 9), p('plank', 'M-9-76Q-11-60 0-58T9-76Q5-70 0-71T-9-76ZM-10-76Q-11-87 0-87T10-76Q6-82 0-82T-10-76Z'), l('leaf', 'M-9-82Q0-88 9-82', 2.200), l('gold', 'M-31-16V-92', 2.400), p('gold', 'M-31-92-36-98-31-104-26-98Z'), at(33, -40, 0.5, p('gold', 'M-8 0-4-16Q0-20 4-16L8 0Z'), c('gold', 0, -22, 4))),
    r('stone', 74, 110, 92, 14), crowd(84, 156, 122, 'ink', 0.6, 14),
  ],
  'temple-of-artemis-at-ephesus': [
    'azure', r('s2', 0, 0, 240, 120), c('hi', 190, 30, 16), c('hi', 190, 30, 32, 0.3), hills('p1', 84, 8),
    each(cypress('p3'), [16, 104, 1.1], [226, 104, 1.1], [32, 102, 0.8]), plain('gold', 106), at(120, 108, 1, temple(176, 46, 11, 'white', 'p3')),
    at(120, 40, 1, p('ac', 'M0-10Q8-4 6 6H-6Q-8-4 0-10Z'), c('gold', 0, -10, 3)), r('stone', 20, 108, 200, 5), r('rock', 12, 113, 216, 10),
  ],
  'mausoleum-at-halicarnassus': [
    'dusk', sky(52, 40, 16, 'flame'), hills('p0', 92, 6),
    at(24, 26, 0.8, r('stone', 70, 74, 100, 38), courses(70, 74, 100, 38, 9, 0.14), r('ink', 134, 74, 36, 38, 0, 0.16), r('hi', 64, 70, 112, 6), at(120, 70, 1, colonnade(90, 26, 8, 'hi', 'p2', 5)), r('hi', 70, 38, 100, 6), [0, 1, 2, 3, 4].map((k) => r(k % 2 ? 'stone' : 'hi', 78 + k * 8, 33 - k * 5, 84 - k * 16, 5)).join(''), at(118, 13, 0.36, steed('gold', 'gold')), at(132, 13, 0.3, man({ robe: 'gold', skin: 'gold', hair: 'gold' })), r('rock', 56, 110, 128, 14), p('ink', 'M112 112V94a8 8 0 0 1 16 0V112Z')),
    each(cypress(), [40, 116, 1.1], [200, 116, 1.1], [22, 118, 0.9], [218, 118, 0.9]),
  ],
  'colossus-of-rhodes': [
    'day', sky(52, 34, 13), cloud(196, 30, 0.8), hills('p0', 78, 6), sea(84),
    at(24, 26, 0.8, at(118, 104, 0.6, galley('white', 'ac')), p('stone', 'M56 104H92V125H50ZM148 104H184L190 125H148Z'), r('hi', 54, 101, 40, 4), r('hi', 146, 101, 40, 4), at(120, 102, 1, l('bronze', 'M-6-44Q-24-30-44 0M6-44Q24-30 44 0', 10), p('bronze', 'M-13-72Q0-78 13-72L11-40Q0-36-11-40Z'), shade('M2-75Q8-75 13-72L11-40Q6-38 2-38Z', 0.22), l('bronze', 'M-12-70-24-60-20-46', 6), l('bronze', 'M12-70 24-80 22-92', 6), c('bronze', 0, -82, 7.500), p('gold', 'M-7-85-11-93-5-90-3-97 0-91 3-97 5-90 11-93 7-85Z'), at(22, -94, 0.9, torch()))),
  ],
  'lighthouse-of-alexandria': [
    'night', sky(120, 22, 0), stars(), p('flame', 'M120 24 245-6V50ZM120 24-5-2V46Z', 0.3), c('flame', 120, 22, 22, 0.35), sea(92),
    at(40, 100, 0.5, galley('white', 'ac')), at(206, 96, 0.4, galley('white', 'ac')), p('stone', 'M98 106 103 66H137L142 106Z'),
    shade('M124 66H137L142 106H127Z', 0.25), p('hi', 'M107 66 110 42H130L133 66Z'), shade('M124 42H130L133 66H125Z', 0.25),
    r('stone', 113, 28, 14, 14), r('hi', 100, 63, 40, 4), r('hi', 108, 40, 24, 3), flame(0.75, 120, 30),
    each(r('ink', -1.500, -5, 3, 5), [114, 82], [126, 82], [114, 96], [126, 96], [120, 56]), p('p1', 'M70 122Q76 106 98 104H144Q166 108 174 122Z'),
    at(78, 108, 1, cube('p0', 18, 12)), at(160, 110, 1, cube('p0', 16, 10)),
  ],
} satisfies Scenes<'antiquity'> // prettier-ignore
