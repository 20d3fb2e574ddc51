import type { Annotations } from '#shared/annotations.ts'
import { type Answer, isEmpty, type Shape } from '#shared/answers.ts'
import { after, annotated, type RunEvent } from '#shared/events.ts'
import type { Values } from '#shared/fields.ts'
import { tidied } from '#shared/notes.ts'
import { readAnswer } from '#shared/read-answer.ts'
import { isGood, type Variant } from '#shared/variants.ts'
import type { Ending, Run } from '../store/run.ts'
import { chargedBefore } from '../works/charged-before.ts'

type Failure = Pick<Ending, 'problem' | 'details'>

/** What an answer is written on: of a run that writes several, each has its own. */
export type Sheet = {
  readonly inputs: Values
  answer: Answer
  /** What stands behind that which is written, and stays. */
  rest?: string
  /** What stands beside it. */
  annotations: Annotations
  cut?: Ending['cut']
  failure?: Failure
}

/** Empty sheets for a run that begins. */
export const sheetsOf = ({ variants }: Run): readonly [Sheet, ...Sheet[]] => {
  const [first, ...others] = (variants ?? []).map(({ inputs }): Sheet => ({ inputs, answer: '', annotations: {} }))
  return [first ?? { inputs: {}, answer: '', annotations: {} }, ...others]
}

/** Notes come with each step of an answer: those before stay. */
const withEarlier = (event: RunEvent, { notes = [] }: Annotations): RunEvent =>
  event.event === 'item' && 'beside' in event && event.beside === 'notes'
    ? { ...event, item: tidied([...notes, ...event.item]) }
    : event

/** Writes on a sheet what has happened, and gives it as it is told. */
export const applyEvent = (sheet: Sheet, happened: RunEvent): RunEvent => {
  const event = withEarlier(happened, sheet.annotations)
  sheet.answer = after(sheet.answer, event)
  sheet.annotations = annotated(sheet.annotations, event)
  if (event.event === 'message_replace') sheet.rest = event.rest
  return event
}

/** What was written, and what stands behind it. */
export const whole = ({ answer, rest }: Sheet): Answer =>
  rest !== undefined && typeof answer === 'string' ? answer + rest : answer

/** Reads what was written in the shape it was asked for; in the place of a passage there is but text. */
export const readIn = (shape: Shape) => (sheet: Sheet) => {
  if (typeof sheet.answer === 'string' && sheet.rest === undefined) sheet.answer = readAnswer(shape, sheet.answer)
}

export type AsText = (answer: Answer) => string

/** All sheets of a run that writes several. */
export const variantsOn = (sheets: readonly Sheet[], asText: AsText): readonly Variant[] =>
  sheets.map(({ inputs, answer, annotations: { notes }, cut, failure }) => ({
    ...{ inputs, answer, text: asText(answer), notes, cut },
    ...failure,
  }))

/** The sheet that stands for all: the first that is good, else the first with anything on it. */
export const chosenOf = (sheets: readonly [Sheet, ...Sheet[]]): Sheet =>
  sheets.find(({ answer, failure }) => !failure && !isEmpty(answer)) ??
  sheets.find(({ answer }) => !isEmpty(answer)) ??
  sheets[0]

/** How a run ends that has written several: each answer that is good costs as much as one, and is charged once. */
export const severalOn = (run: Run, sheets: readonly Sheet[], asText: AsText) => {
  const variants = variantsOn(sheets, asText)
  const before = chargedBefore(run.steps)
  const written = variants.filter((one, place) => isGood(one) && !before.has(place))
  return {
    variants,
    cost: before.size < sheets.length ? (run.cost / (sheets.length - before.size)) * written.length : 0,
  }
}
