import { type How, hows } from '#shared/refinement.ts'
import { isWords, isWriting, type Shape, type ViewName } from '#shared/answers.ts'

/** What of an answer can be changed in place: any passage of it, it as a whole, what its view asks for, or nothing. */
export type Changeable = 'passages' | 'whole' | 'by-view' | 'nothing'

/** The words of a cloud are a picture. A correction that was made shorter would be no correction any more. */
const inViews: Partial<Record<ViewName, Changeable>> = {
  cloud: 'whole',
  diff: 'nothing',
  claims: 'by-view',
  transcript: 'nothing',
}

/** Of an answer in this shape; what the house has compared is a picture of two texts, and none itself. */
export const changeableIn = (shape: Shape, house = false): Changeable => {
  const { view } = shape
  if (!isWriting(shape)) return 'nothing'
  if (view === undefined) return 'passages'
  return view === 'compare' && house ? 'nothing' : (inViews[view] ?? 'passages')
}

/** There can be fewer words or more of them. */
const waysOfWords: readonly How[] = ['shorter', 'longer']

/** The ways of changing an answer that make sense for it. */
export const waysFor = (shape: Shape): readonly How[] => (isWords(shape) ? waysOfWords : hows)
