import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Columns2, Copy } from 'lucide-react'
import type { RunView } from '#server/runs/shown.ts'
import { isEmpty, isWriting, text as aText } from '#shared/answers.ts'
import { Problem } from '#shared/problems.ts'
import { textFrom } from '#shared/sources.ts'
import { AnswerView } from '../answers/AnswerView.tsx'
import { Sources } from '../answers/Sources.tsx'
import { useCopy } from '../answers/useCopy.ts'
import { runQuery } from '../data/runs.ts'
import { OpenInEditor } from '../editor/OpenInEditor.tsx'
import { ExportButton } from '../export/ExportButton.tsx'
import { pictureOf } from '../export/picture.ts'
import { saidOfRun } from '../fields/value-in-words.ts'
import { useLocale, useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { askedOf, isFirst } from '../refine/words.ts'
import { ModelNotes } from '../remarks/ModelNotes.tsx'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Tip } from '../ui/Tip.tsx'
import { later } from '../ui/later.ts'
import { useSentence } from '../useSentence.ts'
import { oneOf } from '../runs/one-of.ts'
import { FormAnswers } from './FormAnswers.tsx'
import { BookmarkToggle } from '../bookmarking/BookmarkToggle.tsx'
import { RunFoot } from './history/RunFoot.tsx'
import { RunVersions } from './history/RunVersions.tsx'
import { PaneState } from './PaneState.tsx'
import { Provenance } from './Provenance.tsx'
import { promptOf } from '../bookmarking/prompt.ts'
import { ReadingPane } from './ReadingPane.tsx'
import { titleOfRun } from './titles.ts'
import { useEngineOf } from './useEngineOf.ts'
import { useTypeName } from './useTypeName.ts'
import { changedAt } from './versions.ts'
import { useWhen } from './when.ts'

const TabbedCards = later(() => import('../variants/TabbedCards.tsx').then(it => it.TabbedCards))

const words = {
  copy: { de: 'Kopieren', en: 'Copy' },
  compare: { de: 'Mit einem anderen Text vergleichen', en: 'Compare with another text' },
  open: { de: 'Öffnen', en: 'Open' },
  trial: { de: 'Probelauf', en: 'Trial' },
  writing: { de: 'Dieser Text wird gerade geschrieben.', en: 'This text is being written.' },
  stopped: { de: 'Angehalten. Der bisherige Text bleibt erhalten.', en: 'Stopped. The text so far is kept.' },
  nothing: { de: 'Angehalten, bevor etwas geschrieben war.', en: 'Stopped before anything was written.' },
}
const soon = 3000

type Props = { id: string; known: RunView | undefined; onBack(): void }

/** A run of the history: how it stands, what was asked, what came of it. */
export function RunPane({ id, known, onBack }: Props) {
  const t = useText()
  const nameOf = useTypeName()
  const locale = useLocale()
  const when = useWhen()
  const copy = useCopy()
  const sentence = useSentence()
  const query = useQuery({
    ...runQuery(id),
    placeholderData: known,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? soon : false),
  })
  const run = query.data
  const { engine, form, isHere, isComing } = useEngineOf(run)
  if (!run || isComing) return <PaneState failure={query.error} onRetry={() => void query.refetch()} onBack={onBack} />

  const call = form?.calls[run.call]
  const said = call ? saidOfRun(call.fields, run, locale) : []
  const hasText = !isEmpty(run.answer)
  const shape = call?.answer ?? aText()
  const { title } = titleOfRun(run, nameOf(run.engine))
  const leaving = () => ({
    ...{ markdown: run.text, title, lang: run.language },
    picture: pictureOf(shape, run.answer),
  })
  return (
    <ReadingPane
      id={id}
      icon={engine && <EngineIcon engine={engine} size="small" />}
      title={title}
      about={[
        run.trial && t(words.trial),
        engine && t(engine.name),
        !isFirst(run) && askedOf(run, t),
        when(changedAt(run)),
      ]
        .filter(Boolean)
        .join(' · ')}
      glance={said.map(({ words }) => words).join(' · ')}
      inputs={<FormAnswers said={said} />}
      onBack={onBack}
      actions={
        <>
          {hasText && !run.variants && run.state !== 'running' && <BookmarkToggle run={run} prompt={promptOf(said)} />}
          {hasText && !run.variants && run.state !== 'running' && (
            <ExportButton leaving={leaving} isSpeech={shape.view === 'speech'} />
          )}
          {hasText && !run.variants && run.state !== 'running' && isWriting(shape) && (
            <OpenInEditor of={{ run: id, engine: run.engine }} />
          )}
          {hasText && !run.variants && isWriting(shape) && (
            <IconButton icon={Copy} label={t(words.copy)} onClick={() => void copy(run.text)} />
          )}
          {hasText && run.state !== 'running' && isWriting(shape) && (
            <Tip label={t(words.compare)}>
              <Link to={pages.compare} search={{ id }} aria-label={t(words.compare)} className="icon-btn">
                <Columns2 className="size-[18px]" strokeWidth={1.75} aria-hidden />
              </Link>
            </Tip>
          )}
          {engine && isHere && (
            <Link
              to={pages.engine}
              params={{ slug: engine.slug }}
              search={{ run: id }}
              className="btn-line ml-1.5 min-h-9"
            >
              {t(words.open)}
            </Link>
          )}
        </>
      }
    >
      <RunVersions id={id} />
      <Sources sources={run.sources} padding="px-4 sm:px-6" />
      <div className="empty:hidden px-5 pt-5 sm:px-10 print:hidden">
        {run.problem && <Panel tone="danger">{sentence(new Problem(run.problem, run.details ?? {}))}</Panel>}
        {run.state === 'running' && <Panel tone="note">{t(words.writing)}</Panel>}
        {run.state === 'stopped' && <Panel tone="warn">{t(hasText ? words.stopped : words.nothing)}</Panel>}
      </div>
      {hasText && run.variants && call && (
        <Suspense>
          <TabbedCards
            {...{ call, values: run.inputs, about: run, run: run._id, prompt: promptOf(said), sources: run.sources }}
            variants={run.variants.map(oneOf)}
            writing={run.state === 'running'}
          />
        </Suspense>
      )}
      {hasText && !(run.variants && call) && (
        <AnswerView
          shape={shape}
          answer={run.answer}
          values={run.inputs}
          source={textFrom(call?.keeps?.from, run.inputs, run.sources)}
          corrections={run.corrections ?? undefined}
          lang={run.language}
        />
      )}
      {!run.variants && <ModelNotes notes={run.notes} lang={run.language} />}
      {!hasText && <div className="h-5" />}
      {run.state !== 'running' && hasText && <Provenance run={run} />}
      <RunFoot
        key={id}
        run={run}
        engine={isHere ? engine : undefined}
        call={isHere ? call : undefined}
        onGone={onBack}
      />
    </ReadingPane>
  )
}
