import type { Environment } from '../config.ts'
import type { Connectable } from './connect.ts'
import { finder, type FoundProgram } from './find.ts'
import type { LocalModels } from '../local-model/open-local.ts'
import { keyOf } from './providers.ts'

type Parts = {
  environment: Environment
  local: LocalModels
  report(error: unknown): void
  /** How often we look, in milliseconds, while `needed`. */
  every: number
  /** The least between two looks that somebody asked for. */
  atMost: number
  /** How long a program may take to answer, in milliseconds. */
  within: number
  needed(): boolean
  changed(): void
}

/** Keeps an eye on the programs of this machine that offer models. Nothing is looked for before somebody asks. */
export const openPrograms = ({ environment, local, report, every, atMost, within, needed, changed }: Parts) => {
  const find = finder({ environment, local, within })
  let found: readonly FoundProgram[] = []
  let looking: Promise<void> | undefined
  let looked = -Infinity

  const look = () => {
    looking ??= find()
      .then(now => {
        found = now
        changed()
      })
      .catch(report)
      .finally(() => {
        looked = performance.now()
        looking = undefined
      })
    return looking
  }
  const timer = setInterval(() => {
    if (needed()) void look()
  }, every).unref()

  return {
    look,
    /** What is there, looked for anew if the last look was long ago. */
    async now() {
      if (performance.now() - looked >= atMost) await look()
      return found
    },
    /** The first model that writes. */
    known(): Connectable | undefined {
      const program = found.find(({ models }) => models.length)
      const model = program?.models[0]
      if (!program || !model) return undefined
      const { provider } = program
      return { provider, model, key: keyOf(provider, environment)?.value, from: 'found' }
    },
    close: () => clearInterval(timer),
  }
}
