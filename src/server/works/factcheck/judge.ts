import { mostPages, quotationsPrompt, quotationsShape } from '#catalogue/factcheck.ts'
import { toldSource } from '#catalogue/told-source.ts'
import { type Claim, type ClaimSource } from '#shared/claims.ts'
import { verdictFrom } from '#shared/claims-told.ts'
import type { Values } from '#shared/fields.ts'
import type { Source } from '#shared/sources.ts'
import { localeOf } from '#shared/text.ts'
import { listedBy } from '../listed-by.ts'
import type { WorkEvent, WorkJob } from '../worker.ts'
import { bearsFigures } from '../research/figures.ts'

/** So much of each page is laid before the model for one claim; characters. */
const mostTold = 4_000

type Quoted = ClaimSource & { readonly reason: string }

/** Looks for a quotation on the page it is said to be from, then on the others: a model may miscount pages. */
const sourceOf = async ({ world, run, signal }: WorkJob, pages: readonly Source[], { page, quotation }: Values) => {
  const named = typeof page === 'number' ? pages[page - 1] : undefined
  for (const source of new Set(named ? [named, ...pages] : pages)) {
    const whom = { whose: run.user, signal }
    const [stands] = await world.language.work('quoted', [source.text, [String(quotation ?? '')]], whom)
    if (stands !== undefined) return { source, stands }
  }
  return undefined
}

/** What of a model's quotations really stands on a page, and bears on the claim. */
const quotedIn = async (job: WorkJob, claim: Claim, pages: readonly Source[], records: readonly Values[]) => {
  const quoted: Quoted[] = []
  for (const record of records.slice(0, 2 * mostPages)) {
    const says = record.says === 'for' || record.says === 'against' ? record.says : undefined
    const found = says && (await sourceOf(job, pages, record))
    if (!found || quoted.some(({ quotation }) => quotation === found.stands)) continue
    if (says === 'for' && !bearsFigures(claim.claim, found.stands)) continue
    const { address, title, date, readAt } = found.source
    const reason = String(record.reason ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    quoted.push({ address, title, ...(date && { date }), readAt, quotation: found.stands, says, reason })
  }
  return quoted
}

/**
 * Has a model quote what pages say of a claim and gives the claim with its verdict. The verdict follows from the
 * quotations that were found on the pages, never from what the model thinks.
 */
export async function* judge(
  job: WorkJob,
  name: string,
  claim: Claim,
  pages: readonly Source[],
): AsyncGenerator<WorkEvent, Claim> {
  if (!pages.length) return { ...claim, verdict: 'not_found', sources: [] }
  const { world, run, signal } = job
  const laid = pages.slice(0, mostPages)
  const locale = localeOf(run.language)
  const whom = { whose: run.user, signal }
  const told = await Promise.all(
    Array.from({ length: mostPages }, async (_, at) => {
      const page = laid[at]
      if (!page) return [`page${at + 1}`, ''] as const
      const text = await world.language.work('excerpt', [page.text, [claim.claim], mostTold], whom)
      return [`page${at + 1}`, toldSource({ ...page, text }, locale)] as const
    }),
  )
  const beside = { claim: claim.claim, ...Object.fromEntries(told) }
  const asked = { prompt: quotationsPrompt, beside }
  const { items } = yield* listedBy({ ...job, gathered: {} }, name, quotationsShape, asked)
  const quoted = await quotedIn(job, claim, laid, items)
  const sources = quoted.map(({ reason: _, ...source }) => source)
  const verdict = verdictFrom(sources)
  const reason = quoted.find(one => one.reason && (verdict !== 'refuted' || one.says === 'against'))?.reason
  return { ...claim, verdict, ...(reason && { reason }), sources }
}
