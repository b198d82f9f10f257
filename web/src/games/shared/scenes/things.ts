/** Things: weapons, tools, vessels, books, coins, banners; the middle or the foot is the origin, as each says. */

import { at, c, e, gleam, l, n, p, r, row, shade, turn, type Paint } from './paint'

/** A spear that stands on the origin. */
export const spear = (length = 60, tip: Paint = 'rock'): string => l('wood', `M0 0V${-length}`, 2.4) + p(tip, `M0 ${-length - 13}L4.500 ${-length - 2} 0 ${-length + 3}-4.500 ${-length - 2}Z`) + l('straw', `M-2 ${-length + 5}H2`, 2.6)

/** A bow, strung, with its arrow laid on; the hand is the origin. */
export const bow = (size = 30, arrow = true): string =>
  l('wood', `M-6 ${-size}C${n(size * 0.62)} ${n(-size * 0.6)} ${n(size * 0.62)} ${n(size * 0.6)} -6 ${size}`, 3) + l('hi', arrow ? `M-6 ${-size}-14 0-6 ${size}` : `M-6 ${-size}V${size}`, 1) + (arrow ? l('plank', 'M-14 0H32', 1.8) + p('steel', 'M40 0 31-4V4Z') + p('ac', 'M-16-3-8-3-11 0-8 3-16 3-13 0Z') : '')

/** A sword that points up from its grip at the origin. */
export const sword = (length = 40): string => p('steel', `M-2.600-8V${-length}L0 ${-length - 7} 2.600 ${-length}V-8Z`) + shade(`M0-8V${-length - 7}L2.600 ${-length}V-8Z`, 0.25) + l('gold', 'M-8-8H8', 3) + l('plank', 'M0-7V3', 3) + c('gold', 0, 4, 2.2)

export const axe = (): string => l('wood', 'M0 0V-40', 3) + p('iron', 'M-2-38Q8-36 16-44 20-32 16-22 8-30-2-28Z') + gleam('M16-44Q20-32 16-22 13-26 12-28 15-34 13-41Z', 0.4)

/** A club's head of stone on a haft. */
export const club = (): string => l('wood', 'M0 0 3-30', 3.600) + p('rock', 'M-5-28Q-6-40 4-42 14-40 12-29Z') + l('straw', 'M-3-29 10-31M-3-33 11-34', 1.600)

/** A round shield; its middle is the origin. */
export const roundShield = (paint: Paint = 'bronze', boss: Paint = 'ac', radius = 11): string => c(paint, 0, 0, radius) + c(boss, 0, 0, radius * 0.68) + c(paint, 0, 0, radius * 0.28) + gleam(`M${-radius} 0A${radius} ${radius} 0 0 1 0 ${-radius}Q${n(-radius * 0.6)} ${n(-radius * 0.6)} ${-radius} 0Z`, 0.3)

/** The long shield of a legion. */
export const scutum = (): string => r('red', -9, -17, 18, 34, 3) + r('ink', 1, -17, 8, 34, 3, 0.2) + l('gold', 'M-9-17H9V17H-9ZM0-14V14M-6-11 6 11M6-11-6 11', 1.300) + c('gold', 0, 0, 3.6)

/** A knight's shield; paint by quarters. */
export const shield = (field: Paint = 'red', charge = '', size = 1): string => at(0, 0, size, p('steel', 'M-17-20H17V2Q15 17 0 25-15 17-17 2Z'), p(field, 'M-14.500-17.500H14.500V2Q13 14.500 0 22-13 14.500-14.500 2Z'), charge, shade('M0-17.500H14.500V2Q13 14.500 0 22Z', 0.14))

/** A banner on its pole. */
export const banner = (paint: Paint = 'ac', charge = '', height = 50): string => l('plank', `M0 0V${-height}`, 2.2) + p(paint, `M1 ${-height}H26L20 ${-height + 9} 26 ${-height + 18}H1Z`) + shade(`M14 ${-height}H26L20 ${-height + 9} 26 ${-height + 18}H14Z`, 0.15) + at(10, -height + 9, 1, charge) + c('gold', 0, -height, 2)

