/** The types' symbols on a field of 24 x 24. */

import type { Type } from '../types'

export const GLYPHS: Record<Type | 'future', string> = {
  military: 'M4 4l12 12M4 4v3M4 4h3M20 4 8 16M20 4v3M20 4h-3M13 19l6-6M5 13l6 6M17 17l3 3M7 17l-3 3',
  construction: 'M3 21V10l9-6 9 6v11M3 21h18M9 21v-6a3 3 0 0 1 6 0v6',
  knowledge: 'M12 6C9.500 4 6 3.600 3 4.500V19c3-.9 6.500-.5 9 1.500 2.500-2 6-2.400 9-1.500V4.500C18 3.600 14.500 4 12 6Zm0 0v14.500',
  government: 'M3 9.500 12 3l9 6.500ZM5.500 10v8M10 10v8M14 10v8M18.500 10v8M3 21h18',
  leader: 'M7 8 5.500 2.500 9 5l3-3.500L15 5l3.500-2.500L17 8ZM12 16a4 4 0 0 0 4-4V8.500H8V12a4 4 0 0 0 4 4ZM4 22c.8-3.600 4-5 8-5s7.200 1.400 8 5',
  wonder: 'M12 3 22 20H2ZM12 3l3.500 17M7 11.500h9.500',
  future: 'M3 12c3-5 6-5 9 0s6 5 9 0c-3-5-6-5-9 0s-6 5-9 0Z',
}
