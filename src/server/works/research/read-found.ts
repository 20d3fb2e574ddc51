import type { RunEvent } from '#shared/events.ts'
import { asProblem, problems } from '#shared/problems.ts'
import type { Source } from '#shared/sources.ts'
import { inEach, type Text, written } from '#shared/text.ts'
import { sameAddress } from '../../search/settle.ts'
import { sourceFrom } from '../read.ts'
import { countWords } from '../shortened.ts'
import { sideBySide } from '../side-by-side.ts'
import type { WorkJob } from '../worker.ts'

const atOnce = 4
/** So much is kept of a page: the paragraphs that are about what was asked; characters. */
export const mostOfPage = 12_000

/** A page to be read, and the questions it was found for. */
export type WantedPage = { readonly address: string; readonly date?: string; readonly questions: readonly string[] }

/** Reads a page that a search has found or a person has named. Throws what `readPage` throws. */
export const readFound = async (
  { world, run, signal }: WorkJob,
  { address: named, date, questions }: WantedPage,
  field: string,
): Promise<Source> => {
  const { address, title, text: whole, ...reading } = await world.readPage(named, signal)
  const readAt = world.now().toISOString()
  const host = new URL(address).hostname
  const source = sourceFrom({ field, kind: 'page', address, title: title ?? host, text: whole, readAt }, reading)
  const text = await world.language.work('excerpt', [source.text, questions, mostOfPage], { whose: run.user, signal })
  const isCut = text.length < source.text.length
  return { ...source, ...(date && { date }), text, words: countWords(text), ...(isCut && { cut: true as const }) }
}

const counted = (step: Text, read: number, of: number): Text =>
  inEach(locale => `${step[locale]} (${written(read, locale)} / ${written(of, locale)})`)

/** Where too many pages are being read, the next moment may be a better one. */
const twice = <Value>(attempt: () => Promise<Value>) =>
  attempt().catch((error: unknown) => {
    if (asProblem(error).code !== 'unavailable') throw error
    return attempt()
  })

type Step = {
  readonly step: Text
  readonly at: number
  readonly of: number
  /** What the pages are called by, with a number. */
  readonly as?: string
  /** Whether they are read as they are today, whatever was read of them before. */
  readonly anew?: boolean
}

/**
 * Reads pages beside each other and tells each as soon as it is there. What an earlier attempt has read is not read
 * anew, unless that is wanted; what cannot be read is left out, or stays as it was read before.
 */
export async function* readEach(
  job: WorkJob,
  wanted: readonly WantedPage[],
  { step, as = 'page', anew = false, ...place }: Step,
): AsyncGenerator<RunEvent, readonly Source[]> {
  const { run, signal } = job
  const isPage = (address: string) => (source: Source) => sameAddress(source.address) === sameAddress(address)
  const sources: Source[] = []
  let done = 0
  const say = (): RunEvent => ({ event: 'progress', step: counted(step, done, wanted.length), ...place })
  async function* read(at: number) {
    const page = wanted[at]
    if (!page || signal.aborted) return
    const field = `${as} ${at + 1}`
    const source = run.sources.find(isPage(page.address))
    const known = source && { ...source, field }
    try {
      yield (anew ? undefined : known) ?? (await twice(() => readFound(job, page, field)))
    } catch (error) {
      signal.throwIfAborted()
      const problem = asProblem(error)
      if (problems[problem.code].status >= 500) job.world.report(problem.cause ?? error, { run: run.id, step: 'read' })
      yield known
    }
  }
  yield say()
  for await (const [, source] of sideBySide(
    wanted.map((_, at) => () => read(at)),
    atOnce,
  )) {
    done++
    // What redirects to a page that was read is the same page.
    if (source && !sources.some(isPage(source.address))) {
      sources.push(source)
      yield { event: 'source', ...source }
    }
    yield say()
  }
  // In the order of what was wanted, whichever came first.
  const numberOf = ({ field }: Source) => Number(field.slice(as.length + 1))
  return sources.toSorted((one, other) => numberOf(one) - numberOf(other))
}
