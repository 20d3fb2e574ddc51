import { fileIn } from '../accepts.ts'
import type { FieldOf, Fields, Values } from '../fields.ts'
import { picturesIn } from '../sources.ts'
import { type Step, type StepOf, stepsIn } from './steps.ts'

export type Described = StepOf<'describe'>

/** Whether what was described has been painted, and for this picture: another one is not what it shows. */
export const isPainted = ({ painted }: Described, picture: string) => painted !== undefined && painted.of === picture

/** A step that counts and is described, but was not painted for this picture. */
export const isUnpainted = (step: Step, picture: string) =>
  step.kind === 'describe' && !step.off && !isPainted(step, picture)

/** Where the last painting stands that counts, below 0 where there is none: what was done before it is not seen. */
export const lastPainted = (steps: readonly Step[], picture: string) =>
  steps.findLastIndex(step => step.kind === 'describe' && !step.off && isPainted(step, picture))

type Listed = Readonly<{ name: string; picture: string; steps: readonly Step[] }>

/** The lists of steps in a filled-in form, each with the picture that they are taken on. */
const listsIn = (fields: Fields, values: Values): Listed[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'steps' || values[name] === undefined) return []
    const read = stepsIn(String(values[name]))
    return 'steps' in read ? [{ name, picture: String(values[field.on] ?? ''), steps: read.steps }] : []
  })

/** The pictures that a form names, as `picturesIn` does, and behind them the paintings that its steps begin with. */
export const picturesAndPaintingsIn = (fields: Fields, values: Values): { field: string; file: string }[] => [
  ...picturesIn(fields, values),
  ...listsIn(fields, values).flatMap(({ name, picture, steps }) => {
    const step = steps[lastPainted(steps, picture)]
    const file = step?.kind === 'describe' && step.painted ? fileIn(step.painted.file) : undefined
    return file === undefined ? [] : [{ field: name, file }]
  }),
]

/** The files with the areas that described steps of a form change. */
export const describedAreas = (fields: Fields, values: Values): string[] =>
  listsIn(fields, values).flatMap(({ steps }) =>
    steps.flatMap(step => (step.kind === 'describe' && step.area ? (fileIn(step.area) ?? []) : [])),
  )

/** The question for steps that are taken on the picture in this field, by its name. */
export const stepsOn = (fields: Fields, picture: string | undefined): string | undefined =>
  Object.keys(fields).find(name => {
    const field = fields[name]
    return field?.kind === 'steps' && (field as FieldOf<'steps'>).on === picture
  })
