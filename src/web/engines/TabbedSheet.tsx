import { type ReactNode, useId } from 'react'
import { isEmpty } from '#shared/answers.ts'
import type { Values } from '#shared/fields.ts'
import { sourceOf } from '#shared/sources.ts'
import { aloneIn } from '#shared/variants.ts'
import type { ShownCall } from '#catalogue/shown.ts'
import { AnswerSheet, type AnswerSheetProps } from './AnswerSheet.tsx'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import type { OneOf } from '../runs/one-of.ts'
import { Panel } from '../ui/Panel.tsx'
import { useSentence } from '../useSentence.ts'
import { namesOf } from '../variants/names.ts'
import { Missing } from '../variants/Missing.tsx'
import { tabIds, VariantTabs } from '../variants/VariantTabs.tsx'

const words = {
  // What is called by its place needs no number.
  place: (name: string, all: string) =>
    /\d$/.test(name) ? { de: `${name} von ${all}`, en: `${name} of ${all}` } : { de: name, en: name },
  nothing: { de: 'Angehalten, bevor etwas geschrieben war.', en: 'Stopped before anything was written.' },
}

type Run = AnswerSheetProps['run']

/** A run as if its one answer had been asked for alone. */
const alone = (run: Run, { answer, text = '', notes, cut = false, problem }: OneOf): Run => {
  if (run.state !== 'done') return { ...run, answer }
  if (problem) return { ...run, answer, state: 'failed', problem }
  return { ...run, answer, text, notes, cut }
}

export type TabbedSheetProps = Omit<
  AnswerSheetProps,
  'shape' | 'keeps' | 'source' | 'basis' | 'variant' | 'stays' | 'title'
> & {
  call: ShownCall
  values: Values
  variants: readonly OneOf[]
  /** The one that is shown, counted from 1. */
  shown: number
  onShow(number: number): void
  /** Has those written that failed. */
  onComplete(byOther?: boolean): void
  children?: ReactNode
}

/**
 * Several answers of which one lies on the sheet, below its tab: whatever stands on that sheet is about this one, and
 * it is changed, copied, kept and taken along from there.
 */
export function TabbedSheet(props: TabbedSheetProps) {
  const { call, values, run, variants, shown, onShow, onComplete, children, ...sheet } = props
  const t = useText()
  const id = useId()
  const sentence = useSentence()
  const { number } = useFormats()
  const names = namesOf(call.fields, variants)
  const one = variants[shown - 1]
  const { tab, panel } = tabIds(id, shown)
  if (!one) return null
  const isBlank = run.state === 'done' && !one.problem && isEmpty(one.answer)
  return (
    <div className="min-w-0">
      <VariantTabs {...{ id, names, variants, shown }} onShow={onShow} />
      <div role="tabpanel" id={panel} aria-labelledby={tab} className="*:scroll-mt-32">
        <AnswerSheet
          key={shown}
          {...sheet}
          run={alone(run, one)}
          shape={call.answer}
          keeps={call.keeps}
          source={sourceOf(call)}
          basis={call.basis ?? 'notes'}
          values={aloneIn(call.fields, values, one.inputs)}
          variant={shown}
          title={t(words.place(t(names[shown - 1]), number(variants.length)))}
          stays
        >
          {children}
          {run.state === 'done' && variants.some(({ problem }) => problem) && (
            <div className="sheet-x pt-5 print:hidden">
              <Missing {...{ run: run.run, variants, cost: call.cost, onComplete }} />
            </div>
          )}
          {run.state === 'done' && (one.problem || isBlank) && (
            <div className="sheet-x pt-5">
              <Panel tone={one.problem ? 'danger' : 'warn'}>
                {one.problem ? sentence(one.problem) : t(words.nothing)}
              </Panel>
            </div>
          )}
        </AnswerSheet>
      </div>
    </div>
  )
}
