import { useState } from 'react'
import type { EngineCard } from '#catalogue/shown.ts'
import { isMade } from '#shared/custom-engines.ts'
import { useSession } from '../data/session.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { usePinned, usePinning } from '../pins/usePins.ts'
import type { Offer } from '../search/free-form.ts'
import { EngineRow, NameRow } from './EngineRow.tsx'

const more = (count: string, one: boolean) => ({
  de: one ? 'Ein weiteres zeigen' : `${count} weitere zeigen`,
  en: `Show ${count} more`,
})

const few = 2

type Props = {
  id: string
  name: string
  line: string
  engines: readonly EngineCard[]
  /** How many of them are shown at first. */
  most: number
  /** Shows names alone, in more columns. */
  names: boolean
  /** How the free form is offered, where somebody has searched. */
  offer?: Offer
}

/** One part of the register: its name stands at the left, its engines run in columns beside it. */
export function Register({ id, name, line, engines: asRanked, most, names, offer }: Props) {
  const t = useText()
  const { number } = useFormats()
  const asked = { plan: useSession().plan_text, pins: usePinned(), onPin: usePinning() }
  const [all, setAll] = useState(false)
  // What was made here was made for these people: it comes before what every installation has.
  const engines = [...asRanked.filter(({ slug }) => isMade(slug)), ...asRanked.filter(({ slug }) => !isMade(slug))]
  // A button for one or two takes the room that they would.
  const list = all || engines.length <= most + few ? engines : engines.slice(0, most)
  const rest = engines.length - list.length
  return (
    <section aria-labelledby={id} className="mt-6 grid grid-cols-1 gap-x-8 gap-y-2 xl:grid-cols-[9.5rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-baseline gap-x-2 px-1 xl:block xl:px-0 xl:pt-2.5">
        <h2 id={id} className="voice text-xl">
          {name}{' '}
          <span className="font-sans text-sm font-normal tracking-normal text-muted tabular-nums">
            {number(engines.length)}
          </span>
        </h2>
        <p className="text-sm text-balance text-muted xl:mt-0.5">{line}</p>
      </div>
      <div>
        {names ? (
          <ul className="grid grid-cols-1 gap-x-4 sm:grid-cols-2 md:grid-cols-3">
            {list.map(engine => (
              <NameRow key={engine.slug} engine={engine} {...asked} />
            ))}
          </ul>
        ) : (
          <ul className="grid grid-cols-1 gap-x-4 gap-y-1 md:grid-cols-2">
            {list.map(engine => (
              <EngineRow key={engine.slug} engine={engine} offer={offer} {...asked} />
            ))}
          </ul>
        )}
        {rest > 0 && (
          <button type="button" className="btn-small mt-1 text-accent-ink" onClick={() => setAll(true)}>
            {t(more(number(rest), rest === 1))}
          </button>
        )}
      </div>
    </section>
  )
}
