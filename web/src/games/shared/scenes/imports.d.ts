/** What `?sprite` at the end of an import gives: the address of a sheet of scenes and what it has (`sprites` in vite.config.ts). */
declare module '*?sprite' {
  const url: string
  export default url
  export const ids: readonly string[]
}
