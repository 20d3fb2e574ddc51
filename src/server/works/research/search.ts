import { type Counts, isUsed } from '#shared/meters.ts'
import type { Text } from '#shared/text.ts'
import type { RunEvent } from '#shared/events.ts'
import type { Hit } from '../../search/found.ts'
import { sideBySide } from '../side-by-side.ts'
import type { WorkJob } from '../worker.ts'

const atOnce = 4

type Step = { readonly step: Text; readonly at: number; readonly of: number }

/**
 * Looks for each question and gives the pages of each, counting the searches. One that fails finds nothing; throws only
 * where all fail. Services that do not answer are told: the others go on without them.
 */
export async function* searchEach(
  { world, run, signal }: WorkJob,
  questions: readonly string[],
  step: Step,
): AsyncGenerator<RunEvent | Counts, readonly (readonly Hit[])[]> {
  const found = questions.map((): readonly Hit[] => [])
  const failures: unknown[] = []
  const away = new Set<string>()
  yield { event: 'progress', ...step }
  async function* search(at: number) {
    try {
      const { hits, away: missing = [], ...used } = await world.search.ask(questions[at] ?? '', run.language, signal)
      found[at] = hits
      const before = away.size
      for (const name of missing) away.add(name)
      if (away.size > before) yield { event: 'item', beside: 'away', item: [...away] } as const
      if (isUsed(used)) yield used
    } catch (error) {
      signal.throwIfAborted()
      failures.push(error)
    }
  }
  for await (const [, told] of sideBySide(
    questions.map((_, at) => () => search(at)),
    atOnce,
  ))
    yield told
  if (failures.length && failures.length === questions.length) throw failures[0]
  for (const failure of failures) world.report(failure, { run: run.id, step: 'search' })
  return found
}
