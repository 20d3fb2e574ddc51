import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, isAbsolute, join } from 'node:path'

/** How the files of text models end. */
const gguf = '.gguf'

/** Whether the program that runs models is installed: it is an optional package. */
export const canRunModels = () => {
  try {
    createRequire(import.meta.url).resolve('node-llama-cpp')
    return true
  } catch {
    return false
  }
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/** The models that lie in a folder, by their names; several parts of one model count as its first. */
export const modelsIn = (folder: string, ending = gguf): readonly string[] => {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => name.endsWith(ending) && !/-(?!0*1-)\d+-of-\d+\.gguf$/.test(name))
    .map(name => basename(name, ending))
    .toSorted()
}

/** The file of a model: one of the folder, by its name, or one at an address of this machine. */
export const fileOf = (folder: string, model: string, ending = gguf): string | undefined => {
  const path = isAbsolute(model) ? model : join(folder, `${basename(model)}${ending}`)
  return isFile(path) ? realpathSync(path) : undefined
}
