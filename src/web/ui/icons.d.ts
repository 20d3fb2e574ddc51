/** Where the symbols of the engines lie; `scripts/sprite.ts` says it. */
declare module 'virtual:icons' {
  const address: string
  export default address
}
