/** Where the built page has the catalogues' texts, by the path of their files (vite.config.ts). */
declare module 'virtual:catalogues' {
  const addresses: Record<string, string>
  export default addresses
}
