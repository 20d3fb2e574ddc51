import { CircleCheck } from 'lucide-react'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import type { Notes } from './useNotes.ts'
import { deeds, done } from './words.ts'

/** Said where nothing was added that was not given. */
export const Clear = () => (
  <p className="flex gap-2">
    <CircleCheck className="mt-0.5 size-3.5 shrink-0 text-ok" aria-hidden />
    {useText()(done.clear)}
  </p>
)

/** Mends at once what can safely be mended, where that is more than one thing. */
export function MendAll({ notes, className }: { notes: Notes; className: string }) {
  const t = useText()
  const { number } = useFormats()
  if (notes.canBeMended < 2) return null
  return (
    <button type="button" className={className} onClick={notes.mendAll}>
      {t(deeds.mendAll(number(notes.canBeMended)))}
    </button>
  )
}

/** How much was left as it is, and the way to see it again. */
export function LeftAlone({ notes: { leftAlone, askAgain } }: { notes: Notes }) {
  const t = useText()
  const { number } = useFormats()
  if (!leftAlone) return null
  return (
    <span>
      {t(done.left(number(leftAlone), leftAlone === 1))}{' '}
      <button type="button" className="link min-h-9" onClick={askAgain}>
        {t(done.again)}
      </button>
    </span>
  )
}
