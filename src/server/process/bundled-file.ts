import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Where processes and threads begin with what was built, although we run from our sources: in half the time. */
const built = process.env.TEST_BUILT ? [`${pathToFileURL(process.env.TEST_BUILT).href}/`] : []

/**
 * A file or folder that lies beside our sources, or, when we are bundled, beside the bundle. Throws where it is not.
 */
export const bundledFile = (...names: string[]) => {
  const beside = names.flatMap(name => [`./${name}`, `../${name}`]).map(place => new URL(place, import.meta.url))
  const scripts = names.filter(name => name.endsWith('.js'))
  const places = [...built.flatMap(folder => scripts.map(name => new URL(name, folder))), ...beside]
  const found = places.find(place => existsSync(place))
  if (!found) throw new Error(`Missing: ${fileURLToPath(beside[0] ?? '')}`)
  return fileURLToPath(found)
}
