/** Scenes of the Middle Ages: characters. */

import {
  CROWNS, at, axe, banner, bow, bust, c, camel, castle, cloak, cross, dome, dunes, e, each, flame, furs, halo, hills, l, longship, man, minaret, p,
  peaks, plain, r, rays, rider, room, row, scales, scroll, sea, shield, sky, sword, tome, tree, turn, type, wisp, yurt, archWindow, type Scenes,
} from '../../../shared/scenes' // prettier-ignore
import { lily, lion } from './parts'

export default {
  clovis: [
    'hall', room(108), rays(120, 8, 'hi', 0.18, 18), archWindow(120, 44, 30, 42, 'p3', 's2'),
    at(120, 12, 0.8, p('white', 'M-2 6Q-14 4-22-6-10-6-4-2-2-8 0-10 2-8 4-2 10-6 22-6 14 4 2 6L4 12H-4Z')),
    at(116, 84, 1.15, bust({ skin: 'skin', hair: 'straw', cut: 'long', beard: 'moustache', robe: 'ac', trim: 'gold', hat: CROWNS.circlet, over: cloak('white') })),
    at(40, 122, 1, r('stone', -12, -34, 24, 34), e('hi', 0, -34, 20, 5), e('wa', 0, -35, 16, 3.600)), at(196, 122, 1.4, axe()),
  ],
  justinian: [
    'hall', r('gold', 0, 0, 240, 120), row(4, 236, 11, (x) => row(4, 116, 11, (y) => r('hi', x, y, 5, 5, 0, 0.2))),
    at(118, 80, 1.2, bust({ skin: 'skin', hair: 'hair', cut: 'short', robe: 'purple', trim: 'gold', behind: halo('bone'), hat: CROWNS.crown, over: l('gold', 'M-30 18-6 48', 5) + c('red', 18, 14, 5) + c('gold', 18, 14, 2.4) })),
    l('white', 'M103 52v10M133 52v10', 2.4), each(c('purple', 0, 0, 2), [103, 64], [133, 64]), l('red', 'M6 6H234V114H6Z', 4),
    l('moss', 'M12 12H228V108H12Z', 2), at(190, 104, 0.9, p('straw', 'M-18-20H18Q16 0 0 0T-18-20Z'), r('gold', -20, -24, 40, 5, 2)),
    at(44, 104, 0.9, dome(18, 'moss', 'stone')),
  ],
  charlemagne: [
    'room', room(110), r('p3', 60, 0, 120, 110), l('gold', 'M60 0V110M180 0V110', 3),
    each(lily('gold'), [74, 24, 0.9], [166, 24, 0.9], [74, 56, 0.9], [166, 56, 0.9], [74, 88, 0.9], [166, 88, 0.9]),
    at(120, 84, 1.2, bust({ skin: 'skin', hair: 'grey', cut: 'long', beard: 'long', robe: 'blue', trim: 'gold', hat: CROWNS.crown, over: cloak('red') })),
    at(168, 106, 1, c('gold', 0, 0, 11), l('red', 'M-11 0H11M0-11V0', 2), at(0, -17, 0.7, cross('gold', 8, 3))), at(68, 122, 1.25, sword(56)),
  ],
  'william-the-conqueror': [
    'day', sky(52, 28, 10), hills('p0', 58, 6), sea(66), each(longship('ac'), [40, 88, 0.5], [214, 78, 0.34]), plain('p1', 102),
    at(114, 82, 1.2, bust({ skin: 'skin', hair: 'hair', beard: 'moustache', robe: 'iron', trim: 'iron', hat: CROWNS.norman, over: l('slate', 'M-32 14q4 4 8 0t8 0 8 0 8 0 8 0 8 0 8 0M-36 24q4 4 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0M-38 34q4 4 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0', 1.600, 0.8) })),
    at(176, 102, 1.25, p('white', 'M-14-24Q0-34 14-24 14 4 0 26-14 4-14-24Z'), l('blue', 'M0-28V24M-14-10H14', 4), c('gold', 0, -10, 4)),
  ],
  'eleanor-of-aquitaine': [
    'room', room(106), archWindow(186, 78, 44, 62, 'p3', 's2'),
    `<g transform="translate(164 54) scale(.18)">${p('p2', 'M0 120V60Q60 20 120 60T240 50V120Z')}</g>`,
    at(96, 82, 1.2, bust({ skin: 'skin', hair: 'clay', cut: 'long', robe: 'moss', trim: 'gold', hat: CROWNS.wimple, over: p('gold', 'M-3 10H3L6 50H-6Z', 0.8) })),
    l('red', 'M93 67q3 1.600 6 0', 2),
    at(188, 112, 1.1, p('wood', 'M-4 0Q-20-2-18-16-14-28 2-26 14-22 12-10 8 0-4 0Z'), c('ink', -3, -14, 4), l('plank', 'M6-22 28-46', 4), l('bone', 'M-8-8 26-44M-5-6 28-42', 0.9)),
  ],
  saladin: [
    'sand', sky(186, 36, 13, 'flame'), dunes('p0', 80, 8), at(40, 98, 0.62, dome(22, 'moss', 'stone')), at(66, 98, 0.8, minaret(50, 'white')),
    dunes('p1', 98, 4, true), at(190, 122, 1, banner('moss', at(0, 0, 0.9, p('gold', 'M3-6.300A7 7 0 1 0 3 6.300 6.500 6.500 0 0 1 3-6.300Z')), 92)),
    at(116, 84, 1.2, bust({ skin: 'tan', hair: 'ink', beard: 'pointed', robe: 'moss', trim: 'gold', hat: CROWNS.turban, over: p('gold', 'M-4 12H4L6 50H-6Z', 0.7) })),
  ],
  'richard-the-lionheart': [
    'day', sky(50, 30, 11), hills('p0', 76, 8), at(46, 94, 0.6, castle('stone')), plain('p1', 94),
    at(112, 84, 1.2, bust({ robe: 'red', trim: 'steel', hair: 'steel', hat: CROWNS.greatHelm + at(0, -9, 1, p('gold', 'M-14-29V-42L-7-35 0-45 7-35 14-42V-29Q0-25-14-29Z')), over: l('iron', 'M-38 28-32 50M38 28 32 50', 8) })),
    at(184, 84, 1.5, shield('red', lion(-9) + lion(2) + lion(12))),
  ],
  'genghis-khan': [
    'dusk', sky(56, 46, 18, 'flame'), hills('p0', 84, 8), each(yurt(), [196, 96, 0.8], [222, 100, 0.6]), hills('p2', 98, 4),
    at(48, 112, 0.85, rider('plank', 'ink', at(2, 0, 0.6, bow(20, false)), p('plank', 'M-7-1Q0-6 7-1L0-12Z'))),
    at(176, 110, 0.62, rider('plank', 'ink', '', p('plank', 'M-7-1Q0-6 7-1L0-12Z'))),
    at(114, 84, 1.25, bust({ skin: 'tan', hair: 'ink', cut: 'bald', beard: 'moustache', robe: 'blue', trim: 'plank', hat: CROWNS.fur, over: furs('plank') })),
    at(154, 122, 1, l('wood', 'M0 0V-92', 2.4), p('ink', 'M-8-84Q-10-66-4-58L0-64 4-58Q10-66 8-84Z')),
  ],
  'saint-louis': [
    'green', sky(60, 30, 10), hills('p0', 64, 8), at(196, 110, 2.4, tree('moss')), at(214, 84, 1.6, tree('p3')), plain('p2', 100),
    at(104, 82, 1.2, bust({ skin: 'skin', hair: 'wood', cut: 'bob', robe: 'blue', trim: 'white', behind: halo('gold'), hat: CROWNS.crown, over: each(lily('gold'), [-24, 24, 0.7], [-10, 32, 0.7], [10, 32, 0.7], [24, 24, 0.7]) })),
    at(164, 116, 1.1, man({ robe: 'straw', left: [-6, -26], right: [-2, -24] })), at(34, 110, 1.3, scales('gold')),
  ],
  'joan-of-arc': [
    'dusk', sky(120, 60, 0), rays(120, 70, 'hi', 0.25, 18), hills('p1', 96, 6), row(0, 240, 16, (x) => l('ink', `M${x} 122l2-34`, 1.4)),
    at(172, 122, 1, banner('white', each(lily('gold'), [0, 0, 0.7]), 98)), l('gold', 'M173 24h25', 1.8),
    at(114, 82, 1.2, bust({ skin: 'skin', hair: 'hair', cut: 'bob', robe: 'steel', trim: 'iron', over: l('iron', 'M0 12V50M-20 20Q0 32 20 20M-26 32Q0 44 26 32', 1.800) + e('steel', -32, 16, 13, 11) + e('steel', 32, 16, 13, 11) + l('iron', 'M-44 18Q-32 8-20 16M44 18Q32 8 20 16', 1.6) })),
    at(56, 122, 1.3, sword(54)),
  ],
  avicenna: [
    'hall', room(104), r('p1', 20, 22, 62, 60),
    row(26, 76, 9, (x, k) => at(x, 50, 1, tome((['red', 'blue', 'gold', 'purple', 'moss'] as const)[k % 5] ?? 'red', 7, 20 + (k % 3) * 3))),
    row(26, 76, 9, (x, k) => at(x, 80, 1, tome((['gold', 'moss', 'red', 'bone', 'blue'] as const)[k % 5] ?? 'red', 7, 22 + ((k + 1) % 3) * 2))),
    r('plank', 18, 50, 66, 3), r('plank', 18, 80, 66, 3),
    at(130, 82, 1.2, bust({ skin: 'tan', hair: 'ink', beard: 'full', robe: 'white', trim: 'blue', hat: CROWNS.turban, over: cloak('blue') })),
    at(204, 110, 1.2, p('steel', 'M-4-34H4V-22Q18-14 16-4 12 2 0 2T-16-4Q-18-14-4-22Z', 0.6), p('ac', 'M-13-9H13Q16 2 0 2T-13-9Z', 0.9), r('plank', -5, -38, 10, 5)),
    wisp(204, 62, 0.8),
  ],
  'marco-polo': [
    'dusk', sky(180, 40, 16, 'flame'), peaks('p0', '36,44 84,54', true, 84), dunes('p1', 86, 6),
    at(196, 92, 1, p('p3', 'M-26 0V-10H26V0ZM-34-10Q-20-14-16-22H16Q20-14 34-10ZM-20-22V-30H20V-22ZM-26-30Q-14-34-10-44H10Q14-34 26-30Z'), r('flame', -4, -8, 8, 8)),
    dunes('p2', 100, 4, true), each(camel('p3'), [34, 108, 0.7], [62, 110, 0.8]),
    at(122, 84, 1.2, bust({ skin: 'skin', hair: 'hair', cut: 'bob', beard: 'stubble', robe: 'ac', trim: 'gold', hat: p('blue', 'M-14-28Q-18-42 0-43 20-44 22-34 20-30 13-28 0-33-14-28Z') + p('gold', 'M-14-28Q0-33 13-28V-25Q0-29-14-25Z') })),
    at(182, 114, 0.7, turn(-6, 0, 0, scroll())),
  ],
  dante: [
    'fire', sky(120, 60, 0),
    [0, 1, 2, 3, 4].map((k) => e((['p0', 'p1', 'p2', 'p3', 'ink'] as const)[k] ?? 'p0', 176, 70 + k * 9, 62 - k * 11, 26 - k * 4)).join(''),
    flame(0.8, 176, 116), each(flame(0.5), [140, 84, 1], [212, 84, 1], [154, 98, 0.8], [198, 98, 0.8]),
    at(84, 84, 1.25, bust({ skin: 'skin', hair: 'hair', cut: 'bald', robe: 'red', trim: 'white', hat: CROWNS.hood + at(0, -7, 1.05, CROWNS.laurel) })),
  ],
  gutenberg: [
    'hall', room(104), l('bone', 'M0 22H240', 1.4),
    each(p('white', 'M-12 0H12V22H-12Z') + l('slate', 'M-8 6H8M-8 10H8M-8 14H4', 1.2), [34, 22], [66, 22], [174, 22], [208, 22]),
    at(104, 82, 1.2, bust({ skin: 'skin', hair: 'wood', cut: 'long', beard: 'long', robe: 'red', trim: 'plank', hat: p('plank', 'M-15-27Q-18-40-8-42H8Q18-40 15-27 0-33-15-27Z') })),
    at(170, 116, 1.25, type('A')), at(198, 116, 1.25, type('G')), at(186, 84, 1.1, type('B')),
  ],
} satisfies Scenes<'middleAges'> // prettier-ignore
