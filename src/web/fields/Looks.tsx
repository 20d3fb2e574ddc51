import { Paintbrush } from 'lucide-react'
import { lookNames } from '#shared/looks.ts'
import { smallOf } from '../files/small.ts'
import { useText } from '../language.tsx'
import type { FramesProps } from './Frames.tsx'
import strip from './looks.webp'

/** `of` is the picture that is shown in each look: its address, or nothing as long as none is chosen. */
export type LooksProps = FramesProps & { of: string }

/** Where a look stands in the strip that shows all of them; nothing for what is none of ours. */
const placeOf = (option: string) => {
  const at = lookNames.findIndex(name => name === option)
  return at < 0 ? undefined : `0 ${(at / (lookNames.length - 1)) * 100}%`
}

/** Looks side by side: the picture that was chosen in each of them, and a drawn one as long as there is none. */
export function Looks({ field, control, disabled, entry, onEntry, of }: LooksProps) {
  const t = useText()
  const { id, 'aria-invalid': _, ...described } = control
  // Over the drawn one, which is seen until the strip of the picture is there, and where it cannot be had.
  const shown = [...(of ? [smallOf(of, 'looks')] : []), strip].map(at => `url("${at}")`).join(', ')
  return (
    <div
      id={id}
      role="radiogroup"
      aria-label={t(field.label)}
      {...described}
      className="grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-1.5"
    >
      {Object.entries(field.options).map(([option, label]) => {
        const place = placeOf(option)
        return (
          <label
            key={option}
            className="relative flex min-w-0 flex-col overflow-hidden rounded-md border border-field text-xs
              hyphens-auto has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink
              has-checked:outline-1 has-checked:outline-accent has-focus-visible:outline-2
              has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-disabled:bg-sunken"
          >
            <input
              type="radio"
              name={id}
              className="absolute inset-0 m-0 cursor-pointer opacity-0 disabled:cursor-default"
              disabled={disabled}
              checked={option === (entry || field.default)}
              onChange={() => onEntry(option)}
            />
            {place === undefined ? (
              <span className="grid aspect-square place-items-center bg-sunken text-muted" aria-hidden>
                <Paintbrush className="size-6" strokeWidth={1.25} />
              </span>
            ) : (
              <span
                className="aspect-square bg-cover"
                style={{ backgroundImage: shown, backgroundPosition: place }}
                aria-hidden
              />
            )}
            <span className="grid min-h-9 place-items-center px-1 py-1 text-center leading-tight">{t(label)}</span>
          </label>
        )
      })}
    </div>
  )
}