export const cross = (paint: Paint = 'hi', size = 8, thick = 2.6): string => l(paint, `M0 ${-size}V${size}M${-size * 0.8} ${n(-size * 0.2)}H${size * 0.8}`, thick)

/** A torch in a hand at the origin. */
export const torch = (): string => l('plank', 'M0 8V-10', 3) + c('flame', 0, -20, 14, 0.25) + at(0, -9, 0.62, p('fire', 'M0-30C4-19 14-15 12-2A12.300 12.300 0 0 1-12-2c0-6 3-9 5-12 1 4 3 6 4 6-2-8 0-16 3-22Z'), p('flame', 'M1-15C3-9 8-7 7-1A7 7 0 0 1-7-1c0-4 2-5 3-7 1 3 2 3 2 3-1-4 1-7 3-10Z'))

/** A jar with two handles. */
export const amphora = (paint: Paint = 'clay'): string => p(paint, 'M-5-44H5V-36C16-30 17-16 4-3L5 0H-5L-4-3C-17-16-16-30-5-36Z') + l(paint, 'M-5-41Q-16-40-13-27M5-41Q16-40 13-27', 2.4) + shade('M1-44H5V-36C16-30 17-16 4-3L5 0H1Z') + l('ink', 'M-12-25H12M-11-16H11', 2) + l('ink', 'M-10-20.500l4-3 4 3 4-3 4 3 4-3', 1.200)

/** A round pot with a pattern. */
export const pot = (paint: Paint = 'clay'): string => p(paint, 'M-9-30H9L7-25Q20-20 18-10 16 0 8 0H-8Q-16 0-18-10-20-20-7-25Z') + shade('M2-30H9L7-25Q20-20 18-10 16 0 8 0H3Q12-14 2-30Z') + l('hi', 'M-17-13H17', 1.400, 0.7) + l('hi', 'M-16-17l4-4 5 4 5-4 5 4 5-4 5 4', 1.400, 0.7) + e('ink', 0, -30, 8, 1.600)

/** A coin seen a little from above, at its middle. */
export const coin = (size = 12, mark = ''): string => e('bronze', 0, size * 0.18, size, size) + e('gold', 0, 0, size, size) + `<circle fill="none" stroke="~bronze;" stroke-width="1.200" cx="0" cy="0" r="${n(size * 0.78)}"/>` + mark + gleam(`M${n(-size * 0.8)} ${n(-size * 0.3)}A${size} ${size} 0 0 1 ${n(size * 0.1)} ${n(-size * 0.92)}Q${n(-size * 0.5)} ${n(-size * 0.6)} ${n(-size * 0.8)} ${n(-size * 0.3)}Z`, 0.55)

/** A pile of coins lying flat. */
export const coins = (high = 4, size = 9): string => row(0, high - 1, 1, (place) => e('bronze', (place % 2) * 1.4, -place * 3.4, size, size * 0.36) + e('gold', (place % 2) * 1.4, -place * 3.4 - 1.6, size, size * 0.36))

/** An open book lying before us. */
export const book = (cover: Paint = 'red'): string => p(cover, 'M-32 4V-20Q-14-26 0-18 14-26 32-20V4Q14-2 0 6-14-2-32 4Z') + p('white', 'M-29 0V-22Q-13-27 0-19V3Q-13-4-29 0Z') + p('bone', 'M29 0V-22Q13-27 0-19V3Q13-4 29 0Z') + l('slate', 'M-25-17q11-3 20 1M-25-12q11-3 20 1M-25-7q11-3 20 1M25-17q-11-3-20 1M25-12q-11-3-20 1M25-7q-11-3-20 1', 1.100, 0.7)

/** A closed book standing or lying. */
export const tome = (paint: Paint = 'red', width = 8, height = 28): string => r(paint, -width / 2, -height, width, height, 1) + l('gold', `M${n(-width / 2)} ${-height + 5}h${width}M${n(-width / 2)} -5h${width}`, 1.2)

