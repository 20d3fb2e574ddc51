import { factcheckSteps as steps, stepsInAll as inAll } from '#catalogue/factcheck.ts'
import { type Claim, type ClaimSource, claimsIn } from '#shared/claims.ts'
import { Problem } from '#shared/problems.ts'
import type { Recheck } from '#shared/refinement.ts'
import type { Source } from '#shared/sources.ts'
import { inEach, written } from '#shared/text.ts'
import type { Hit } from '../../search/found.ts'
import { readEach, readFound } from '../research/read-found.ts'
import { searchEach } from '../research/search.ts'
import { interleaved, sameAddress } from '../../search/settle.ts'
import { sideBySide } from '../side-by-side.ts'
import type { WorkEvent, WorkJob, Worker } from '../worker.ts'
import { judge } from './judge.ts'
import { listClaims } from './list-claims.ts'
import { foundFor, pagesFor } from '../research/pages-for.ts'

const atOnce = 3
/** So many pages are read for each request that a text takes, and for one text in all. */
const mostPages = { each: 24, inAll: 96 }

/** A claim that is to be checked, its place in the answer, and the pages that were read for it. */
type Case = { readonly claim: Claim; readonly at: number; readonly pages: readonly Source[] }

/** Checks claims beside each other. One whose question fails stays unchecked; throws only where all fail. */
async function* judged(job: WorkJob, cases: readonly Case[]): AsyncIterable<WorkEvent> {
  const failures: unknown[] = []
  let done = 0
  const say = (): WorkEvent => ({
    event: 'progress',
    step: inEach(locale => `${steps.judging[locale]} (${written(done, locale)} / ${written(cases.length, locale)})`),
    ...{ at: inAll, of: inAll },
  })
  async function* one({ claim, at, pages }: Case): AsyncIterable<WorkEvent> {
    if (job.signal.aborted) return
    try {
      const item = yield* judge(job, `claim ${at + 1}`, claim, pages)
      done++
      yield { event: 'item', at, item }
      yield say()
    } catch (error) {
      job.signal.throwIfAborted()
      failures.push(error)
    }
  }
  yield say()
  for await (const [, event] of sideBySide(
    cases.map(each => () => one(each)),
    atOnce,
  ))
    yield event
  if (failures.length && failures.length === cases.length) throw failures[0]
  for (const failure of failures) job.world.report(failure, { run: job.run.id, step: 'judge' })
}

const asHit = ({ address, title, date }: ClaimSource): Hit => ({ address, title, snippet: '', ...(date && { date }) })

/** The sentences that were quoted from a page. */
const quotedFrom = ({ address }: Pick<Hit, 'address'>, quoted: readonly ClaimSource[]) =>
  quoted.filter(one => sameAddress(one.address) === sameAddress(address)).map(({ quotation }) => quotation)

/** Of sentences that were quoted before those that are gone from their pages, where these were read since. */
const goneOf = async ({ world, run, signal }: WorkJob, before: readonly ClaimSource[], pages: readonly Source[]) => {
  const gone: ClaimSource[] = []
  for (const one of before) {
    const isSince = ({ address, readAt }: Source) =>
      sameAddress(address) === sameAddress(one.address) && readAt > one.readAt
    const page = pages.find(isSince)
    if (!page) continue
    const whom = { whose: run.user, signal }
    const [stands] = await world.language.work('quoted', [page.text, [one.quotation]], whom)
    if (stands === undefined) gone.push(one)
  }
  return gone
}

type Open = readonly { readonly claim: Claim; readonly at: number }[]

/** Searches for claims, reads what was found and gives each claim its pages; what one stood on before is read anew. */
async function* withPages(job: WorkJob, open: Open, before: readonly ClaimSource[] = []) {
  const questions = open.map(({ claim }) => claim.query ?? claim.claim)
  const searched = yield* searchEach(job, questions, { step: steps.searching, at: 2, of: inAll })
  const found = searched.map(hits => interleaved([[...before.map(asHit), ...hits]]))
  const wanted = pagesFor(
    open.map(({ claim }) => claim.claim),
    found,
    Math.min(mostPages.inAll, mostPages.each * Math.max(1, job.run.cost)),
  )
  const anew = before.length > 0
  const asked = wanted.map(page => ({ ...page, questions: [...page.questions, ...quotedFrom(page, before)] }))
  const read = yield* readEach(job, asked, { step: steps.reading, at: 3, of: inAll, anew })
  if (wanted.length && !read.length && !job.signal.aborted) throw new Problem('sources_unreadable')
  return open.map(({ claim, at }, number): Case => ({ claim, at, pages: foundFor(found[number] ?? [], wanted, read) }))
}

/** One claim of a text that was checked, checked once more; all others stay as they are. */
async function* again(job: WorkJob, { claim: number, source }: Recheck): AsyncIterable<WorkEvent> {
  const { world, run } = job
  const parent = await world.runs.find(run.user, run.parent ?? '')
  const claims = claimsIn(parent?.answer)
  const claim = claims[number - 1]
  if (!claim) throw new Problem('not_found')
  yield { event: 'message_replace', answer: claims }
  const { passage, query, sources: before } = claim
  const fresh: Claim = { claim: claim.claim, passage, query, sources: [] }
  yield { event: 'item', at: number - 1, item: fresh }
  const open = { claim: fresh, at: number - 1 }
  if (source === undefined) {
    const cases = yield* withPages(job, [open], before)
    const gone = await goneOf(job, before, cases[0]?.pages ?? [])
    const told = ({ claim: one, ...rest }: Case): Case => ({ ...rest, claim: { ...one, ...(gone.length && { gone }) } })
    return yield* judged(job, cases.map(told))
  }
  yield { event: 'progress', step: steps.reading, at: 3, of: inAll }
  const own = await readFound(job, { address: source, questions: [claim.claim] }, `own page ${number}`)
  yield { event: 'source', ...own }
  const others = run.sources.filter(({ address }) => before.some(one => one.address === address))
  yield* judged(job, [{ ...open, pages: [own, ...others.filter(({ address }) => address !== own.address)] }])
}

/**
 * Checks a text: lists what it claims, searches for each claim, reads the pages and gives each a verdict that stands on
 * sentences of them. Where nothing can be searched it says what the model remembers, and gives no verdict.
 */
export const factcheck: Worker = async function* (job) {
  const { world, run, signal } = job
  if (run.refinement && 'check' in run.refinement) return yield* again(job, run.refinement.check)
  const searches = await world.search.ready()
  yield { event: 'progress', step: steps.listing, at: 1, of: searches ? inAll : 1 }
  const claims = yield* listClaims(job, String(run.values.content ?? ''), searches)
  for (const [at, item] of claims.entries()) yield { event: 'item', at, item }
  const open = claims.flatMap((claim, at) => (claim.verdict ? [] : [{ claim, at }]))
  if (!open.length || signal.aborted) return
  yield* judged(job, yield* withPages(job, open))
}
