import { claimsShape, fromMemory, recalledShape } from '#catalogue/factcheck.ts'
import { placeIn } from '#language/quotations/index.ts'
import type { Claim } from '#shared/claims.ts'
import type { Values } from '#shared/fields.ts'
import { Problem } from '#shared/problems.ts'
import { passageIn } from '#shared/refinement.ts'
import { inEach } from '#shared/text.ts'
import { listedBy } from '../listed-by.ts'
import type { WorkEvent, WorkJob } from '../worker.ts'

const onOneLine = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '')

/** A claim of the model's list; nothing where it says none. */
const claimFrom = (text: string, record: Values, searches: boolean): readonly Claim[] => {
  const claim = onOneLine(record.claim)
  if (!claim) return []
  const span = typeof record.passage === 'string' ? placeIn(text, record.passage) : undefined
  const reason = onOneLine(searches ? record.reason : record.knows)
  const query = onOneLine(record.query) || claim
  return [
    {
      claim,
      ...(span && { passage: passageIn(text, span.from, span.to) }),
      ...(searches && record.checkable !== false ? { query } : { verdict: 'not_checkable' as const }),
      ...(reason && (!searches || record.checkable === false) && { reason }),
      ...(!searches && { from: 'memory' as const }),
      sources: [],
    },
  ]
}

/**
 * What the text of a form claims, in its order, each with its place. Throws `no_claims` where it claims nothing.
 * Where nothing can be searched, each is not checkable, with what the model remembers.
 */
export async function* listClaims(job: WorkJob, searches: boolean): AsyncGenerator<WorkEvent, readonly Claim[]> {
  const { run, call } = job
  const shape = searches ? claimsShape : recalledShape
  const prompt = searches ? call.prompt : inEach(locale => `${call.prompt[locale]}\n\n${fromMemory[locale]}`)
  const { items, said } = yield* listedBy(job, 'claims', shape, { prompt })
  const text = String(run.values.content ?? '')
  const claims = items.flatMap(record => claimFrom(text, record, searches))
  const isSaid = new Set<string>()
  const once = claims.filter(({ claim }) => !isSaid.has(claim.toLowerCase()) && isSaid.add(claim.toLowerCase()))
  if (!once.length && !job.signal.aborted) throw new Problem(/^\s*[{[`]/.test(said) ? 'no_claims' : 'model_failed')
  const place = ({ passage }: Claim) => passage?.start ?? Infinity
  return once.toSorted((one, other) => (place(one) < place(other) ? -1 : place(one) > place(other) ? 1 : 0))
}