/** A scroll unrolled. */
export const scroll = (): string => p('bone', 'M-24-26H20V18H-24Z') + r('straw', -28, -30, 52, 8, 4) + r('straw', -28, 15, 52, 8, 4) + l('slate', 'M-18-16H12M-18-9H14M-18-2H8M-18 5H12', 1.600, 0.8)

/** A tablet of clay with wedges. */
export const tablet = (paint: Paint = 'clay'): string => r(paint, -24, -30, 48, 60, 7) + r('hi', -24, -30, 48, 5, 3, 0.25) + shade('M24-23V23Q24 30 17 30H6Q18 0 10-30H17Q24-30 24-23Z', 0.18) + row(-22, 20, 10.5, (y, line) => row(-18, 14, 8, (x, place) => p('ink', `M${x} ${y}l5 ${(place + line) % 3 ? 1 : 4}-4 3ZM${x + 1} ${y + 2}l${(place * line) % 2 ? 6 : 2} 5-3-1Z`, 0.75)))

export const anvil = (paint: Paint = 'iron'): string => p(paint, 'M-26-22H20Q20-12 8-10V-5H16V0H-14V-5H-6V-10Q-22-11-26-22Z') + gleam('M-26-22H20L19-18H-23Z', 0.35)

/** A hammer whose grip is the origin. */
export const hammer = (): string => l('wood', 'M0 0V-26', 3.4) + r('slate', -9, -34, 18, 10, 2) + r('hi', -9, -34, 18, 3, 2, 0.3)

/** A plough with a wheel; it goes right. */
export const plough = (): string => l('wood', 'M-34-26Q-22-14-8-8M-28-30-16-14', 3.4) + l('plank', 'M-14-12Q10-22 44-18', 4) + p('iron', 'M-16-8 10-2 2 6Q-12 4-16-8Z') + p('steel', 'M10-18 14-18 13 4 10 2Z') + `<circle fill="none" stroke="~plank;" stroke-width="2.600" cx="32" cy="-8" r="9"/>` + l('plank', 'M23-8h18M32-17v18', 1.400)

/** Scales of justice, or of a banker. */
export const scales = (paint: Paint = 'gold'): string => l(paint, 'M0 0V-46M-24-40Q0-48 24-40', 2.600) + l(paint, 'M-24-40-33-20M-24-40-15-20M24-40 15-20M24-40 33-20', 1.100) + p(paint, 'M-35-20H-13Q-16-12-24-12T-35-20ZM35-20H13Q16-12 24-12T35-20Z') + p(paint, 'M-12 0Q0-8 12 0Z') + c(paint, 0, -47, 3)

export const lyre = (paint: Paint = 'gold'): string => l(paint, 'M-6 0C-20-10-10-22-14-34M6 0C20-10 10-22 14-34', 3.400) + l('wood', 'M-16-30H16', 3) + p(paint, 'M-9 2Q-10-9 0-9T9 2Z') + l('hi', 'M-5-6V-29M0-8V-29M5-6V-29', 1)

/** A staff with a snake around it. */
export const asclepius = (): string => l('wood', 'M0 0V-60', 3.4) + l('moss', 'M-2-4q12-4 8-12T-5-24q-8-6 0-12T6-46q6-6-2-10-6-2-9 2', 3.2) + c('moss', -5, -54, 2.6)

/** A key. */
export const key = (): string => `<circle fill="none" stroke="~gold;" stroke-width="3" cx="-12" cy="0" r="6"/>` + l('gold', 'M-6 0H18M12 0V6M17 0V7', 3)

/** A letter cut in a block of type. */
export const type = (letter: string, paint: Paint = 'iron'): string => r('slate', -9, -22, 18, 22, 1.500) + p(paint, 'M-9-22-5-27H13L9-22ZM9-22 13-27V-5L9 0Z') + glyph(letter, 0, -5, 15, 'white')

