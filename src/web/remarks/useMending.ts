import { mended } from '#language/checks/mended.ts'
import type { Answer } from '#shared/answers.ts'
import { withText } from '#shared/passages.ts'
import { useUndo } from '../undo/useUndo.ts'
import { useText } from '../language.tsx'
import { partsIn } from './parts-in.ts'
import type { Remark, Remarked } from './remarks.ts'
import type { useRemarks } from './useRemarks.ts'
import { useWhenCurrent } from './useWhenCurrent.ts'

const words = { mended: { de: 'Behoben.', en: 'Fixed.' } }

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

/** An answer with what remarks mend in it; one of parts, in each of its texts. */
const mendedIn = (about: Remarked, these: readonly Remark[]): Answer => {
  const { answer, text } = about
  if (typeof answer === 'string') return mended(answer, these)
  return partsIn(about).reduce<Answer>((now, { path, from, to }) => {
    const own = these.flatMap(({ mend }) =>
      mend && from <= mend.from && mend.to <= to
        ? [{ mend: { ...mend, from: mend.from - from, to: mend.to - from } }]
        : [],
    )
    return own.length ? withText(now, path, mended(text.slice(from, to), own)) : now
  }, answer)
}

/** Mends an answer by its remarks. */
export function useMending(
  about: Remarked,
  { remarks, current }: Pick<ReturnType<typeof useRemarks>, 'remarks' | 'current'>,
  onChange: ((answer: Answer) => void) | undefined,
) {
  const t = useText()
  const tell = useUndo(about.answer, onChange)
  return useWhenCurrent(current, (choice: Choice) => {
    const these = choice(remarks).map(({ correct, ...one }) => ({ ...one, mend: one.mend ?? correct }))
    if (!these.length) return
    const changed = mendedIn(about, these)
    onChange?.(changed)
    tell(t(words.mended), about.answer, changed)
  })
}
