import { type RefObject, useId, useState } from 'react'
import { ArrowLeft, PenLine, RefreshCw } from 'lucide-react'
import type { RunView } from '#server/runs/shown.ts'
import { mostChosen } from '#shared/sources.ts'
import { NotHeard } from '../answers/NotHeard.tsx'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { CostLine } from '../limit/CostLine.tsx'
import type { Broken } from '../runs/run-state.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Panel } from '../ui/Panel.tsx'
import { useSentence } from '../useSentence.ts'
import { AddSource } from './AddSource.tsx'
import { SourceList } from './SourceList.tsx'
import { useChoice } from './useChoice.ts'

const words = {
  title: { de: 'Quellen wählen', en: 'Choose the sources' },
  why: {
    de: 'Das wurde gefunden und gelesen. Geschrieben wird nur aus dem, was angekreuzt ist.',
    en: 'This was found and read. The text is written only from what is ticked.',
  },
  back: { de: 'Zurück zur Anleitung', en: 'Back to the guide' },
  chosen: (count: string) => ({ de: `${count} gewählt`, en: `${count} chosen` }),
  own: { de: 'Eigene Quellen hinzufügen', en: 'Add sources of your own' },
  write: { de: 'Mit diesen Quellen schreiben', en: 'Write from these sources' },
  search: { de: 'Neu suchen', en: 'Search again' },
  nothing: { de: 'Kreuzen Sie mindestens eine Quelle an.', en: 'Tick at least one source.' },
  tooMany: {
    de: `Höchstens ${mostChosen} Quellen: Wählen Sie einige ab.`,
    en: `At most ${mostChosen} sources: untick some.`,
  },
}

export type ChooseSourcesProps = {
  run: Broken
  about: RunView | undefined
  cost: number
  sheet: RefObject<HTMLElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  onWrite(sources: readonly string[]): void
  /** Looks for others; not where a text is begun already. */
  onSearch?: (() => void) | undefined
  onBack(): void
}

/** What was found before a text is written: looked at, unticked, and joined by what somebody has themselves. */
export function ChooseSources({ run, about, cost, sheet, heading, onWrite, onSearch, onBack }: ChooseSourcesProps) {
  const t = useText()
  const id = useId()
  const sentence = useSentence()
  const { number } = useFormats()
  const [busy, setBusy] = useState(false)
  const choice = useChoice(run.run, run.sources, about?.chosen)
  const { all, isTooMuch } = choice
  const away = run.away ?? about?.away ?? []
  const hindrance = isTooMuch ? words.tooMany : all.length ? undefined : words.nothing
  return (
    <section ref={sheet} aria-labelledby={id} className="card flex min-h-[37rem] min-w-0 scroll-mt-20 flex-col">
      <div className="flex min-h-14 items-center gap-3 border-b border-line py-1.5 pr-3 pl-5 sm:pl-10">
        <IconButton icon={ArrowLeft} label={t(words.back)} className="-ml-3 sm:-ml-8" onClick={onBack} />
        <h2 id={id} ref={heading} tabIndex={-1} className="min-w-0 font-medium outline-none">
          {t(words.title)}
        </h2>
        <span className="ml-auto pr-2 text-sm whitespace-nowrap text-muted" aria-live="polite">
          {t(words.chosen(number(all.length)))}
        </span>
      </div>
      <div className="grid max-w-[46rem] grid-cols-1 gap-6 px-5 py-6 sm:px-10 sm:py-8">
        {run.problem.code === 'choose_sources' ? (
          <p className="text-muted">{t(words.why)}</p>
        ) : (
          <Panel tone="danger">{sentence(run.problem)}</Panel>
        )}
        {away.length > 0 && <NotHeard away={away} padding="" />}
        <SourceList sources={run.sources} choice={choice} unread={choice.unread} />
        <section aria-label={t(words.own)} className="grid grid-cols-1 gap-4">
          <h3 className="font-medium">{t(words.own)}</h3>
          <AddSource onAdd={choice.add} onBusy={setBusy} />
        </section>
        <div className="grid grid-cols-1 gap-2 border-t border-line pt-5">
          <div className="flex flex-wrap gap-2">
            <Button
              className="btn-primary min-h-11"
              disabled={hindrance !== undefined}
              isBusy={busy}
              onClick={() => onWrite(all)}
            >
              <PenLine className="size-4" aria-hidden />
              {t(words.write)}
            </Button>
            {onSearch && (
              <button type="button" className="btn-line min-h-11" onClick={onSearch}>
                <RefreshCw className="size-4" aria-hidden />
                {t(words.search)}
              </button>
            )}
          </div>
          <p className="text-sm text-muted" aria-live="polite">
            {hindrance ? t(hindrance) : <CostLine cost={cost} />}
          </p>
        </div>
      </div>
    </section>
  )
}
