import { Minus, Plus } from 'lucide-react'
import type { FieldOf } from '#shared/fields.ts'
import { useText } from '../language.tsx'
import type { ControlProps } from '../ui/Field.tsx'

const words = { less: { de: 'Weniger', en: 'Less' }, more: { de: 'Mehr', en: 'More' } }
const side =
  'grid size-10 shrink-0 cursor-pointer place-items-center text-muted hover:text-ink disabled:cursor-default ' +
  'disabled:opacity-40 pointer-coarse:size-11'

type Props = {
  field: FieldOf<'count'>
  control: ControlProps
  disabled: boolean
  entry: string
  onEntry(entry: string): void
}

/** A whole number, typed or pressed up and down within its limits. */
export function Stepper({ field: { min, max, label }, control, disabled, entry, onEntry }: Props) {
  const t = useText()
  const now = Number(entry)
  const known = entry.trim() !== '' && Number.isFinite(now)
  const step = (by: number) => onEntry(String(known ? Math.min(max, Math.max(min, Math.round(now) + by)) : min))
  return (
    <div
      className="field flex w-36 items-center p-0 has-[input:focus-visible]:outline-2
        has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring"
    >
      <button
        type="button"
        className={side}
        aria-label={`${t(label)}: ${t(words.less)}`}
        disabled={disabled || (known && now <= min)}
        onClick={() => step(-1)}
      >
        <Minus className="size-4" aria-hidden />
      </button>
      <input
        {...control}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={entry}
        className="h-9.5 w-full pointer-coarse:h-11 min-w-0 bg-transparent text-center tabular-nums outline-none"
        onChange={({ target }) => onEntry(target.value)}
        onKeyDown={event => {
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
          if (!by) return
          event.preventDefault()
          step(by)
        }}
      />
      <button
        type="button"
        className={side}
        aria-label={`${t(label)}: ${t(words.more)}`}
        disabled={disabled || (known && now >= max)}
        onClick={() => step(1)}
      >
        <Plus className="size-4" aria-hidden />
      </button>
    </div>
  )
}
