import Fuse from 'fuse.js'

/** What can be found: by its name first, then by what is said of it. */
export type Findable = { readonly name: string; readonly line: string }

const options = {
  keys: [{ name: 'name', weight: 2 }, { name: 'line' }],
  threshold: 0.3,
  ignoreLocation: true,
}

/** The things that fit what was typed although it may be mistyped, the best first. */
export const fuzzy = <Thing extends Findable>(things: readonly Thing[], typed: string): Thing[] =>
  new Fuse(things, options).search(typed).map(({ item }) => item)
