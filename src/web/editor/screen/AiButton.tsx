import { Feather } from 'lucide-react'
import { useText } from '../../language.tsx'

const words = { open: { de: 'Mit KI arbeiten', en: 'Work with AI' } }

/** Opens the drawer; `onHint` hears that somebody may want it. */
export function AiButton({ onHint, onOpen }: { onHint(): void; onOpen(): void }) {
  const t = useText()
  return (
    <button
      type="button"
      className="btn-line at-head min-h-9"
      title={t(words.open)}
      onPointerEnter={onHint}
      onFocus={onHint}
      // What is selected stays selected.
      onMouseDown={event => event.preventDefault()}
      onClick={onOpen}
    >
      <Feather className="size-4 text-accent-ink" aria-hidden />
      <span className="@max-xl:sr-only in-[.desk[inert]]:sr-only">{t(words.open)}</span>
    </button>
  )
}
