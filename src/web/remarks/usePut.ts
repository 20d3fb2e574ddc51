import type { Answer } from '#shared/answers.ts'
import { useUndo } from '../undo/useUndo.ts'
import { useText } from '../language.tsx'
import { nameOfAdded, withPut } from './added.ts'
import type { useRemarks } from './useRemarks.ts'
import { useWhenCurrent } from './useWhenCurrent.ts'
import { done } from './words.ts'

/** Puts something that was added right, or strikes it out; says so, and how to take that back. */
export function usePut(
  answer: Answer,
  { added, current }: Pick<ReturnType<typeof useRemarks>, 'added' | 'current'>,
  onChange: ((answer: Answer) => void) | undefined,
) {
  const t = useText()
  const tell = useUndo(answer, onChange)
  return useWhenCurrent(current, ({ what, name }: { what: 'correct' | 'strike'; name: string }) => {
    const put = added.find(one => nameOfAdded(one) === name)?.[what]
    if (!put || !onChange) return
    const changed = withPut(answer, put)
    onChange(changed)
    tell(t(what === 'correct' ? done.corrected : done.struck), answer, changed)
  })
}
