import { mended } from '#language/checks/mended.ts'
import type { Answer } from '#shared/answers.ts'
import { useText } from '../language.tsx'
import { toast } from '../ui/toast.ts'
import type { Remark } from './remarks.ts'
import type { useRemarks } from './useRemarks.ts'
import { useWhenCurrent } from './useWhenCurrent.ts'

const words = {
  mended: { de: 'Behoben.', en: 'Fixed.' },
  undo: { de: 'Rückgängig', en: 'Undo' },
}

/** Picks what is to be mended. */
type Choice = (remarks: readonly Remark[]) => readonly Remark[]

/** All that can be mended safely. */
export const safe: Choice = remarks => remarks.filter(({ mend }) => mend)

const saidBy = ({ message, here }: Remark) => JSON.stringify([message, here])

/** This remark; in a text that has changed meanwhile, the first that says the same of the same passage. */
export const like =
  (remark: Remark): Choice =>
  remarks => {
    const found = remarks.find(one => one === remark) ?? remarks.find(one => saidBy(one) === saidBy(remark))
    return found ? [found] : []
  }

/** Mends an answer by its remarks. */
export function useMending(
  answer: Answer,
  { remarks, current }: Pick<ReturnType<typeof useRemarks>, 'remarks' | 'current'>,
  onChange: ((answer: Answer) => void) | undefined,
) {
  const t = useText()
  return useWhenCurrent(current, (choice: Choice) => {
    const these = choice(remarks)
    if (typeof answer !== 'string' || !these.length) return
    onChange?.(mended(answer, these))
    toast({ text: t(words.mended), action: { label: t(words.undo), run: () => onChange?.(answer) } })
  })
}
