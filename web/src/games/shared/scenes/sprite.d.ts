/** What `?sprite` at the end of an import gives: the address of a sheet of scenes and what it has (`web/sprites.ts`). */
declare module '*?sprite' {
  const url: string
  export default url
  export const ids: readonly string[]
}