/** A letter or numeral in the page's display face. */
export const glyph = (text: string, x: number, y: number, size: number, paint: Paint): string => `<text x="${n(x)}" y="${n(y)}" text-anchor="middle" font-family="Fraunces Variable,Fraunces,Georgia,serif" font-weight="700" font-size="${size}" fill="~${paint};">${text}</text>`

/** A chest of coins. */
export const chest = (): string => p('wood', 'M-20 0V-14H20V0Z') + p('plank', 'M-20-16Q-20-28 0-28T20-16Z') + e('gold', 0, -15, 18, 4) + each3() + l('gold', 'M-20-13H20', 2) + r('gold', -3, -13, 6, 6, 1)
const each3 = (): string => c('gold', -8, -18, 3.6) + c('gold', 3, -20, 4) + c('gold', 11, -17, 3.400)

/** A candle. */
export const candle = (): string => r('white', -2.4, -16, 4.8, 16) + c('flame', 0, -22, 10, 0.25) + p('flame', 'M0-27Q4-21 0-17-4-21 0-27Z')

/** A mask of the theatre; sad when it is. */
export const mask = (paint: Paint = 'white', sad = false): string => p(paint, 'M-17-24Q0-32 17-24 20 0 0 18-20 0-17-24Z') + shade('M2-29Q10-28 17-24 20 0 0 18 10-4 2-29Z', 0.15) + p('ink', 'M-12-13Q-8-18-3-12-8-10-12-13ZM12-13Q8-18 3-12 8-10 12-13Z') + p('ink', sad ? 'M-9 7Q0-5 9 7 0 2-9 7Z' : 'M-9-1Q0 3 9-1 6 11 0 11T-9-1Z') + l('ink', sad ? 'M-13-19l8-4M13-19l-8-4' : 'M-13-20q4-4 9-1M13-20q-4-4-9-1', 1.600)

/** A cannon on wheels that aims right. */
export const cannon = (): string => turn(-14, 0, -14, p('slate', 'M-26-20H26V-8H-26Q-32-14-26-20Z'), r('iron', 20, -22, 6, 16, 1), r('iron', -14, -21, 4, 14), gleam('M-24-19H24V-16H-24Z', 0.25)) + l('plank', 'M-34 0-6-12', 4) + at(0, -8, 1, `<circle fill="none" stroke="~plank;" stroke-width="3" cx="0" cy="0" r="9"/>`, l('plank', 'M-8 0H8M0-8V8M-6-6 6 6M-6 6 6-6', 1.400))

/** A rose of the winds, at its middle. */
export const rose = (size = 30): string => { const [a, b] = [size, size * 0.2]; return p('ac', `M0 ${-a}L${b} ${-b} ${-b} ${-b}ZM0 ${a}L${b} ${b} ${-b} ${b}ZM${-a} 0 ${-b} ${b} ${-b} ${-b}ZM${a} 0 ${b} ${b} ${b} ${-b}Z`) + turn(45, 0, 0, p('p1', `M0 ${n(-a * 0.62)}L${b} ${-b} ${-b} ${-b}ZM0 ${n(a * 0.62)}L${b} ${b} ${-b} ${b}ZM${n(-a * 0.62)} 0 ${-b} ${b} ${-b} ${-b}ZM${n(a * 0.62)} 0 ${b} ${b} ${b} ${-b}Z`)) + p('hi', `M0 ${-a}L${-b} ${-b} 0 0ZM0 ${a}L${b} ${b} 0 0ZM${-a} 0 ${-b} ${b} 0 0ZM${a} 0 ${b} ${-b} 0 0Z`, 0.6) }

/** A hand pressed on rock, its heel at the origin. */
export const handprint = (paint: Paint = 'ac'): string => at(-9, -26, 1, p(paint, 'M8 26c-3-1-5-5-5-9L1 9c0-2 2-2 3 0l2 5-1-11c0-2 2-2 3 0l1 9 1-10c0-2 3-2 3 0v10l2-8c1-2 3-1 3 1l-2 11 3-3c1-1 3 0 2 2l-4 8c-1 2-3 3-5 3z'))
