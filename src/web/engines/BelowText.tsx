import { type ReactNode, type RefObject, Suspense } from 'react'
import { type Answer, isOwnText, isWords, type Shape } from '#shared/answers.ts'
import type { Values } from '#shared/fields.ts'
import type { ShownCall } from '#catalogue/shown.ts'
import { later } from '../ui/later.ts'
import { ownName } from '../answers/useOwn.ts'
import { answerIn } from '../refine/comes-from.ts'
import { useVersions } from '../refine/useVersions.ts'
import { OpenNotes } from '../remarks/ModelNotes.tsx'
import type { WrittenFrom } from '../remarks/added.ts'
import type { RoomBeside } from '../remarks/room-beside.ts'
import type { Done } from '../runs/run-state.ts'

const Remarks = later(() => import('../remarks/Remarks.tsx').then(it => it.default))

type Props = {
  run: Done
  shape: Shape
  answer: Answer
  text: string
  values: Values
  keeps: ShownCall['keeps']
  made: WrittenFrom | undefined
  variant: number | undefined
  /** The first of its versions: what was left as it is in one is left in all. */
  origin: string | undefined
  lang: string | undefined
  /** How much it is; in the bar above where that has room for it. */
  measure: ReactNode
  measured: boolean
  tooLong: boolean
  box: RefObject<HTMLElement | null>
  beside: RoomBeside | undefined
  /** The line at the foot of the window, where there is one. */
  foot: HTMLElement | null
  onChange?: ((answer: Answer) => void) | undefined
  /** Draws the text where its changes are shown. */
  onText?: (() => void) | undefined
  /** Whether a bar says what can be asked of words that are selected. */
  hasBar?: boolean
}

/** What stands below a finished text: how much it is, what the model notes, and what is to be said of it. */
export function BelowText(props: Props) {
  const { run, shape, answer, text, values, keeps, made, variant, origin, lang, measure, measured, tooLong } = props
  const { versions } = useVersions(run.run)
  // A version that was made of one of several answers has that one's notes and claims.
  const from = answerIn(versions, origin, { run: run.run, variant })
  return (
    <div className="mt-auto print:hidden">
      {/* A post says its count itself, beside what its network takes. */}
      {shape.view !== 'social' && (
        <p className={`sheet-x pb-3 text-sm text-muted ${measured ? '' : 'sm:hidden'}`} aria-hidden>
          {measure}
        </p>
      )}
      <OpenNotes notes={run.notes} name={ownName(origin ?? run.run, from)} lang={lang} />
      {!tooLong && isOwnText(shape) && (
        <Suspense fallback={null}>
          <Remarks
            {...{ answer, text, values, keeps, made }}
            leftName={ownName(origin ?? run.run, from)}
            claimsOf={run.run === undefined || isWords(shape) ? undefined : { kind: 'run', id: run.run, variant: from }}
            box={props.box}
            beside={props.beside}
            foot={props.foot}
            language={lang}
            sources={run.sources}
            onChange={props.onChange}
            onText={props.onText}
            hasBar={props.hasBar}
          />
        </Suspense>
      )}
    </div>
  )
}
