import { CircleSlash } from 'lucide-react'
import { emptied } from '#shared/emptied.ts'
import { useText } from '../language.tsx'

const words = { empty: { de: 'Leer', en: 'Empty' } }

/** Says in place of “Saved” that a text of which nothing is left is not saved. */
export function EmptiedState() {
  const t = useText()
  return (
    <span role="status" title={t(emptied)} className="px-2 text-sm text-muted">
      <CircleSlash className="size-4 sm:hidden" aria-hidden />
      <span className="max-sm:sr-only">{t(words.empty)}</span>
      <span className="sr-only">. {t(emptied)}</span>
    </span>
  )
}
