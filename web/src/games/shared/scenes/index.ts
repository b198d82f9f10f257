/** The kit of parts that scenes are made of. */

export * from './animals'
export * from './buildings'
export * from './busts'
export * from './land'
export * from './paint'
export * from './people'
export * from './plants'
export * from './ships'
export * from './sprite'
export * from './things'
