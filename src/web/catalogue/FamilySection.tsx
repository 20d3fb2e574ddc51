import { useState } from 'react'
import type { ShownEngine } from '#catalogue/shown.ts'
import { isAdmin, useSession } from '../data/session.ts'
import type { Family } from '../families.ts'
import { useFormats } from '../formats.ts'
import { useLocale, useText } from '../language.tsx'
import { EngineRow } from './EngineRow.tsx'
import { familyWords } from './family-words.ts'

const shown = 12
const more = (count: string) => ({ de: `${count} weitere zeigen`, en: `Show ${count} more` })

/** One family: its name stands at the left like a register, its engines run in columns beside it. */
export function FamilySection({ family, engines }: { family: Family; engines: readonly ShownEngine[] }) {
  const t = useText()
  const locale = useLocale()
  const { number } = useFormats()
  const canConnect = isAdmin(useSession())
  const [all, setAll] = useState(false)
  const list = all ? engines : engines.slice(0, shown)
  const { name, line } = familyWords[family]
  return (
    <section
      aria-labelledby={`family-${family}`}
      className="mt-8 grid grid-cols-1 gap-x-8 gap-y-2 xl:grid-cols-[9.5rem_minmax(0,1fr)]"
    >
      <div className="flex flex-wrap items-baseline gap-x-2 px-1 xl:block xl:px-0 xl:pt-2.5">
        <h2 id={`family-${family}`} className="voice text-xl">
          {t(name)}{' '}
          <span className="font-sans text-sm font-normal tracking-normal text-muted tabular-nums">
            {number(engines.length)}
          </span>
        </h2>
        <p className="text-sm text-balance text-muted xl:mt-0.5">{t(line)}</p>
      </div>
      <div>
        <ul className="grid grid-cols-1 gap-x-4 gap-y-1 md:grid-cols-2">
          {list.map(engine => (
            <EngineRow key={engine.slug} engine={engine} locale={locale} canConnect={canConnect} />
          ))}
        </ul>
        {engines.length > list.length && (
          <button type="button" className="btn-small mt-1 text-accent-ink" onClick={() => setAll(true)}>
            {t(more(number(engines.length - list.length)))}
          </button>
        )}
      </div>
    </section>
  )
}
