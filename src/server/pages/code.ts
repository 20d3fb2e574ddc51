import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** By screen, the files it comes in beside those of every page: the build's own list. */
const screensIn = (folder: string): Readonly<Record<string, readonly string[]>> => {
  try {
    return JSON.parse(readFileSync(join(folder, '.vite/screens.json'), 'utf8'))
  } catch {
    // Without it the page finds its code itself, one step later.
    return {}
  }
}

/** The lines of a page's head that ask for the code of its screens at once. */
export const codeFrom = (folder: string) => {
  const screens = screensIn(folder)
  return (names: readonly string[]) =>
    [...new Set(names.flatMap(name => screens[name] ?? []))]
      .map(file => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join('')
}
