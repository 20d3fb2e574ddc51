import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A file or folder that lies beside our sources, or, when we are bundled, beside the bundle. Throws where it is not.
 */
export const bundledFile = (...names: string[]) => {
  const places = names.flatMap(name => [`./${name}`, `../${name}`]).map(place => new URL(place, import.meta.url))
  const found = places.find(place => existsSync(place))
  if (!found) throw new Error(`Missing: ${fileURLToPath(places[0] ?? '')}`)
  return fileURLToPath(found)
}
