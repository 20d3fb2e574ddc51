import { type ReactNode, useId, useState } from 'react'
import { ListFilter } from 'lucide-react'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Tip } from '../ui/Tip.tsx'

const words = {
  filters: { de: 'Filter', en: 'Filters' },
  set: (count: string) => ({ de: `Filter, ${count} gesetzt`, en: `Filters, ${count} set` }),
}

type Props = {
  /** How many are set. */
  set: number
  /** Whether it is open at first; where something is set, unless said. */
  isOpen?: boolean
  children: ReactNode
}

/** The button beside a search that opens the ways to narrow a list; they stand in a row of their own. */
export function FilterPanel({ set, isOpen: isOpenAtFirst = set > 0, children }: Props) {
  const t = useText()
  const { number } = useFormats()
  const id = useId()
  const [isOpen, open] = useState(isOpenAtFirst)
  const label = t(set > 0 ? words.set(number(set)) : words.filters)
  return (
    <>
      <Tip label={label}>
        <button
          type="button"
          className="icon-btn relative aria-expanded:bg-sunken"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => open(!isOpen)}
        >
          <ListFilter className="size-5" strokeWidth={1.75} aria-hidden />
          {set > 0 && <span className="absolute top-1.5 right-1.5 size-2 rounded-full bg-accent" aria-hidden />}
        </button>
      </Tip>
      <div id={id} hidden={!isOpen} className="grid basis-full grid-cols-1 gap-2 pt-2">
        {children}
      </div>
    </>
  )
}
