import * as z from 'zod/mini'
import { isGood } from '#shared/variants.ts'
import type { NewRun, Run } from '../store/run.ts'

type Steps = NewRun['steps']

/** The name of the step that is one of several answers; places count from 0. */
export const variantStep = (place: number) => `variant ${place + 1}`

/** The name of the step that keeps which of several answers were charged to an attempt before. */
export const chargedStep = 'charged'

/** The places of several answers that an attempt before has written and was charged for. */
export const chargedBefore = (steps: Steps): ReadonlySet<number> =>
  new Set(z.array(z.int()).parse(JSON.parse(steps[chargedStep] ?? '[]')))

/**
 * The steps of an attempt at several answers for the attempt after it: those of the good ones, which were charged for
 * and are not again. What has failed is written anew, also where its model had spoken to the end.
 */
export const withoutFailed = ({ steps, variants, charged }: Pick<Run, 'steps' | 'variants' | 'charged'>): Steps => {
  if (!variants) return steps
  const before = chargedBefore(steps)
  const isLost = (place: number) => !isGood(variants[place] ?? { text: '' })
  const places = [...variants.keys()]
  const lost = new Set(places.filter(isLost).map(variantStep))
  const paid = places.filter(place => variantStep(place) in steps && !isLost(place) && (charged || before.has(place)))
  return {
    ...Object.fromEntries(Object.entries(steps).filter(([name]) => !lost.has(name))),
    ...(paid.length > 0 && { [chargedStep]: JSON.stringify(paid) }),
  }
}
