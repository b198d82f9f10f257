/** Scenes of Antiquity: terrain. */

import {
  amphora, at, c, camel, cedar, column, crowd, cube, cypress, dunes, each, galley, grass, hammer, hills, l, lake, man, olive, p, palm, peaks, person,
  plain, pyramid, r, reeds, sailboat, sea, shade, sky, smoke, tent, torch, ziggurat, type Scenes,
} from '../../../shared/scenes' // prettier-ignore
import { town, volcano } from './parts'

export default {
  pompeii: [
    'day', sky(44, 30, 10), smoke(124, 24, 0.8, 'grey', 0.7), at(118, 26, 1, volcano()), town(10, 240, 92, 22),
    each(cypress(), [52, 98, 0.7], [190, 98, 0.8]), plain('p1', 96), r('p0', 78, 92, 84, 30),
    l('p1', 'M78 104h84M78 114h84M100 92v12M130 92v12M112 104v10M144 104v10', 1.2),
    each(column(44), [70, 110], [52, 114, 1.15], [170, 110], [188, 114, 1.15]), r('hi', 34, 60, 44, 5), r('hi', 162, 60, 44, 5),
    crowd(104, 140, 110, 'p3', 0.8, 16),
  ],
  'nile-valley': [
    'sand', sky(192, 28, 12), dunes('p0', 58, 8), at(56, 64, 0.42, pyramid(70, 'p0', 'p2')), at(86, 66, 0.3, pyramid(70, 'p0', 'p2')),
    dunes('p1', 68, 6, true), p('leaf', 'M-5 78Q120 66 245 76V90H-5Z'), sea(86),
    each(palm('moss'), [26, 88, 1.1], [44, 86, 0.8], [196, 86, 1], [216, 90, 1.2], [148, 82, 0.6]),
    at(122, 95, 1.2, p('plank', 'M-30-8Q-20 0 0 0H18Q30-2 36-12L30 4Q0 10-24 4Z'), p('white', 'M-2-4-20-44Q20-30 26-6Z'), l('plank', 'M0-2-21-46', 1.8)),
    p('leaf', 'M-5 116Q60 108 120 114T245 112V125H-5Z'), at(60, 118, 1, reeds('moss')), at(206, 118, 0.9, reeds('moss')),
  ],
  mesopotamia: [
    'sand', sky(56, 30, 12), plain('p0', 66),
    p('wa', 'M30 66Q10 86 56 98T40 125H96Q108 100 74 90T40 66ZM206 66Q236 84 182 98T206 125H150Q132 104 168 92T198 66Z'),
    p('leaf', 'M60 72Q120 66 180 72 160 90 150 122H92Q88 88 60 72Z', 0.8), at(120, 96, 1, ziggurat([92, 66, 42], 18, 'p2')),
    at(120, 42, 1, cube('p1', 18, 12)), each(palm('moss'), [58, 92, 0.8], [186, 92, 0.9], [24, 108, 1.1], [220, 106, 1.1]),
    at(120, 118, 0.8, person('ink')), at(104, 114, 0.7, person('ink')),
  ],
  'mediterranean-harbour': [
    'day', sky(46, 28, 10), hills('p1', 56, 9), p('p2', 'M140 90Q160 40 210 36T245 30V96Z'), town(168, 244, 66, 18), town(156, 244, 82, 18),
    each(cypress(), [150, 84, 0.7], [226, 48, 0.6]), sea(80), at(84, 94, 1.05, galley('white', 'ac')), at(28, 84, 0.6, sailboat('white', 'ac')),
    p('stone', 'M136 92H245V125H150Z'), r('hi', 136, 90, 110, 4), each(amphora('clay'), [176, 110, 0.6], [190, 112, 0.6], [204, 110, 0.6]),
    at(222, 112, 0.9, man({ robe: 'blue', left: [-10, -26] })),
  ],
  'silver-mine': [
    'dusk', sky(196, 26, 9), peaks('p0', '40,34 200,40'), p('p2', 'M10 125Q40 40 110 22 176 26 226 125Z'),
    shade('M120 24Q182 36 226 125H170Q166 60 120 24Z'), p('ink', 'M74 112V74Q76 52 104 50 132 52 134 74V112Z'),
    l('wood', 'M76 114V60M132 114V60M68 58H140', 6), at(104, 76, 0.7, torch()), c('flame', 104, 66, 24, 0.2),
    l('iron', 'M60 118 240 112M50 124 240 119', 1.600),
    at(164, 112, 1.1, each(p('steel', 'M-7 0-5-8 3-10 7-3 6 0Z'), [-12, -17], [0, -19, 1.2], [12, -17]), p('plank', 'M-24-18H24L19-3H-19Z'), c('slate', -12, 0, 5), c('slate', 12, 0, 5)),
    each(p('hi', 'M0-6 1.500-1.500 6 0 1.500 1.500 0 6-1.500 1.500-6 0-1.500-1.500Z'), [154, 84], [178, 82, 0.7], [56, 70, 0.8], [184, 64, 0.6]),
    l('steel', 'M48 92l10-8 6 4M186 90l8-10', 2.400),
  ],
  'olive-grove': [
    'green', sky(190, 28, 11), hills('p0', 58, 10), hills('p1', 74, 7, -50),
    each(olive('leaf'), [40, 82, 0.6], [70, 78, 0.5], [156, 78, 0.5], [206, 82, 0.65]), hills('p2', 92, 5, 30), at(84, 110, 1.6, olive('leaf')),
    at(176, 112, 1.35, olive('moss')), plain('p3', 110), at(132, 116, 0.85, amphora('clay')),
    each(c('ink', 0, 0, 1.8), [104, 116], [110, 119], [70, 117]),
  ],
  oasis: [
    'sand', sky(60, 34, 14), dunes('p0', 64, 12), dunes('p1', 80, 9, true), lake(124, 102, 70, 13),
    each(palm('moss'), [72, 100, 1.3], [92, 94, 1], [176, 98, 1.4], [156, 92, 0.9]), at(206, 104, 0.8, tent('white')), at(44, 106, 0.8, camel('p2')),
    dunes('p2', 116, 5), each(grass('moss'), [66, 112], [182, 114, 1.1]),
  ],
  'marble-quarry': [
    'day', sky(46, 28, 10), peaks('p1', '60,30', false, 80), p('hi', 'M245 14H176V34H146V56H116V78H82V98H-5V125H245Z'),
    p('stone', 'M176 14H196V34H166V56H136V78H102V98H82V78H116V56H146V34H176Z', 0.7),
    l('rock', 'M196 50h40M170 70h60M146 92h90M200 22v28M216 70v22M180 92v20M120 98v24', 1.2, 0.6),
    at(66, 102, 1.2, l('plank', 'M-30 1H28', 4), p('white', 'M-20-22H16L22-28H-14Z'), r('stone', -20, -22, 36, 21), p('rock', 'M16-22 22-28V-7L16-1Z')),
    at(120, 104, 1, man({ robe: 'ac', left: [-14, -22], right: [-12, -26], stride: 8 })), l('straw', 'M92 88 110 82', 2),
    at(160, 78, 0.8, man({ robe: 'blue', right: [12, -34] })), at(172, 51, 0.7, hammer()),
  ],
  'cedar-forest': [
    'day', sky(186, 28, 11), peaks('p1', '50,28 180,24', true, 92), hills('p0', 80, 7),
    each(cedar('moss'), [36, 92, 0.8], [206, 92, 0.9], [150, 90, 0.7]), hills('p2', 100, 5), at(92, 112, 1.55, cedar('moss')),
    at(182, 114, 1.25, cedar('leaf')), plain('p3', 110), at(134, 114, 0.9, l('wood', 'M-22-3H22', 7), c('straw', 22, -3, 3.500)),
  ],
} satisfies Scenes<'antiquity'> // prettier-ignore
