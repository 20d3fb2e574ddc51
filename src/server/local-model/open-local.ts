import { openTextRunner, type TextRunner } from './runner.ts'
import { canRunModels, fileOf, modelsIn } from './shelf.ts'

/** The models that lie on this machine, and who runs them. */
export type LocalModels = {
  runner: TextRunner
  /** Whether the program that runs models is installed. */
  possible: boolean
  /** The names of those in our folder. */
  names(): readonly string[]
  /** The file of one of them, or of one anywhere on this machine. */
  fileOf(model: string): string | undefined
}

/** Opens the models that lie in a folder. Nothing runs before it is asked for. */
export const openLocal = (folder: string): LocalModels => {
  const possible = canRunModels()
  return {
    runner: openTextRunner(),
    possible,
    names: () => (possible ? modelsIn(folder) : []),
    fileOf: model => fileOf(folder, model),
  }
}
