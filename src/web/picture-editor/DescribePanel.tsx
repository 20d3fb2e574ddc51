import { Suspense, useState } from 'react'
import { Square, WandSparkles } from 'lucide-react'
import type { ShownCall } from '#catalogue/shown.ts'
import type { Pixels } from '#shared/picture-steps/pixels.ts'
import { longestWish, type StepOf } from '#shared/picture-steps/steps.ts'
import { isAsked } from '#shared/is-asked.ts'
import { read } from '#shared/text.ts'
import { useLocale, useText } from '../language.tsx'
import { CostLine } from '../limit/CostLine.tsx'
import { FailureOf } from '../runs/FailureOf.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { keepHere, recallHere } from '../ui/kept-here.ts'
import { later } from '../ui/later.ts'
import { useFieldProblems } from '../useSentence.ts'
import { Panel } from '../ui/Panel.tsx'
import { Select } from '../ui/Select.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { AreaControl } from './AreaControl.tsx'
import { MissingDescriber } from './MissingDescriber.tsx'
import { baseOf, firstUnpainted, paintStateOf } from './painting-state.ts'
import type { Paintings } from './usePaintings.ts'
import type { Steps } from './useSteps.ts'

const words = {
  paint: { de: 'Malen', en: 'Paint' },
  again: { de: 'Neu malen', en: 'Paint again' },
  stop: { de: 'Anhalten', en: 'Stop' },
  painting: { de: 'Das Modell malt …', en: 'The model is painting …' },
  stopped: { de: 'Angehalten. Es wurde nichts gemalt.', en: 'Stopped. Nothing was painted.' },
  old: {
    de: 'Gemalt ist ein älterer Stand: Das Bild davor oder Ihr Wunsch hat sich seitdem geändert.',
    en: 'What is painted is older: the picture before it or your wish has changed since.',
  },
  wish: { de: 'Beschreiben Sie zuerst, was sich ändern soll.', en: 'Describe first what should change.' },
  earlier: (step: number) => ({
    de: `Malen Sie zuerst Schritt ${step}, oder schalten Sie ihn aus.`,
    en: `Paint step ${step} first, or switch it off.`,
  }),
}

type Closing = { cost: number; onClose(): void }
const LimitDialog = later<Closing & { refusal: Parameters<typeof FailureOf>[0]['problem'] }>(() =>
  import('../limit/LimitDialog.tsx').then(it => it.LimitDialog),
)

type Props = {
  edit: Steps
  step: StepOf<'describe'>
  at: number
  /** The address of the picture. */
  picture: string
  call: ShownCall | undefined
  paintings: Paintings
  /** The picture as the steps before leave it. */
  before(): Promise<Pixels | undefined>
}

/** A change that is described: what should change, where, by which model; and what came of it, said with its cost. */
export function DescribePanel({ edit, step, at, picture, call, paintings, before }: Props) {
  const t = useText()
  const locale = useLocale()
  const [chosen, choose] = useState<string>()
  const { steps, change } = edit
  const state = paintStateOf(steps, at, picture)
  const isPainting = state === 'painting'
  const run = step.painting?.run ?? ''
  const { on } = baseOf(steps, at, picture)
  const ended = paintings.ended[on]
  const { problem, run: failed, isRead } = ended && 'problem' in ended ? ended : {}
  // What is wrong with a field of the call is said: there is no such field here to say it at.
  const [atField] = Object.values(useFieldProblems(problem))
  const asksForMore = problem?.code === 'limit_reached' && !isRead
  const fields = call?.fields ?? {}
  const { model: models, mask } = fields
  const kept = models?.kind === 'choice' && models.keptAs ? recallHere(models.keptAs) : ''
  const wanted = chosen ?? kept
  const model = models?.kind === 'choice' && Object.hasOwn(models.options, wanted) ? wanted : ''
  const earlier = firstUnpainted(steps, at, picture)
  const first = () => {
    if (!step.wish.trim()) return t(words.wish)
    if (earlier >= 0) return t(words.earlier(earlier + 1))
    if (models?.kind === 'choice' && !model) return t(models.window?.first)
    return ''
  }
  const waits = first()
  return (
    <div className="grid grid-cols-1 gap-3 px-1">
      <Field label={t(fields.wish?.label ?? words.wish)}>
        {control => (
          <textarea
            {...control}
            rows={2}
            dir="auto"
            maxLength={longestWish}
            placeholder={fields.wish?.kind === 'area' ? t(fields.wish.placeholder) : undefined}
            readOnly={isPainting || !call}
            value={step.wish}
            onChange={({ target }) => change(at, { ...step, wish: target.value }, 'wish')}
            className="field min-h-16 py-2"
          />
        )}
      </Field>
      {call && models?.kind === 'choice' && (
        <Field label={t(models.label)}>
          {control => (
            <Select
              {...control}
              value={model}
              isBusy={isPainting}
              onChange={({ target }) => {
                if (models.keptAs) keepHere(models.keptAs, target.value)
                choose(target.value)
              }}
            >
              <option value="">{t(models.window?.title)}</option>
              {Object.entries(models.options).map(([value, label]) => (
                <option key={value} value={value}>
                  {read(label, locale)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {mask && isAsked(mask, model ? { model } : {}) && (
        <AreaControl
          label={mask.label}
          area={step.area}
          disabled={isPainting || earlier >= 0}
          before={before}
          onArea={area => {
            const { area: _, ...rest } = step
            change(at, area ? { ...rest, area } : rest)
          }}
        />
      )}
      {state === 'old' && <Panel tone="warn">{t(words.old)}</Panel>}
      {call ? (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <Button
              className="btn-line"
              disabled={waits !== ''}
              isBusy={isPainting}
              onClick={() => void paintings.paint(at, model)}
            >
              <WandSparkles className="size-4" aria-hidden />
              {t(state === 'none' || (isPainting && !step.painted) ? words.paint : words.again)}
            </Button>
            {isPainting && (
              <Button
                className="btn-line"
                disabled={run.startsWith('~')}
                isBusy={paintings.stopping.includes(run)}
                onClick={() => paintings.stop(run)}
              >
                <Square className="size-3.5 fill-current" aria-hidden />
                {t(words.stop)}
              </Button>
            )}
          </div>
          <p role="status" className="flex items-center gap-2 text-sm text-muted">
            {isPainting && <Spinner />}
            {isPainting && t(words.painting)}
            {!isPainting && ended && 'stopped' in ended && t(words.stopped)}{' '}
            {!isPainting && (waits || <CostLine cost={call.cost} />)}
          </p>
        </>
      ) : (
        <MissingDescriber />
      )}
      {problem && !asksForMore && <FailureOf problem={problem} told={atField} run={failed} />}
      <Suspense>
        {problem && asksForMore && call && (
          <LimitDialog cost={call.cost} refusal={problem} onClose={() => paintings.read(on)} />
        )}
      </Suspense>
    </div>
  )
}
