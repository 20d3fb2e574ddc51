import { Problem } from '#shared/problems.ts'
import type { Source } from '#shared/sources.ts'
import { shortened } from './shortened.ts'
import type { Steps } from './worker.ts'

/** With less than that there is nothing to be written about; characters. */
const least = 2000

const isOverfull = (error: unknown) => error instanceof Problem && error.code === 'model_overfull'

/**
 * Does a run with what was read for it. A person cannot shorten a page: so where it is more than the model can read,
 * half of it is tried, and half of that. What a model was given in the end is told once more.
 */
export async function* asFits(read: readonly Source[], work: (sources: readonly Source[]) => Steps): Steps {
  let sources = read
  for (;;) {
    let written = false
    try {
      for await (const step of work(sources)) {
        written ||= typeof step === 'string' || !('event' in step && step.event === 'progress')
        yield step
      }
      return
    } catch (error) {
      const half = Math.max(...sources.map(({ text }) => text.length)) / 2
      if (written || !isOverfull(error) || half < least) throw error
      const shorter = sources.map(source => shortened(source, half))
      for (const [at, source] of shorter.entries()) if (source !== sources[at]) yield { event: 'source', ...source }
      sources = shorter
    }
  }
}
