import { mostFound, questionsPrompt, questionsShape, researchSteps as steps } from '#catalogue/research.ts'
import { Problem } from '#shared/problems.ts'
import type { Source } from '#shared/sources.ts'
import { listedBy } from '../listed-by.ts'
import type { WorkEvent, WorkJob } from '../worker.ts'
import { wordsOf } from '../gather.ts'
import { awayIn, chosenIn, isBegun } from './chosen.ts'
import { pagesFor } from './pages-for.ts'
import { readChosen } from './read-chosen.ts'
import { readEach } from './read-found.ts'
import { searchEach } from './search.ts'

const mostQuestions = 5
const inAll = 4

/**
 * Whether a run is written from sources: those that were chosen, or those that are looked for before. An article that
 * somebody has begun is not searched for: without chosen sources the numbers in it are theirs.
 */
export const isResearched = ({ run, call }: Pick<WorkJob, 'run' | 'call'>) => {
  if (run.by === 'refine' || run.by === 'house') return false
  if (chosenIn(run.steps)) return true
  return run.values.hasResearchData === true && call.fields.hasResearchData !== undefined && !isBegun(run)
}

/** The questions that are searched for, as the model asks them. */
async function* questionsOf(job: WorkJob): AsyncGenerator<WorkEvent, readonly string[]> {
  const asked = { prompt: questionsPrompt(job.call.prompt) }
  const { items } = yield* listedBy(job, 'questions', questionsShape, asked)
  const queries = items.map(({ query }) => String(query ?? '').trim())
  return [...new Set(queries.filter(Boolean))].slice(0, mostQuestions)
}

/** What was searched for before somebody chose; where nothing was, what the form says. */
async function* questionsBefore(job: WorkJob): AsyncGenerator<WorkEvent, readonly string[]> {
  const asked = job.run.steps.questions === undefined ? [] : yield* questionsOf(job)
  return asked.length ? asked : [wordsOf(job.gathered).slice(0, 2000)]
}

/**
 * Looks for sources before a text is written: questions, a search for each, the pages. Throws `no_sources` and
 * `sources_unreadable` where there is nothing to write from: a text without sources is not what was asked for; and
 * `choose_sources` where somebody wants to see them first. What was chosen is read in place of a search.
 */
export async function* research(job: WorkJob): AsyncGenerator<WorkEvent, readonly Source[]> {
  const chosen = chosenIn(job.run.steps)
  if (chosen) {
    const away = awayIn(job.run.steps)
    if (away.length && !job.call.partOf) yield { event: 'item', beside: 'away', item: away }
    return yield* readChosen(job, chosen, yield* questionsBefore(job))
  }
  yield { event: 'progress', step: steps.asking, at: 1, of: inAll }
  const questions = yield* questionsOf(job)
  if (!questions.length && !job.signal.aborted) throw new Problem('model_empty')
  const found = yield* searchEach(job, questions, { step: steps.searching, at: 2, of: inAll })
  const wanted = pagesFor(questions, found, mostFound)
  if (!wanted.length && !job.signal.aborted) throw new Problem('no_sources')
  const read = yield* readEach(job, wanted, { step: steps.reading, at: 3, of: inAll })
  if (!read.length && !job.signal.aborted) throw new Problem('sources_unreadable')
  if (job.run.values.seesSources === true && !job.signal.aborted) throw new Problem('choose_sources')
  return read
}
