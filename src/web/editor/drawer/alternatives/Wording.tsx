import { Fragment } from 'react'
import { edits } from '#language/comparing/edits.ts'
import type { Target } from '../replacing/target.ts'
import { read, type Sentence } from './sentences.ts'

/** A wording in pieces: what stays, and what is new behind it. */
const inPieces = (was: string, now: string) => {
  let from = 0
  const pieces = edits(was, now).flatMap(({ now: fresh }) => {
    const at = fresh ? now.indexOf(fresh, from) : -1
    if (at < 0) return []
    const kept = now.slice(from, at)
    from = at + fresh.length
    return [{ kept, fresh, at }]
  })
  // Where nearly all is new, nothing of it stands out.
  const isNew = pieces.reduce((sum, { fresh }) => sum + fresh.length, 0) > now.length * 0.6
  if (isNew) return [{ kept: now, fresh: '', at: 0 }]
  return [...pieces, { kept: now.slice(from), fresh: '', at: now.length }]
}

/** A sentence as it is read: without the signs of Markdown, and without its notes. */
const plain = (target: Target, wording: string) => read(target, wording.replaceAll(/\[\^\d+\]/g, '')).textContent

/** A wording; what is new in it stands out. */
export const Wording = ({ of, now }: { of: Pick<Sentence, 'target' | 'words'>; now: string }) =>
  inPieces(of.words, plain(of.target, now)).map(({ kept, fresh, at }) => (
    <Fragment key={at}>
      {kept}
      {fresh && <mark className="rounded-sm bg-accent-soft text-accent-ink">{fresh}</mark>}
    </Fragment>
  ))
