import { researchSteps as steps } from '#catalogue/research.ts'
import { toMarkdown } from '#shared/document/markdown/write.ts'
import type { RunEvent } from '#shared/events.ts'
import { asProblem, Problem, problems } from '#shared/problems.ts'
import { addedAs, type Source, sourceIn } from '#shared/sources.ts'
import { sourceFrom } from '../read.ts'
import { countWords } from '../shortened.ts'
import { sideBySide } from '../side-by-side.ts'
import type { WorkJob } from '../worker.ts'
import { isNamed } from './chosen.ts'
import { mostOfPage, readFound } from './read-found.ts'

const atOnce = 4

/** What is known of a file or a document before the paragraphs are chosen that are told of it. */
const wholeOf = async ({ world, run }: WorkJob, { file, document }: { file?: string; document?: string }) => {
  if (document !== undefined) {
    const { title, content, language, updatedAt } = await world.documents.find(run.user, document)
    const text = toMarkdown(content)
    const spoken = language ? { language } : {}
    return { title, text, reading: { words: countWords(text), ...spoken }, readAt: updatedAt.toISOString() }
  }
  const found = await world.files.find(run.user, file ?? '')
  if (!found?.reading || found.text === undefined) throw new Problem('document_broken')
  await world.files.attach(run.user, file ?? '', run.id)
  return { title: found.name, text: found.text, reading: found.reading, readAt: found.createdAt.toISOString() }
}

/** Reads what somebody has added: a page, a file, or a document of the editor. */
const readAdded = async (job: WorkJob, named: string, questions: readonly string[]): Promise<Source> => {
  const { world, run, signal } = job
  const leads = sourceIn(named)
  if (!leads) throw new Problem('page_unreadable')
  const field = addedAs(named)
  if ('page' in leads) return readFound(job, { address: leads.page ?? '', questions }, field)
  const { title, text: whole, reading, readAt } = await wholeOf(job, leads)
  const source = sourceFrom({ field, kind: 'document', address: named, title, text: whole, readAt }, reading)
  const text = await world.language.work('excerpt', [source.text, questions, mostOfPage], { whose: run.user, signal })
  return { ...source, text, words: countWords(text), ...(text.length < source.text.length && { cut: true as const }) }
}

/**
 * The sources that somebody has chosen, in their order. What was read before is not read anew; throws
 * `own_source_unreadable` where one that was added cannot be read: nobody wants a text that leaves it out unseen.
 */
export async function* readChosen(
  job: WorkJob,
  chosen: readonly string[],
  questions: readonly string[],
): AsyncGenerator<RunEvent, readonly Source[]> {
  const { run, signal } = job
  const known = (named: string) => run.sources.find(source => source.field === addedAs(named) || isNamed(named)(source))
  const sources = chosen.map(known)
  for (const source of sources) if (source) yield { event: 'source', ...source }
  const missing = [...sources.entries()].filter(([, source]) => !source).map(([at]) => at)
  if (missing.length) yield { event: 'progress', step: steps.reading, at: 3, of: 4 }
  let failed = 0
  async function* read(at: number) {
    try {
      yield await readAdded(job, chosen[at] ?? '', questions)
    } catch (error) {
      signal.throwIfAborted()
      failed++
      const problem = asProblem(error)
      if (problems[problem.code].status >= 500) job.world.report(problem.cause ?? error, { run: run.id, step: 'read' })
    }
  }
  for await (const [place, source] of sideBySide(
    missing.map(at => () => read(at)),
    atOnce,
  )) {
    sources[missing[place] ?? 0] = source
    yield { event: 'source', ...source }
  }
  if (failed) throw new Problem('own_source_unreadable')
  return sources.filter(source => source !== undefined)
}
