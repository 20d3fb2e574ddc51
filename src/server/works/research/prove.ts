import { factcheckSteps as steps } from '#catalogue/factcheck.ts'
import { sentenceBefore } from '#language/quotations/index.ts'
import { noteFor } from '#shared/citations.ts'
import type { Claim } from '#shared/claims.ts'
import { Problem } from '#shared/problems.ts'
import { sourced, sourceGapsIn } from '#shared/source-gaps.ts'
import { localeOf } from '#shared/text.ts'
import { judge } from '../factcheck/judge.ts'
import type { WorkEvent, WorkJob } from '../worker.ts'
import { pagesFor } from './pages-for.ts'
import { readEach } from './read-found.ts'
import { searchEach } from './search.ts'

const inAll = 4

/** A sentence without the numbers and gaps in it. */
const bare = (sentence: string) =>
  sentence
    .replaceAll(/ ?\[[^[\]\n]{1,82}\]/g, '')
    .replaceAll(/[*_`#]/g, '')
    .trim()

/**
 * Searches for a source of one sentence, and puts it where it was missing. What proves the sentence is found on a page
 * word for word, as in a fact check; throws `no_proof` where nothing does.
 */
export async function* prove(job: WorkJob, text: string, number: number): AsyncIterable<WorkEvent> {
  const { run, signal } = job
  const gap = sourceGapsIn(text)[number - 1]
  if (!gap) throw new Problem('not_found')
  const { from, to } = sentenceBefore(text, gap.from)
  const sentence = bare(text.slice(from, to))
  const found = yield* searchEach(job, [sentence], { step: steps.searching, at: 2, of: inAll })
  const wanted = pagesFor([sentence], found)
  if (!wanted.length && !signal.aborted) throw new Problem('no_proof')
  const reading = { step: steps.reading, at: 3, of: inAll, as: `found ${run.id}` }
  const pages = yield* readEach(job, wanted, reading)
  const claim: Claim = { claim: sentence, sources: [] }
  const { sources } = yield* judge(job, 'proof', claim, pages)
  const proof = sources.find(({ says }) => says === 'for')
  if (signal.aborted) return
  if (!proof) throw new Problem('no_proof')
  const note = noteFor({ ...proof, kind: 'page' }, proof.quotation, localeOf(run.language))
  yield { event: 'message_replace', answer: sourced(text, gap, note) }
}
