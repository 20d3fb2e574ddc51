import {
  alreadyListed,
  claimsShape,
  factcheckSteps as steps,
  fromMemory,
  recalledShape,
  stepsInAll as inAll,
} from '#catalogue/factcheck.ts'
import { placeIn } from '#language/quotations/index.ts'
import type { Claim } from '#shared/claims.ts'
import { checkedForOne, nameOfClaim } from '#shared/claims-checking.ts'
import type { Values } from '#shared/fields.ts'
import { Problem } from '#shared/problems.ts'
import { passageIn } from '#shared/refinement.ts'
import { inEach, type Text, written } from '#shared/text.ts'
import { listedBy } from '../listed-by.ts'
import { sideBySide } from '../side-by-side.ts'
import type { WorkEvent, WorkJob } from '../worker.ts'
import { type Piece, piecesOf } from './pieces.ts'

const atOnce = 3
/** So much of what stands before a part is laid beside it, so that “he” and “there” have names; characters. */
const mostBefore = 400

const onOneLine = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '')

/** A claim of the model's list; nothing where it says none. */
const claimFrom = ({ text, start }: Piece, record: Values, searches: boolean): readonly Claim[] => {
  const claim = onOneLine(record.claim)
  if (!claim) return []
  const span = typeof record.passage === 'string' ? placeIn(text, record.passage) : undefined
  const here = span && passageIn(text, span.from, span.to)
  const reason = onOneLine(searches ? record.reason : record.knows)
  const query = onOneLine(record.query) || claim
  return [
    {
      claim,
      ...(here && { passage: { ...here, start: start + here.start, end: start + here.end } }),
      ...(searches && record.checkable !== false ? { query } : { verdict: 'not_checkable' as const }),
      ...(reason && (!searches || record.checkable === false) && { reason }),
      ...(!searches && { from: 'memory' as const }),
      sources: [],
    },
  ]
}

const promptFor = (prompt: Text, searches: boolean, isFirst: boolean) =>
  inEach(locale =>
    [prompt[locale], !isFirst && alreadyListed[locale], !searches && fromMemory[locale]].filter(Boolean).join('\n\n'),
  )

/**
 * What a text claims, in its order, each with its place; a long one is listed in parts. Throws `no_claims` where it
 * claims nothing. Where nothing can be searched, each is not checkable, with what the model remembers.
 */
export async function* listClaims(
  job: WorkJob,
  text: string,
  searches: boolean,
): AsyncGenerator<WorkEvent, readonly Claim[]> {
  const { call } = job
  const pieces = piecesOf(text, checkedForOne)
  const listed = pieces.map((): readonly Claim[] => [])
  let [said, done] = ['', 0]
  async function* list(piece: Piece, at: number): AsyncIterable<WorkEvent> {
    if (job.signal.aborted) return
    const before = at ? [...text].slice(0, piece.start).join('').slice(-mostBefore).trim() : ''
    const answer = yield* listedBy(job, at ? `claims ${at + 1}` : 'claims', searches ? claimsShape : recalledShape, {
      prompt: promptFor(call.prompt, searches, !before),
      ...(pieces.length > 1 && { beside: { content: piece.text, ...(before && { before }) } }),
    })
    listed[at] = answer.items.flatMap(record => claimFrom(piece, record, searches))
    said += answer.said
    done++
    if (pieces.length > 1)
      yield {
        event: 'progress',
        step: inEach(l => `${steps.listing[l]} (${written(done, l)} / ${written(pieces.length, l)})`),
        ...{ at: 1, of: searches ? inAll : 1 },
      }
  }
  for await (const [, event] of sideBySide(
    pieces.map((piece, at) => () => list(piece, at)),
    atOnce,
  ))
    yield event
  const isSaid = new Set<string>()
  const once = listed.flat().filter(({ claim }) => !isSaid.has(nameOfClaim(claim)) && isSaid.add(nameOfClaim(claim)))
  if (!once.length && !job.signal.aborted) throw new Problem(/^\s*[{[`]/.test(said) ? 'no_claims' : 'model_failed')
  const place = ({ passage }: Claim) => passage?.start ?? Infinity
  return once.toSorted((one, other) => (place(one) < place(other) ? -1 : place(one) > place(other) ? 1 : 0))
}
