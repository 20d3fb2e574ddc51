import { useMemo } from 'react'
import type { Answer } from '#shared/answers.ts'
import type { Text } from '#shared/text.ts'
import { type Added, nameOfAdded } from './added.ts'
import { nameOfRemark, type Remark } from './remarks.ts'
import type { useLeft } from './useLeft.ts'
import { like, safe, useMending } from './useMending.ts'
import { usePut } from './usePut.ts'
import type { useRemarks } from './useRemarks.ts'

/** One note in the margin: what it says of which piece of the text, and what can be done about it. */
export type Note = {
  readonly name: string
  readonly message: Text
  /** Facts come first, style last and quieter. */
  readonly quiet: boolean
  readonly place: { readonly from: number; readonly to: number } | undefined
  readonly was?: string
  readonly added?: Added
  readonly remark?: Remark
}

const ofAdded = (added: Added): Note => ({
  ...{ name: nameOfAdded(added), message: added.message, quiet: added.quiet, added },
  place: { from: added.from, to: added.to },
})
const ofRemark = (remark: Remark): Note => ({
  ...{ name: nameOfRemark(remark), message: remark.message, quiet: !remark.there, remark, place: remark.place },
  ...(remark.there && { was: remark.there.marked }),
})

type Options = {
  answer: Answer
  found: ReturnType<typeof useRemarks>
  left: ReturnType<typeof useLeft>
  onChange: ((answer: Answer) => void) | undefined
}

/** The notes on an answer that are still open, each once, and what can be done about them. */
export function useNotes({ answer, found, left, onChange }: Options) {
  const put = usePut(answer, found, onChange)
  const mend = useMending(answer, found, onChange)
  const { added, remarks } = found
  const all = useMemo(() => {
    const byName = new Map([...added.map(ofAdded), ...remarks.map(ofRemark)].map(note => [note.name, note]))
    return [...byName.values()]
  }, [added, remarks])
  const notes = useMemo(() => all.filter(({ name }) => !left.left.includes(name)), [all, left.left])
  return {
    notes,
    leftAlone: all.length - notes.length,
    canBeMended: safe(remarks).length,
    put,
    mend: (remark: Remark) => mend(like(remark)),
    mendAll: () => mend(safe),
  }
}
