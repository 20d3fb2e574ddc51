import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Editor } from '@tiptap/core'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { longestTarget, mostRegenerations } from '#shared/editor.ts'
import { lengthOf } from '#shared/text.ts'
import { wordsIn } from '../../ui/counts.ts'
import { useFormats } from '../../formats.ts'
import { useLocale, useText } from '../../language.tsx'
import { later } from '../../ui/later.ts'
import { toast } from '../../ui/toast.ts'
import { BeingWritten } from './BeingWritten.tsx'
import { Failure } from './Failure.tsx'
import { givenOf } from './replacing/given.ts'
import type { Target } from './replacing/target.ts'
import type { PromptDraft } from './PromptForm.tsx'
import { ResultCard } from './ResultCard.tsx'
import { type About, isMeasured, TargetScore } from './TargetScore.tsx'
import { ToolMenu } from './ToolMenu.tsx'
import { type Ask, isByRules, tools } from './tools.ts'
import { useAsking } from './useAsking.ts'
import { useResults } from './useResults.ts'
import { drawerWords } from './words.ts'

const LimitDialog = later(() => import('../../limit/LimitDialog.tsx').then(it => it.LimitDialog))

const words = {
  tools: { de: 'Werkzeuge', en: 'Tools' },
  results: (count: string) => ({ de: `Ergebnisse (${count})`, en: `Results (${count})` }),
  writing: { de: 'Text wird erstellt.', en: 'Text is being written.' },
  finished: (count: string, one: boolean) => ({
    de: `Text fertig, ${count} ${one ? 'Wort' : 'Wörter'}.`,
    en: `Text finished, ${count} ${one ? 'word' : 'words'}.`,
  }),
  broken: { de: 'Der Text ist unvollständig.', en: 'The text is incomplete.' },
}

/** What is asked beside the tool: a wish, a file, sources, notes. */
export type Wanted = Pick<Ask, 'tool' | 'wish' | 'file' | 'research' | 'hints'>

type Props = {
  editor: Editor
  about: About
  lang: string | undefined
  begins: 'expand' | undefined
  first: Target
  /** Closes it, and opens the checks by rules. */
  onCheck(): void
}

/** Tools, then the text that is being written, then the results; closing clears them. */
export function Inside({ editor, about, lang, begins, first, onCheck }: Props) {
  const t = useText()
  const locale = useLocale()
  const { number } = useFormats()
  const body = useRef<HTMLDivElement>(null)
  const results = useResults(editor, first)
  const [place, go] = useState<'tools' | 'results'>('tools')
  const [times, setTimes] = useState(0)
  const [draft, setDraft] = useState<PromptDraft>({ wish: '', address: '', research: false })
  const { asked, writing, failure, start, stop, forgive } = useAsking({
    ...{ language: lang, locale },
    onAnswer(answered) {
      results.add(answered)
      if (answered.ask.tool === 'regenerate') setTimes(count => count + 1)
      go('results')
    },
  })
  const { result, all } = results

  const want = (wanted: Wanted) => {
    const { target } = results
    if (wanted.tool === 'regenerate' && times >= mostRegenerations)
      return toast({ text: t(drawerWords.most), tone: 'danger' })
    const given = givenOf(target)
    if (lengthOf(given.markdown) > longestTarget)
      return toast({ text: t(target.isWhole ? drawerWords.long : drawerWords.longSelection), tone: 'danger' })
    start({ ...wanted, target, given })
  }
  const begin = useEffectEvent(() => begins && want({ tool: begins }))
  useEffect(() => void begin(), [])

  // What had the focus is gone: it goes to the beginning of what took its place.
  const view = writing ? 'writing' : failure ? 'failure' : place === 'results' && result ? result.run : 'tools'
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) body.current?.querySelector<HTMLElement>('[data-begins]')?.focus()
    isFirst.current = false
  }, [view])

  const status = () => {
    if (writing) return t(words.writing)
    if (view === 'tools' || !result) return ''
    const count = wordsIn(result.text)
    return result.broken ? t(words.broken) : t(words.finished(number(count), count === 1))
  }
  const isAtTools = view === 'tools' || view === 'failure'
  return (
    <div ref={body} className="flex min-h-0 flex-1 flex-col">
      {writing && asked ? (
        <BeingWritten {...{ writing, about, lang }} ask={asked} onStop={stop} />
      ) : isAtTools || !result ? (
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          {all.length > 0 && (
            <div className="flex justify-end border-b border-line px-3 py-1">
              <button type="button" className="btn-small" onClick={() => (forgive(), go('results'))}>
                {t(words.results(number(all.length)))}
                <ArrowRight className="size-4" aria-hidden />
              </button>
            </div>
          )}
          {failure && failure.problem.code !== 'limit_reached' && asked && (
            <>
              <div className="px-5 pt-4" data-begins tabIndex={-1}>
                <Failure
                  {...failure}
                  onAgain={() => want(asked)}
                  onOther={() => start(asked, failure.run)}
                  onCheck={isByRules(asked.tool) ? onCheck : undefined}
                />
              </div>
              {isMeasured(asked) && (
                <>
                  <h3 className="px-5 pt-5 font-medium sm:px-10">{t(tools[asked.tool].name)}</h3>
                  <TargetScore ask={asked} {...{ about, lang }} />
                </>
              )}
            </>
          )}
          <ToolMenu times={times} draft={draft} onDraft={setDraft} onWant={want} />
        </div>
      ) : (
        <ResultCard
          key={result.run}
          {...{ results, result, lang, about, times }}
          onWant={want}
          onAgain={() => want(result.ask)}
          onOther={() => start(result.ask, result.run)}
          back={
            <button type="button" className="btn-small" onClick={() => go('tools')}>
              <ArrowLeft className="size-4" aria-hidden />
              {t(words.tools)}
            </button>
          }
        />
      )}
      <p role="status" className="sr-only">
        {status()}
      </p>
      <Suspense>
        {failure?.problem.code === 'limit_reached' && (
          <LimitDialog cost={1} refusal={failure.problem} onClose={forgive} />
        )}
      </Suspense>
    </div>
  )
}
