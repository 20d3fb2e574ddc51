import { Square } from 'lucide-react'
import { Mark } from '../brand/Mark.tsx'
import { useText } from '../language.tsx'
import { Spinner } from '../ui/Spinner.tsx'

const words = {
  stop: { de: 'Anhalten', en: 'Stop' },
  stopping: { de: 'Wird angehalten …', en: 'Stopping …' },
}

type Props = {
  label: string
  /** Whether the page has something more important to do. */
  quiet: boolean
  disabled: boolean
  writing: boolean
  stopping: boolean
  onStop(): void
}

/**
 * Begins, and in the same place stops. It stays one button, so that the keyboard stays on it; the second press of a
 * double click and a key that is held down stop nothing.
 */
export function StartButton({ label, quiet, disabled, writing, stopping, onStop }: Props) {
  const t = useText()
  return (
    <button
      type={writing ? 'button' : 'submit'}
      className={`${writing || quiet ? 'btn-line' : 'btn-primary'} min-h-11`}
      disabled={disabled && !writing}
      aria-disabled={stopping || undefined}
      onClick={event => {
        if (writing && !stopping && event.detail < 2) onStop()
      }}
      onKeyDown={event => {
        if (event.repeat && event.key === 'Enter') event.preventDefault()
      }}
    >
      {!writing && <Mark className={`size-4 ${quiet ? 'text-accent' : ''}`} />}
      {writing && (stopping ? <Spinner /> : <Square className="size-3.5 fill-current" aria-hidden />)}
      {writing ? t(stopping ? words.stopping : words.stop) : label}
    </button>
  )
}
