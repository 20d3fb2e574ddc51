import { all, isKnowledge, knowledgeAt, type KeptSource, leavesOut, mostLaid } from '#shared/knowledge.ts'
import type { Source } from '#shared/sources.ts'
import type { RunEvent } from '#shared/events.ts'
import { wordsOf } from './gather.ts'
import { countWords } from './shortened.ts'
import type { Steps, WorkJob } from './worker.ts'
import { asFits } from './as-fits.ts'

/** Whether a run is written with what its person and its brand keep: where its form asks what is left out. */
const isWrittenWith = ({ run, call }: WorkJob) => run.by !== 'house' && call.fields[leavesOut] !== undefined

/** The sources that a run is written without. */
const withoutIn = ({ run }: WorkJob): readonly string[] => [run.values[leavesOut] ?? []].flat().map(String)

/** What of a source is laid under a text. */
const asSource = (
  { kind, address, title, language, readAt, text: whole, cut }: KeptSource,
  text: string,
  at: number,
): Source => ({
  ...{ field: knowledgeAt(at), kind, address, title, words: countWords(text) },
  ...(language && { language }),
  ...{ text, readAt: readAt.toISOString() },
  ...((cut || text.length < whole.length) && { cut: true as const }),
})

/** Looks up what is kept about what a run is given, and tells each source of it. An earlier attempt has it already. */
async function* lookedUp(job: WorkJob): AsyncGenerator<RunEvent, readonly Source[]> {
  const { world, run, signal, gathered } = job
  const known = run.sources.filter(isKnowledge)
  const without = withoutIn(job)
  if (!known.length && without.includes(all)) return []
  const kept = known.length ? [] : await world.knowledge.allFor(run.user, run.brand?.id, without)
  const texts = kept.map(({ text }) => text)
  const said = kept.length
    ? await world.language.work('aboutIn', [texts, wordsOf(gathered), mostLaid], { whose: run.user, signal })
    : []
  const found = kept.flatMap((one, at) => (said[at] ? [[one, said[at]] as const] : []))
  const sources = known.length ? known : found.map(([one, text], at) => asSource(one, text, at))
  for (const source of sources) yield { event: 'source', ...source }
  return sources
}

/**
 * Does a run with what is kept about it. A change of a text has what the text was written with; what was deleted since
 * stays in the runs that were written with it.
 */
export async function* withKnowledge(job: WorkJob, work: (job: WorkJob) => Steps): Steps {
  if (job.run.by === 'refine') return yield* work({ ...job, knows: job.run.sources.filter(isKnowledge) })
  if (!isWrittenWith(job)) return yield* work(job)
  const sources = yield* lookedUp(job)
  if (job.signal.aborted) return
  if (!sources.length) return yield* work(job)
  yield* asFits(sources, knows => work({ ...job, knows }))
}
