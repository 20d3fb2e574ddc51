import { type KeyboardEvent, useState } from 'react'
import { Check } from 'lucide-react'
import type { Text } from '#shared/text.ts'
import { useText } from '../../language.tsx'
import { Swatch } from './Swatch.tsx'

export type Offer = { readonly value: string; readonly name: Text; readonly about?: Text | undefined }

type Props = {
  label: string
  offers: readonly Offer[]
  chosen: string
  /** Whether each has a drawing; else each is a line. */
  drawn: boolean
  onChoose(value: string): void
}

/** Where an arrow leads from an option, as the options lie on the screen. */
const stepOf = (key: string, all: readonly HTMLElement[]): number => {
  const row = all.findIndex(one => one.offsetTop > (all[0]?.offsetTop ?? 0))
  const columns = row < 0 ? all.length : row
  return { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key] ?? 0
}

/** Options side by side, or in lines: arrows lead from one to the next, Enter and a press choose. */
export function ChoiceGrid({ label, offers, chosen, drawn, onChoose }: Props) {
  const t = useText()
  const [at, setAt] = useState(chosen)
  const current = offers.some(({ value }) => value === at) ? at : offers[0]?.value
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')]
    const from = all.findIndex(one => one === document.activeElement)
    const to = { Home: 0, End: all.length - 1 }[event.key] ?? from + stepOf(event.key, all)
    if (to === from || !all[to]) return
    event.preventDefault()
    all[to].focus()
  }
  return (
    <div
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={move}
      className={drawn ? 'grid grid-cols-2 gap-3 min-[480px]:grid-cols-3 sm:grid-cols-4 md:grid-cols-5' : 'grid gap-2'}
    >
      {offers.map(({ value, name, about }) => (
        <button
          key={value}
          type="button"
          role="option"
          aria-selected={value === chosen}
          tabIndex={value === current ? 0 : -1}
          onFocus={() => setAt(value)}
          onClick={() => onChoose(value)}
          className={`relative min-w-0 cursor-pointer overflow-hidden rounded-md border text-left text-sm hover:bg-sunken
            aria-selected:border-accent aria-selected:bg-accent-soft aria-selected:text-accent-ink
            ${value === chosen ? '' : 'border-line'} ${drawn ? 'flex flex-col' : 'min-h-14 px-4 py-2.5 pr-11'}`}
        >
          {drawn && <Swatch name={value} className="w-full" />}
          <span className={drawn ? 'block w-full px-2.5 py-1.5 leading-snug hyphens-auto' : 'block font-medium'}>
            {t(name)}
          </span>
          {about && <span className="block text-muted">{t(about)}</span>}
          {value === chosen && (
            <Check
              className="absolute top-2 right-2 size-5 rounded-full bg-accent p-0.5 text-on-accent"
              strokeWidth={2.5}
              aria-hidden
            />
          )}
        </button>
      ))}
    </div>
  )
}
