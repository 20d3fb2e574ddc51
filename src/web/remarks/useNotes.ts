import { useMemo } from 'react'
import type { FindingKind } from '#language/index.ts'
import type { Answer } from '#shared/answers.ts'
import { isUnsearched } from '#shared/claims.ts'
import { nameOfClaim } from '#shared/claims-checking.ts'
import { verdictNames } from '#shared/claims-told.ts'
import type { Text } from '#shared/text.ts'
import { isHard, type PlacedClaim } from '../claims/placed.ts'
import type { Claims } from '../claims/useClaims.ts'
import { type Added, nameOfAdded } from './added.ts'
import { type Excerpt, excerptOf, nameOfRemark, type Remark, type Remarked } from './remarks.ts'
import type { useLeft } from './useLeft.ts'
import { like, safe, useMending } from './useMending.ts'
import { usePut } from './usePut.ts'
import type { useRemarks } from './useRemarks.ts'

/** One note on a text: what it says of which piece of it, and what can be done about it. */
export type Note = {
  readonly name: string
  readonly message: Text
  /** Facts and gaps come first, style last and quieter. */
  readonly quiet: boolean
  readonly place: { readonly from: number; readonly to: number } | undefined
  readonly here?: Excerpt | undefined
  readonly there?: Excerpt | undefined
  readonly added?: Added
  readonly remark?: Remark
  /** A claim that was checked. */
  readonly claimed?: PlacedClaim
}

const ofAdded = (added: Added): Note => ({
  ...{ name: nameOfAdded(added), message: added.message, quiet: added.quiet, added, here: added.here },
  place: { from: added.from, to: added.to },
})
/** How something is written, not what is said or what was asked for. */
const style: ReadonlySet<FindingKind> = new Set(['quotes', 'dashes', 'spaces', 'doubled', 'long_sentence', 'markup'])
const isStyle = ({ kind }: Remark) => !!kind && style.has(kind)

const ofRemark = (remark: Remark): Note => ({
  ...{ name: nameOfRemark(remark), message: remark.message, quiet: isStyle(remark), remark, place: remark.place },
  ...{ here: remark.here, there: remark.there },
})

const ofClaim = (text: string, claimed: PlacedClaim): Note => ({
  name: `claim ${nameOfClaim(claimed.claim.claim)}`,
  message: verdictNames[claimed.claim.verdict ?? 'not_found'],
  ...{ quiet: !isHard(claimed.claim), place: claimed.place, here: excerptOf(text, claimed.place), claimed },
})

type Options = {
  about: Remarked
  /** The claims that were checked, where they stand now. */
  claims: { readonly known: Claims; readonly placed: readonly PlacedClaim[] }
  found: ReturnType<typeof useRemarks>
  left: ReturnType<typeof useLeft>
  /** Whether they stand level with their words, so that their order is that of the text; else what matters is first. */
  level: boolean
  onChange: ((answer: Answer) => void) | undefined
  /** Takes its reader to the words of one, to change them. */
  onTake(note: Note): void
}

/** The notes on an answer that are still open, each once, in their order, and what can be done about them. */
export function useNotes({ about, claims: { known, placed }, found, left, level, onChange, onTake }: Options) {
  const put = usePut(about.answer, found, onChange)
  const mend = useMending(about, found, onChange)
  const { added, remarks } = found
  const all = useMemo(() => {
    // What nobody has looked for says nothing about its sentence.
    const checked = placed
      .filter(({ claim }) => claim.verdict && !isUnsearched(claim))
      .map(one => ofClaim(about.text, one))
    const notes = [...added.map(ofAdded), ...remarks.map(ofRemark), ...checked]
    const byName = new Map(notes.map(note => [note.name, note]))
    // What is said of the whole text comes before all where it matters, behind all where it is style.
    const placeOf = ({ place, quiet }: Note) => place?.from ?? (quiet ? Number.MAX_SAFE_INTEGER : -1)
    const weightOf = ({ quiet }: Note) => (level ? 0 : Number(quiet))
    return [...byName.values()].toSorted(
      (one, other) => weightOf(one) - weightOf(other) || placeOf(one) - placeOf(other),
    )
  }, [added, remarks, placed, about.text, level])
  const notes = useMemo(() => {
    const isLeft = ({ name, claimed }: Note) =>
      claimed ? known.left.includes(nameOfClaim(claimed.claim.claim)) : left.left.includes(name)
    return all.filter(note => !isLeft(note))
  }, [all, left.left, known.left])
  return {
    notes,
    leftAlone: all.length - notes.length,
    canBeMended: onChange ? safe(remarks).length : 0,
    canChange: !!onChange,
    put,
    take: onTake,
    mend: (remark: Remark) => mend(like(remark)),
    mendAll: () => mend(safe),
    /** Has a claim checked once more; nothing while one is being checked. */
    recheck: known.live || !known.about ? undefined : known.recheck,
    leave: ({ name, claimed }: Note) => (claimed ? known.leave(claimed.claim.claim) : left.leave(name)),
    askAgain() {
      left.ask()
      if (known.left.length) known.showAgain()
    },
  }
}

export type Notes = ReturnType<typeof useNotes>
