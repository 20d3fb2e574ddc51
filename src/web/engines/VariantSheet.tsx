import { type ReactNode, type RefObject, useId } from 'react'
import { ArrowLeft, RefreshCw } from 'lucide-react'
import type { ShownCall } from '#catalogue/shown.ts'
import type { RunView } from '#server/runs/shown.ts'
import type { Values } from '#shared/fields.ts'
import { BeingWritten } from './BeingWritten.tsx'
import { Sources } from '../answers/Sources.tsx'
import { FailureOf, type FailureProps } from '../runs/FailureOf.tsx'
import type { Broken, Done, Writing } from '../runs/run-state.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Provenance } from '../library/Provenance.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { VersionBar } from '../refine/VersionBar.tsx'
import { VersionList } from '../refine/VersionList.tsx'
import { useVersions } from '../refine/useVersions.ts'
import { Panel } from '../ui/Panel.tsx'
import { useSentence } from '../useSentence.ts'
import type { OneOf } from '../runs/one-of.ts'
import { Missing } from '../variants/Missing.tsx'
import { VariantCards } from '../variants/VariantCards.tsx'

const words = {
  result: { de: 'Ergebnis', en: 'Result' },
  count: (count: string) => ({ de: `${count} Texte`, en: `${count} texts` }),
  back: { de: 'Zurück zur Anleitung', en: 'Back to the guide' },
  again: { de: 'Neu erstellen', en: 'Generate again' },
  stopped: {
    de: 'Angehalten. Die bisherigen Texte bleiben erhalten.',
    en: 'Stopped. The texts so far are kept.',
  },
  unchanged: {
    de: 'Die Änderung ist nicht gelungen, die Texte stehen da wie zuvor.',
    en: 'The change did not work; the texts are as they were.',
  },
}

export type VariantSheetProps = {
  call: ShownCall
  values: Values
  run: Writing | Done | Broken
  variants: readonly OneOf[]
  about: RunView | undefined
  prompt: string
  sheet: RefObject<HTMLElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  /** Why the last change came to nothing, and the ways on. */
  unchanged: FailureProps | undefined
  onUse(number: number): void
  /** Has those written that failed. */
  onComplete(byOther?: boolean): void
  /** Goes to another version of the text. */
  onVersion(run: string): void
  onBack(): void
  onAgain(): void
  onStop(): void
  /** Stands above the cards: what went wrong, and the way on. */
  children?: ReactNode
}

/** Several answers on one sheet, the same while they are written and when they are there. */
export function VariantSheet({ call, values, run, variants, about, prompt, ...props }: VariantSheetProps) {
  const { sheet, heading, unchanged, onUse, onComplete, onVersion, onBack, onAgain, onStop, children } = props
  const t = useText()
  const id = useId()
  const sentence = useSentence()
  const { number } = useFormats()
  const found = useVersions(run.run)
  const writing = run.state === 'writing'
  return (
    <section
      ref={sheet}
      aria-labelledby={id}
      aria-busy={writing}
      className="variants card flex min-h-[37rem] min-w-0 scroll-mt-20 flex-col print:border-0"
    >
      <div
        className="sticky top-14 z-5 flex min-h-14 items-center gap-x-3 overflow-clip rounded-t-lg border-b border-line
          bg-surface py-1.5 pr-3 pl-5 print:hidden"
      >
        {writing && <span className="ink-line absolute inset-x-0 top-0 h-0.5 bg-accent" aria-hidden />}
        {!writing && <IconButton icon={ArrowLeft} label={t(words.back)} className="-ml-3" onClick={onBack} />}
        <h2 id={id} ref={heading} tabIndex={-1} className="min-w-0 text-sm font-medium outline-none">
          <span className="sr-only">{t(words.result)}: </span>
          {t(words.count(number(variants.length)))}
        </h2>
        {!writing && <VersionBar {...found} onVersion={onVersion} />}
        {writing ? (
          <BeingWritten run={run} onStop={onStop} />
        ) : (
          <IconButton
            icon={RefreshCw}
            label={t(words.again)}
            className="ml-auto group-has-data-form-open/desk:hidden"
            onClick={onAgain}
          />
        )}
      </div>
      <Sources {...run} padding="px-5 sm:px-10" />
      <div className="pb-5 empty:hidden">{children}</div>
      <div className="grid gap-3 px-5 py-5 empty:hidden sm:px-10 print:hidden">
        {run.state === 'done' && run.stopped && <Panel tone="warn">{t(words.stopped)}</Panel>}
        {run.state === 'done' && <Missing {...{ run: run.run, variants, cost: call.cost, onComplete }} />}
        {unchanged && <FailureOf {...unchanged} told={`${t(words.unchanged)} ${sentence(unchanged.problem)}`} />}
      </div>
      <VariantCards
        {...{ call, values, about, prompt, variants, writing }}
        run={run.run}
        sources={run.sources}
        onUse={run.state === 'done' ? onUse : undefined}
      />
      {!writing && (
        <div className="mt-auto print:hidden">
          <VersionList {...found} shape={call.answer} onVersion={onVersion} />
          <Provenance run={about} />
        </div>
      )}
    </section>
  )
}
