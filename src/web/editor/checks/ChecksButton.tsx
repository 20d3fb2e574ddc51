import { SpellCheck } from 'lucide-react'
import { useText } from '../../language.tsx'
import { later } from '../../ui/later.ts'
import type { ChecksProps } from './ChecksPanel.tsx'
import { words } from './words.ts'

/** The checks beside a text, which come when they are wanted. */
export const ChecksPanel = later<ChecksProps>(() => import('./ChecksPanel.tsx').then(it => it.ChecksPanel))

/** `isThere` is the panel: what is open may still be on its way. */
export type ChecksShown = { open: boolean; isThere: boolean; toggle(): void }

/** Opens the checks of a text, and closes them. */
export function ChecksButton({ open, isThere, toggle }: ChecksShown) {
  const t = useText()
  return (
    <button
      type="button"
      className="btn-line at-head min-h-9 aria-expanded:bg-accent-soft aria-expanded:text-accent-ink"
      title={t(words.check)}
      aria-expanded={open}
      aria-controls={isThere ? 'checks' : undefined}
      onPointerEnter={ChecksPanel.hint}
      onClick={toggle}
    >
      <SpellCheck className="size-4" aria-hidden />
      <span className="@max-2xl:sr-only">{t(words.check)}</span>
    </button>
  )
}
