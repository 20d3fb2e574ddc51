import { bodyFor } from '#shared/body.ts'
import { draftOf } from '../fields/entries.ts'
import type { useDesk } from './useDesk.ts'

type Desk = Pick<ReturnType<typeof useDesk>, 'path' | 'call' | 'about' | 'means' | 'beginBeside'>

/** Has so many pictures more painted of the form of a run, with lots of their own; nothing where none are painted. */
export const paintRest = ({ path, call, about, means, beginBeside }: Desk) => {
  const counts = call?.answer.shape === 'pictures' ? call.answer.howMany : undefined
  if (!call || !about || means.opens || typeof counts !== 'object') return undefined
  return (missing: number) => {
    const { seed: _, ...inputs } = about.inputs
    const values = { ...inputs, [counts.field]: missing }
    beginBeside({ call: path, body: bodyFor(call.fields, values) }, draftOf(values))
  }
}
