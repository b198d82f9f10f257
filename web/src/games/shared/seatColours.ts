/** The colours of seats, for pictures that are drawn without the page's styles. */

const SEAT_COLOURS = ['#2f6fb0', '#a8322a', '#22704c', '#7a4aa0', '#94591a', '#14716b'] as const

export const seatColour = (seat: number): string => SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? SEAT_COLOURS[0]
