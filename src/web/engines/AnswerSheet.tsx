import { type ReactNode, type RefObject, useId, useMemo, useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import type { Shape } from '#shared/answers.ts'
import type { Values } from '#shared/fields.ts'
import { asMarkdown } from '#shared/markdown.ts'
import { textFrom } from '#shared/sources.ts'
import type { ShownCall } from '#catalogue/shown.ts'
import type { RunView } from '#server/runs/shown.ts'
import { AnswerPlace } from './AnswerPlace.tsx'
import { BelowText } from './BelowText.tsx'
import { BeingWritten } from './BeingWritten.tsx'
import { AnswerView } from '../answers/AnswerView.tsx'
import { isTooLong } from '../answers/beginning.ts'
import { Measure } from '../answers/Measure.tsx'
import { Sources } from '../answers/Sources.tsx'
import { useCopyAnswer } from '../answers/useCopyAnswer.ts'
import { forgetOwn, ownName, useOwn } from '../answers/useOwn.ts'
import { useOnceSaved } from '../editing/useOnceSaved.ts'
import { useSavedText } from '../editing/useSavedText.ts'
import { leavingOf } from '../export/leaving-of.ts'
import { FillGap } from '../gaps/OpenGap.tsx'
import { useFillGap } from '../gaps/useFillGap.ts'
import { useGapWarning } from '../gaps/useGapWarning.ts'
import { useLocaleOf, useText } from '../language.tsx'
import { changeableIn } from '../refine/changeable.ts'
import { useRefining } from '../refine/useRefining.tsx'
import { useRoomBeside } from '../remarks/room-beside.ts'
import { useMade } from '../remarks/useMade.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { EndedEarly } from './EndedEarly.tsx'
import { type Broken, type Done, standing, type Writing } from '../runs/run-state.ts'
import { WritingBelow } from './WritingBelow.tsx'
import { SheetActions, secondRow } from './SheetActions.tsx'
import { SheetFoot } from './SheetFoot.tsx'
import { useStayAtEnd } from './useStayAtEnd.ts'
import { useStillAdding } from './useStillAdding.ts'

const words = {
  result: { de: 'Ergebnis', en: 'Result' },
  back: { de: 'Zurück zur Anleitung', en: 'Back to the guide' },
  backToAll: { de: 'Zurück zu allen Varianten', en: 'Back to all variants' },
  unfinished: { de: 'Unvollständig', en: 'Incomplete' },
}

export type AnswerSheetProps = {
  shape: Shape
  /** The form it is made of. */
  values: Values
  /** The text it is a version of; and the field with the text that it is held against. */
  keeps?: ShownCall['keeps']
  source?: string
  /** What it was written from; missing where its call is not known. */
  basis?: ShownCall['basis']
  /** What goes with it. */
  companions?: ShownCall['companions']
  run: Writing | Done | Broken
  /** The row of the run, as soon as it has been fetched. */
  about: RunView | undefined
  /** Of several answers the one that stands here. */
  variant?: number
  /** Which of them that is, in words; and that the others stay in sight, whatever becomes of this one. */
  title?: string
  stays?: boolean
  /** Its inputs in words, for the bookmark. */
  prompt: string
  sheet: RefObject<HTMLElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  /** What changes the text in place, where that can be done; and why the last change came to nothing. */
  refining: Pick<Parameters<typeof useRefining>[0], 'onRefine' | 'onVersion' | 'unchanged'>
  /** What its reader has made of it was saved, in this version. */
  onEdited(version: RunView): void
  onBack(): void
  onAgain(): void
  onStop(): void
  /** Stands above the text: what went wrong, and the way on. */
  children?: ReactNode
}

/**
 * Every answer lies on a sheet, the same while it is written and when it is there, so that no word moves at the end:
 * what one is looking at above, what one can do with it beside that, how it came about below.
 */
export function AnswerSheet({
  shape,
  values,
  keeps,
  source,
  basis,
  companions,
  run,
  about,
  variant,
  title,
  stays = false,
  prompt,
  sheet,
  heading,
  refining,
  onEdited,
  onBack,
  onAgain,
  onStop,
  children,
}: AnswerSheetProps) {
  const t = useText()
  const id = useId()
  const beside = useRoomBeside(shape)
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const copy = useCopyAnswer()
  const writing = run.state === 'writing'
  const isBroken = run.state === 'failed' || run.state === 'lost'
  const paints = shape.shape === 'pictures'
  const isPart = isBroken || (run.state === 'done' && (run.stopped || run.cut))
  const name = ownName(run.run, variant)
  const { answer, own, change, moved, take } = useOwn(name, writing ? standing(run) : run.answer, writing)
  const { saving, saveNow, isUnsaved, version } = useSavedText({
    ...{ run: run.run, variant, was: run.state === 'done' ? run.endedAt : undefined },
    beside: stays ? name : undefined,
    own: run.state === 'done' ? own : undefined,
    forget: (of, saved) => forgetOwn(ownName(of, variant), saved),
    onElsewhere: take,
    onSaved(version, saved) {
      moved(version._id, saved)
      onEdited(version)
    },
  })
  // A version is not one of several.
  const alone = { variant: version ? undefined : variant }
  const lang = about?.language
  const locale = useLocaleOf(lang)
  const written = () => asMarkdown(shape, answer, locale)
  const text = run.state === 'done' && answer === run.answer ? run.text : written()
  const fillGap = useFillGap(answer, run.state === 'done' ? change : undefined)
  const warn = useGapWarning(name)
  const leaving = () => {
    warn(text)
    return leavingOf({ shape, answer, text, about, isEdited: answer !== run.answer })
  }
  const made = useMade({ basis, shape, run: run.run, about, written: run.state === 'done' ? run.text : '' })
  const tooLong = useMemo(() => isTooLong(answer), [answer])
  const changeable = tooLong ? 'nothing' : changeableIn(shape, about?.house)
  const shown = { shape, run, answer, text, variant, lang }
  const ways = { ...refining, onRefine: useOnceSaved({ isUnsaved, saveNow, run: refining.onRefine }) }
  const refined = useRefining({ ...shown, aside: !!version, changeable, foot: setFoot, onChange: change, ...ways })
  const begins = writing && !run.over
  const folds = !writing && refined.hasVersions
  const [more, showMore] = useState(false)
  const { end, isBelow, goThere } = useStayAtEnd(refined.grows, run.answer)
  const pieces = paints && Array.isArray(run.answer) ? run.answer.length : 0
  const isAdding = useStillAdding(pieces, 'step' in run ? run.step?.at : undefined)
  const files = ('files' in run && run.files) || about?.files
  const measure = run.state === 'done' && shape.shape !== 'audio' && (
    <Measure shape={shape} answer={answer} text={text} files={files} />
  )
  // On phones the bar is one row; how much it is stands at the end of the text there.
  const hidden = writing || refined.hasVersions ? 'sr-only' : measure ? 'max-sm:sr-only' : ''
  return (
    <section
      ref={sheet}
      aria-labelledby={id}
      aria-busy={writing}
      className={`card relative flex min-h-[37rem] min-w-0 scroll-mt-20 flex-col print:border-0 ${beside ? 'beside' : ''}`}
    >
      <div
        className={`sticky top-14 z-5 flex min-h-14 items-center gap-y-1 overflow-clip sm:gap-x-3 rounded-t-lg
          border-b border-line bg-surface py-1.5 pl-(--sheet-x) print:hidden
          ${writing ? 'flex-nowrap' : 'flex-wrap'} ${begins ? 'pr-3 sm:pr-(--sheet-x)' : 'pr-3'}`}
      >
        {writing && <span className="ink-line absolute inset-x-0 top-0 h-0.5 bg-accent" aria-hidden />}
        {!writing && (
          <IconButton
            icon={ArrowLeft}
            label={t(variant && !stays ? words.backToAll : words.back)}
            className={`ml-[calc(8px-var(--sheet-x))] ${secondRow(folds, more)}`}
            onClick={onBack}
          />
        )}
        <h2 id={id} ref={heading} tabIndex={-1} className={`min-w-0 text-sm font-medium outline-none ${hidden}`}>
          <span className={writing ? '' : 'sr-only'}>{t(words.result)}: </span>
          {title}
          {title && (measure || isBroken) && ' · '}
          {measure}
          {isBroken && t(words.unfinished)}
        </h2>
        {refined.bar}
        {writing ? (
          <BeingWritten run={run} paints={paints} onStop={onStop} />
        ) : (
          <SheetActions
            {...{ shape, answer, run, about, variant: alone.variant, version, prompt, saving, isUnsaved, saveNow }}
            {...{ leaving, onAgain, folds, more }}
            onMore={() => showMore(!more)}
            onCopy={() => void copy(shape, answer, text).then(() => warn(text))}
          />
        )}
      </div>
      <Sources {...run} padding="sheet-x" />
      {children}
      {run.state === 'done' && <EndedEarly run={run} paints={paints} />}
      <AnswerPlace begins={begins} paints={paints} beside={beside}>
        {refined.around(
          <>
            <FillGap value={fillGap}>
              <AnswerView
                {...{ shape, answer, values, name, lang, files }}
                first={run.answer}
                source={textFrom(source, values, run.sources)}
                corrections={run.state === 'done' ? run.corrections : undefined}
                sound={'sound' in run ? run.sound : undefined}
                ended={run.state === 'done' ? { ...run, why: run.unpainted } : undefined}
                writing={refined.grows || (shape.view === 'diff' && isPart)}
                onChange={change}
              />
            </FillGap>
            <div ref={end} />
          </>,
        )}
      </AnswerPlace>
      {isBelow && isAdding && <WritingBelow paints={paints} onGo={goThere} />}
      {run.state === 'done' && (
        <BelowText
          {...{ run, answer, text, values, keeps, made, beside, foot, lang, measure, variant, shape }}
          origin={about?.origin ?? undefined}
          measured={refined.hasVersions}
          tooLong={tooLong}
          box={sheet}
          onChange={change}
          {...refined.remarked}
        />
      )}
      {refined.row}
      {run.state === 'done' && <SheetFoot {...{ about, text, companions }}>{refined.list}</SheetFoot>}
    </section>
  )
}
