/** The palettes of scenes: ten tones of land and light for each age and mood, and the materials things are made of. */

/** s1 sky, s2 its glow, hi light, p0 far to p3 near, ink darkest, ac accent, wa water. */
const LAND = ['s1', 's2', 'hi', 'p0', 'p1', 'p2', 'p3', 'ink', 'ac', 'wa'] as const

const MATERIALS = {
  skin: '#cf9467', tan: '#a86c45', dark: '#6d432c', hair: '#3a2417', grey: '#c9c2b4', wood: '#8f5f37', plank: '#5d3c22',
  stone: '#d2c6ae', rock: '#a09279', slate: '#5d5a55', fire: '#e0622a', flame: '#f7c24c', leaf: '#6d9446', moss: '#3f6b3a',
  red: '#a8322a', blue: '#2f6da8', gold: '#d9a93a', white: '#fcf6e8', bone: '#efe3c8', iron: '#77848c', steel: '#b8c4c9',
  purple: '#6f3f7d', bronze: '#b97b3b', clay: '#c0643c', straw: '#dcb45a', hide: '#9a6a3e',
} // prettier-ignore

export type Tone = (typeof LAND)[number] | keyof typeof MATERIALS
export type Age = keyof typeof AGES

/** Ages by mood. Prehistory is ochre, Antiquity terracotta and azure, the Middle Ages deep green and crimson. */
const AGES = {
  prehistory: {
    day: '#f2d9a6 #fbecc8 #fff8e4 #e5c48c #d0a363 #a4743c #654327 #2c1c12 #b4472a #6aa5a0',
    green: '#e6e3bd #f7f1d4 #fffbe6 #c2ca92 #98ad66 #6a8a45 #3f5f31 #1f2d1b #b4572a #5b9fae',
    dusk: '#e79b68 #f8cb8b #fff0cf #cc835c #a45f48 #713f38 #45282b #22141a #c8472a #7d8f94',
    night: '#2c3453 #4a5480 #f3ecd6 #3d4669 #313957 #262c46 #1b2035 #0f1220 #d2752f #34506e',
    snow: '#b4c6d2 #dbe6ea #ffffff #c9d6de #e9f0f3 #d3dfe6 #8ca1b0 #26303a #b4572a #87a9bb',
    fire: '#f0a765 #fad591 #fff1c9 #cf6d3b #a8472a #762b20 #471a1a #210d10 #d8432a #8a6a5c',
    storm: '#8a9698 #b0b8b4 #f2eee0 #77868a #5d6d71 #455458 #2e3b40 #151d21 #b4572a #4d7480',
    cave: '#c79a63 #e4c28a #f5e3bd #a97c4c #7d5838 #573b28 #38261b #1c130e #9a3a20 #5d7f80',
  },
  antiquity: {
    day: '#b5dbe6 #e2f1ee #fffaf0 #ead1ae #dcaa7c #c27a4c #7f4529 #2d1a14 #c2452d #2f88b4',
    green: '#cfe4e0 #f2f3df #fffaf0 #cfd3a2 #a9b673 #7a8d4a #4b5f33 #232b1b #c2452d #3a92b4',
    sand: '#f6dcae #fdf0d2 #fffaf0 #ecc78f #dba767 #bb7c43 #7d4c2a #2e1c12 #c2452d #3b93a8',
    dusk: '#f0a884 #fbd5a6 #fff3dc #dd8f6c #b96a50 #84443b #4f2a2c #26151a #d0492c #4b7f9d',
    night: '#1e3457 #36568a #f5efdc #2c466f #25395c #1c2c49 #141f36 #0b1222 #d9772f #1f5a80',
    fire: '#e8955c #f8cb86 #fff1c9 #b9573a #8c3a2c #5f2622 #3a171a #1c0c10 #d8432a #7a5a5c',
    storm: '#7f97a4 #a9bcc2 #f2f2ea #6b8694 #527080 #3c5767 #273d4b #121f28 #c2552d #2f6a86',
    room: '#d98e62 #efb98a #fff6e6 #c27748 #a35c36 #7a4029 #4f291c #261310 #b23a28 #2f7fa8',
    snow: '#b3cfe0 #dcebf0 #ffffff #c9dce6 #e9f2f5 #d1e0e8 #86a2b6 #22303c #c2452d #7fabc6',
    azure: '#3f8fb8 #7fbcd2 #fffaf0 #3580a8 #2a6a90 #1f5274 #173c58 #0e2438 #d0562d #2f88b4',
  },
  middleAges: {
    day: '#cfdfdb #f0efdc #fffaf0 #b3c8b6 #87a88e #527f64 #2b5341 #13261f #a02437 #4b8e9b',
    green: '#dbe5c6 #f5f3da #fffbec #b9cb98 #87a869 #4f7d4b #2b5338 #14261c #a02437 #4f95a0',
    dusk: '#e5a38e #f6d1aa #fff3de #b98384 #8a5c6b #5a3b52 #35263d #1a1524 #b52a38 #6f8796',
    night: '#1d2c44 #36496b #f4eed8 #293a57 #223049 #19253a #111a2b #090f1b #b8323c #274f66',
    snow: '#b9c9d3 #dde7eb #ffffff #cad7df #e9f0f3 #d2dfe6 #879dae #222c36 #a02437 #7fa3b5',
    fire: '#dd8a63 #f3c48a #fff1c9 #a54a3c #7c3030 #521f26 #32141c #180a10 #d8432a #6f5a60',
    storm: '#7d8f92 #a5b2b0 #f2efe4 #6b7e82 #516669 #3b5053 #273a3d #111c1f #a02437 #3f6f7a',
    sand: '#f3dfba #fcf1d8 #fffaf0 #e3c99a #cdaa72 #a57e4c #694b2e #2a1d14 #a02437 #5b9a9c',
    room: '#7d2b35 #a84a45 #fff3dc #6a2430 #521b28 #3d1520 #2a0f18 #16080e #d9a93a #4b8e9b',
    hall: '#3c6553 #5c8a70 #fff6e0 #315645 #274738 #1d382d #142820 #0a1712 #b52a38 #4b8e9b',
  },
} as const

/** How much of the nearest land's tone lies over materials: at night nothing is bright. */
const DIMMED: Readonly<Record<string, number>> = { night: 0.3, storm: 0.16, fire: 0.12, dusk: 0.08 }

export type Mood<A extends Age> = keyof (typeof AGES)[A] & string

/** Mix two colours; 0 is the first. */
function mix(one: string, other: string, part: number): string {
  const channel = (from: number): string => {
    const [a, b] = [one, other].map((colour) => parseInt(colour.slice(from, from + 2), 16)) as [number, number]
    return Math.round(a + (b - a) * part).toString(16).padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** Every tone's colour in an age and mood. */
export function palette<A extends Age>(age: A, mood: Mood<A>): Record<Tone, string> {
  const tones = (AGES[age][mood] as string).split(' ')
  const land = Object.fromEntries(LAND.map((tone, place) => [tone, tones[place]])) as Record<(typeof LAND)[number], string>
  const dim = DIMMED[mood] ?? 0
  const materials = Object.entries(MATERIALS).map(([name, colour]) => [name, ['fire', 'flame'].includes(name) ? colour : mix(colour, land.p3, dim)])
  return { ...land, ...(Object.fromEntries(materials) as Record<keyof typeof MATERIALS, string>) }
}
