import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Columns2, Copy } from 'lucide-react'
import type { RunView } from '#server/runs/shown.ts'
import { isEmpty, isWriting, text as aText } from '#shared/answers.ts'
import { segmentsIn } from '#shared/segments.ts'
import { sourceOf, textFrom } from '#shared/sources.ts'
import { AnswerView } from '../answers/AnswerView.tsx'
import type { PaintingEnded } from '../answers/Unpainted.tsx'
import { Sources } from '../answers/Sources.tsx'
import { useCopyAnswer } from '../answers/useCopyAnswer.ts'
import { runQuery } from '../data/runs.ts'
import { OpenInEditor } from '../editor/OpenInEditor.tsx'
import { aiOf } from '../export/ai.ts'
import { ExportButton } from '../export/ExportButton.tsx'
import { pictureOf } from '../export/picture.ts'
import { saidOfRun } from '../fields/value-in-words.ts'
import { useNamedFiles } from '../fields/useNamedFiles.ts'
import { useLocale, useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { askedOf, isFirst } from '../refine/words.ts'
import { ModelNotes } from '../remarks/ModelNotes.tsx'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Tip } from '../ui/Tip.tsx'
import { later } from '../ui/later.ts'
import { oneOf } from '../runs/one-of.ts'
import { FormAnswers } from './FormAnswers.tsx'
import { BookmarkToggle } from '../bookmarking/BookmarkToggle.tsx'
import { KeepsOfRun } from '../bookmarking/KeepsOfRun.tsx'
import { RunFoot } from './history/RunFoot.tsx'
import { RunVersions } from './history/RunVersions.tsx'
import { PaneState } from './PaneState.tsx'
import { Provenance } from './Provenance.tsx'
import { promptOf } from '../bookmarking/prompt.ts'
import { ReadingPane } from './ReadingPane.tsx'
import { RunState } from './RunState.tsx'
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
}
const soon = 3000

/** How the painting of a run ended that was charged for. */
const endedOf = ({ state, unpainted, cost }: RunView): PaintingEnded | undefined =>
  state === 'done' || state === 'stopped' ? { why: unpainted, cost, stopped: state === 'stopped' } : undefined

type Props = { id: string; known: RunView | undefined; onBack(): void }

/** A run of the history: how it stands, what was asked, what came of it. */
export function RunPane({ id, known, onBack }: Props) {
  const t = useText()
  const nameOf = useTypeName()
  const locale = useLocale()
  const when = useWhen()
  const copy = useCopyAnswer()
  const query = useQuery({
    ...runQuery(id),
    placeholderData: known,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? soon : false),
  })
  const run = query.data
  const { engine, form, isHere, isComing } = useEngineOf(run)
  const call = run && form?.calls[run.call]
  const said = useNamedFiles(call ? saidOfRun(call.fields, run, locale) : [])
  if (!run || isComing) return <PaneState failure={query.error} onRetry={() => void query.refetch()} onBack={onBack} />

  const hasText = !isEmpty(run.answer)
  const shape = call?.answer ?? aText()
  const { title } = titleOfRun(run, nameOf(run.engine))
  const leaving = () => ({
    ...{ markdown: run.text, title, lang: run.language, ai: aiOf(run) },
    picture: pictureOf(shape, run.answer),
    ...(shape.shape === 'segments' && { segments: segmentsIn(run.answer) }),
  })
  return (
    <ReadingPane
      id={id}
      icon={engine && <EngineIcon engine={engine} size="small" />}
      title={title}
      about={[
        run.trial && t(words.trial),
        engine && t(engine.name) !== title && t(engine.name),
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
          {hasText && !run.variants && run.state !== 'running' && <ExportButton leaving={leaving} view={shape.view} />}
          {hasText && !run.variants && run.state !== 'running' && isWriting(shape) && (
            <OpenInEditor of={{ run: id, engine: run.engine }} />
          )}
          {hasText && !run.variants && isWriting(shape) && (
            <IconButton icon={Copy} label={t(words.copy)} onClick={() => void copy(shape, run.answer, run.text)} />
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
      <Sources sources={run.sources} away={run.away} padding="px-4 sm:px-6" />
      <div className="empty:hidden px-5 pt-5 sm:px-10 print:hidden">
        <RunState run={run} slug={isHere ? engine?.slug : undefined} />
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
        <KeepsOfRun run={run.state === 'done' ? run : undefined} prompt={promptOf(said)}>
          <AnswerView
            shape={shape}
            answer={run.answer}
            values={run.inputs}
            source={textFrom(sourceOf(call), run.inputs, run.sources)}
            corrections={run.corrections ?? undefined}
            lang={run.language}
            files={run.files}
            ended={endedOf(run)}
            writing={shape.view === 'diff' && (run.state !== 'done' || run.cut === 'length')}
          />
        </KeepsOfRun>
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
