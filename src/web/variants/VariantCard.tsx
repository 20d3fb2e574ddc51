import { Suspense, useId, useMemo, useRef } from 'react'
import { Copy, PenLine } from 'lucide-react'
import { isEmptied, isWriting } from '#shared/answers.ts'
import type { Values } from '#shared/fields.ts'
import { asMarkdown } from '#shared/markdown.ts'
import { type Source, sourceOf, textFrom } from '#shared/sources.ts'
import { aloneIn } from '#shared/variants.ts'
import type { ShownCall } from '#catalogue/shown.ts'
import type { RunView } from '#server/runs/shown.ts'
import { AnswerView } from '../answers/AnswerView.tsx'
import { isTooLong } from '../answers/beginning.ts'
import { Measure } from '../answers/Measure.tsx'
import { useCopyAnswer } from '../answers/useCopyAnswer.ts'
import { forgetOwn, ownName, useOwn } from '../answers/useOwn.ts'
import { SavingState } from '../editing/SavingState.tsx'
import { useSavedText } from '../editing/useSavedText.ts'
import { OpenInEditor } from '../editor/OpenInEditor.tsx'
import { ExportButton } from '../export/ExportButton.tsx'
import { leavingOf } from '../export/leaving-of.ts'
import { useLocaleOf, useText } from '../language.tsx'
import { BookmarkToggle } from '../bookmarking/BookmarkToggle.tsx'
import { OpenNotes } from '../remarks/ModelNotes.tsx'
import { useMade } from '../remarks/useMade.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { later } from '../ui/later.ts'
import { Panel } from '../ui/Panel.tsx'
import { useSentence } from '../useSentence.ts'
import type { OneOf } from '../runs/one-of.ts'
import './variants.css'

const Remarks = later(() => import('../remarks/Remarks.tsx').then(it => it.default))

const words = {
  copy: (name: string) => ({ de: `${name} kopieren`, en: `Copy ${name}` }),
  use: { de: 'Damit weiterarbeiten', en: 'Go on with this one' },
  cut: {
    de: 'Das Modell hat seine Höchstlänge erreicht, der Text endet deshalb hier.',
    en: 'The model has reached its maximum length, so the text ends here.',
  },
  nothing: { de: 'Angehalten, bevor etwas geschrieben war.', en: 'Stopped before anything was written.' },
}

/** What all cards of a run have in common. */
export type OfAll = {
  call: Pick<ShownCall, 'answer' | 'fields' | 'keeps' | 'reads' | 'basis'>
  /** The form they are made of. */
  values: Values
  /** The row of the run, as soon as it has been fetched. */
  about: RunView | undefined
  run: string | undefined
  writing: boolean
  sources: readonly Source[]
  /** Its inputs in words, for the bookmark. */
  prompt: string
  /** Goes on with one of them; missing where they are only looked at. */
  onUse?(number: number): void
}

/** One of several answers: what it is for, the text itself, and what one can do with it. */
export function VariantCard({ one, name, number, ...all }: OfAll & { one: OneOf; name: string; number: number }) {
  const { call, about, run, writing, sources, prompt, onUse } = all
  const t = useText()
  const id = useId()
  const copy = useCopyAnswer()
  const sentence = useSentence()
  const { answer, own, change, take } = useOwn(ownName(run, number), one.answer, writing)
  const { saving, saveNow, isUnsaved, version } = useSavedText({
    ...{ run, variant: number, was: undefined, own, beside: ownName(run, number) },
    forget: (of, saved) => forgetOwn(ownName(of, number), saved),
    onElsewhere: take,
  })
  const { answer: shape, keeps, basis = 'notes' } = call
  const card = useRef<HTMLElement>(null)
  const made = useMade({ basis, shape, run, about, written: one.text ?? '' })
  const values = aloneIn(call.fields, all.values, one.inputs)
  const lang = about?.language
  const locale = useLocaleOf(lang)
  const text = one.text !== undefined && answer === one.answer ? one.text : asMarkdown(shape, answer, locale)
  const leaving = () => leavingOf({ shape, answer, text, about })
  const leftName = ownName(about?.origin ?? run, number)
  const tooLong = useMemo(() => isTooLong(answer), [answer])
  const isThere = !isEmptied(answer)
  // Whoever empties it goes on writing in it; nothing leaves it meanwhile.
  const there = isThere || own !== undefined
  const good = there && !writing && !one.problem
  return (
    <section
      ref={card}
      aria-labelledby={id}
      aria-busy={writing}
      className="variant relative flex min-w-0 flex-col bg-surface"
    >
      <div className="flex min-h-12 items-center gap-x-3 px-5 pt-2 sm:px-10">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h3 id={id} className="text-sm font-medium">
            {name}
          </h3>
          {good && (
            <span className="text-sm text-muted">
              <Measure shape={shape} answer={answer} text={text} />
            </span>
          )}
        </div>
        {good && (
          <span className="-mr-2.5 ml-auto flex shrink-0 items-center print:hidden">
            <SavingState saving={saving} />
            <BookmarkToggle
              run={version ?? about}
              variant={version ? undefined : number}
              {...{ prompt, isUnsaved, saveNow }}
            />
            {isThere && <ExportButton leaving={leaving} name={name} />}
            {isThere && run && isWriting(shape) && (
              <OpenInEditor
                of={{ ...(version ? { run: version._id } : { run, variant: number }), engine: about?.engine }}
                {...{ name, isUnsaved, saving }}
              />
            )}
            {isThere && (
              <IconButton icon={Copy} label={t(words.copy(name))} onClick={() => void copy(shape, answer, text)} />
            )}
          </span>
        )}
      </div>
      <div className={`grid gap-3 px-5 pt-2 empty:hidden sm:px-10 ${there ? '' : 'pb-5'}`}>
        {one.problem && <Panel tone="danger">{sentence(one.problem)}</Panel>}
        {one.cut && <Panel tone="warn">{t(words.cut)}</Panel>}
        {!there && !writing && !one.problem && <Panel tone="warn">{t(words.nothing)}</Panel>}
      </div>
      {there ? (
        <AnswerView
          shape={shape}
          answer={answer}
          first={one.answer}
          values={values}
          source={textFrom(sourceOf(call), values, sources)}
          name={ownName(run, number)}
          lang={lang}
          writing={writing}
          onChange={good ? change : undefined}
        />
      ) : (
        writing && <div className="ruled mx-5 my-4 h-30 sm:mx-10" aria-hidden />
      )}
      {good && (
        <div className="mt-auto print:hidden">
          <OpenNotes notes={one.notes} name={leftName} lang={lang} />
          <Suspense fallback={null}>
            {!tooLong && (
              <Remarks
                {...{ answer, text, values, keeps, sources, made }}
                language={lang}
                leftName={leftName}
                box={card}
                onChange={change}
              />
            )}
          </Suspense>
          {onUse && (
            <div className="px-5 pt-1 pb-5 sm:px-10">
              <button type="button" className="btn-line min-h-10" aria-describedby={id} onClick={() => onUse(number)}>
                <PenLine className="size-4" aria-hidden />
                {t(words.use)}
              </button>
            </div>
          )}
        </div>
      )}
    </section>
  )
}
