import { useMemo } from 'react'
import type { Answer } from '#shared/answers.ts'
import type { Text } from '#shared/text.ts'
import { type Added, nameOfAdded } from './added.ts'
import { type Excerpt, nameOfRemark, type Remark, type Remarked } from './remarks.ts'
import type { useLeft } from './useLeft.ts'
import { like, safe, useMending } from './useMending.ts'
import { usePut } from './usePut.ts'
import type { useRemarks } from './useRemarks.ts'

/** One note on a text: what it says of which piece of it, and what can be done about it. */
export type Note = {
  readonly name: string
  readonly message: Text
  /** Facts come first, style last and quieter. */
  readonly quiet: boolean
  readonly place: { readonly from: number; readonly to: number } | undefined
  readonly here?: Excerpt | undefined
  readonly there?: Excerpt | undefined
  readonly added?: Added
  readonly remark?: Remark
}

const ofAdded = (added: Added): Note => ({
  ...{ name: nameOfAdded(added), message: added.message, quiet: added.quiet, added, here: added.here },
  place: { from: added.from, to: added.to },
})
const ofRemark = (remark: Remark): Note => ({
  ...{ name: nameOfRemark(remark), message: remark.message, quiet: !remark.there, remark, place: remark.place },
  ...{ here: remark.here, there: remark.there },
})

type Options = {
  about: Remarked
  found: ReturnType<typeof useRemarks>
  left: ReturnType<typeof useLeft>
  /** Whether they stand level with their words, so that their order is that of the text; else what matters is first. */
  level: boolean
  onChange: ((answer: Answer) => void) | undefined
}

/** The notes on an answer that are still open, each once, in their order, and what can be done about them. */
export function useNotes({ about, found, left, level, onChange }: Options) {
  const put = usePut(about.answer, found, onChange)
  const mend = useMending(about, found, onChange)
  const { added, remarks } = found
  const all = useMemo(() => {
    const byName = new Map([...added.map(ofAdded), ...remarks.map(ofRemark)].map(note => [note.name, note]))
    const placeOf = ({ place }: Note) => place?.from ?? Number.MAX_SAFE_INTEGER
    const weightOf = ({ quiet }: Note) => (level ? 0 : Number(quiet))
    return [...byName.values()].toSorted(
      (one, other) => weightOf(one) - weightOf(other) || placeOf(one) - placeOf(other),
    )
  }, [added, remarks, level])
  const notes = useMemo(() => all.filter(({ name }) => !left.left.includes(name)), [all, left.left])
  return {
    notes,
    leftAlone: all.length - notes.length,
    canBeMended: onChange ? safe(remarks).length : 0,
    canChange: !!onChange,
    put,
    mend: (remark: Remark) => mend(like(remark)),
    mendAll: () => mend(safe),
    leave: left.leave,
    askAgain: left.ask,
  }
}

export type Notes = ReturnType<typeof useNotes>
