import { type ReactNode, useState } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { mostRegenerations } from '#shared/editor.ts'
import { Markdown } from '../../answers/markdown/Markdown.tsx'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { ModelNotes } from '../../remarks/ModelNotes.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useTextOfResult } from './alternatives/useTextOfResult.tsx'
import { Changes } from './Changes.tsx'
import { Failure } from './Failure.tsx'
import type { Wanted } from './Inside.tsx'
import { shownOf, withNotes } from './replacing/given.ts'
import { ResultFoot } from './ResultFoot.tsx'
import { type About, isMeasured, TargetScore } from './TargetScore.tsx'
import { isAdvice, tools } from './tools.ts'
import type { Result, Results } from './useResults.ts'

const words = {
  result: (at: string, of: string) => ({ de: `Ergebnis ${at} von ${of}`, en: `Result ${at} of ${of}` }),
  pager: { de: 'Ergebnisse', en: 'Results' },
  before: { de: 'Ergebnis davor', en: 'Previous result' },
  behind: { de: 'Ergebnis danach', en: 'Next result' },
  view: { de: 'Ansicht', en: 'View' },
  text: { de: 'Text', en: 'Text' },
  changes: { de: 'Änderungen', en: 'Changes' },
  stopped: { de: 'Angehalten. Der bisherige Text bleibt erhalten.', en: 'Stopped. The text so far is kept.' },
  cut: {
    de: 'Das Modell hat an seiner Grenze aufgehört: Der Text ist unvollständig.',
    en: 'The model stopped at its limit: the text is incomplete.',
  },
  rework: { de: 'Nach diesen Hinweisen überarbeiten', en: 'Rework by these notes' },
  again: (times: string, most: string) => ({
    de: `Noch einmal neu formulieren (${times} / ${most})`,
    en: `Regenerate once more (${times} / ${most})`,
  }),
}

type Props = {
  results: Results
  result: Result
  lang: string | undefined
  times: number
  about: About
  /** The way back to the tools. */
  back: ReactNode
  onWant(wanted: Wanted): void
  /** Asks for the same once more, or another model for it, where this one broke off. */
  onAgain(): void
  onOther(): void
}

/** One result: as a text, or as changes that are taken or left one by one; what can be done with it under it. */
export function ResultCard({ results, result, lang, times, about, back, onWant, onAgain, onOther }: Props) {
  const t = useText()
  const { number } = useFormats()
  const { ask, text, broken, stopped, cut, notes, changes } = result
  const { tool } = ask
  const [mode, setMode] = useState<'text' | 'changes'>(tool === 'grammar' ? 'changes' : 'text')
  const { at, all, show } = results
  const sayable = useTextOfResult({ result, lang, onSay: results.say })
  const step = (icon: typeof ChevronLeft, label: string, to: number) => (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={!all[to]}
      className={`size-9 ${all[to] ? '' : 'opacity-40'}`}
      onClick={() => all[to] && show(to)}
    />
  )
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 border-b border-line px-3 py-1">
        {back}
        <div role="group" aria-label={t(words.pager)} className="ml-auto flex items-center">
          {step(ChevronLeft, t(words.before), at - 1)}
          <span className="text-sm whitespace-nowrap tabular-nums">
            <span className="sr-only">{t(words.result(number(at + 1), number(all.length)))}</span>
            <span aria-hidden>
              {number(at + 1)} / {number(all.length)}
            </span>
          </span>
          {step(ChevronRight, t(words.behind), at + 1)}
        </div>
      </div>
      <div className="@container min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-4 sm:px-10">
          <h3 data-begins tabIndex={-1} className="font-medium outline-none">
            {t(tools[tool].name)}
          </h3>
          {!isAdvice(tool) && (
            <Segments
              label={t(words.view)}
              value={mode}
              options={[
                { value: 'text', label: t(words.text) },
                { value: 'changes', label: t(words.changes) },
              ]}
              onChange={setMode}
            />
          )}
        </div>
        <div className="px-5 pt-3 empty:hidden sm:px-10">
          {broken && <Failure problem={broken} run={result.run} {...{ onAgain, onOther }} />}
          {stopped && <Panel tone="warn">{t(words.stopped)}</Panel>}
          {cut && <Panel tone="warn">{t(words.cut)}</Panel>}
        </div>
        {isMeasured(ask) && <TargetScore {...{ ask, about, lang }} advised />}
        {mode === 'changes' && !isAdvice(tool) ? (
          <Changes result={result} lang={lang} onJudge={results.judge} onJudgeAll={results.judgeAll} />
        ) : isAdvice(tool) ? (
          <div className="reading px-5 py-5 wrap-anywhere sm:px-10">
            <Markdown below={3}>{withNotes(shownOf(text, ask.given))}</Markdown>
          </div>
        ) : (
          sayable.text
        )}
        <ModelNotes notes={notes} lang={lang} />
        <div className="flex flex-wrap gap-2 px-5 pb-5 empty:hidden sm:px-10">
          {isAdvice(tool) && (
            <button type="button" className="btn-line" onClick={() => onWant({ tool: 'seo-rewrite', hints: text })}>
              {t(words.rework)}
            </button>
          )}
          {tool === 'regenerate' && times < mostRegenerations && (
            <button type="button" className="btn-line" onClick={() => onWant({ tool })}>
              {t(words.again(number(times), number(mostRegenerations)))}
            </button>
          )}
        </div>
      </div>
      {mode === 'text' && !isAdvice(tool) && sayable.panel}
      <ResultFoot results={results} result={result} unchanged={!isAdvice(tool) && !changes.length} />
    </>
  )
}
