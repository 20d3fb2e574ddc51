import type { Shape, ViewName } from '#shared/answers.ts'

/** What of an answer can be changed in place: any passage of it, it as a whole, or nothing. */
export type Changeable = 'passages' | 'whole' | 'nothing'

/**
 * Of what is drawn by a view of its own, only a job advert is drawn as the one text it is. A correction that was made
 * shorter would be no correction any more.
 */
const inViews: Partial<Record<ViewName, Changeable>> = { job: 'passages', diff: 'nothing' }

/** Of an answer in this shape; what the house has compared is a picture of two texts, and none itself. */
export const changeableIn = ({ view }: Shape, house = false): Changeable => {
  if (view === undefined) return 'passages'
  return view === 'compare' && house ? 'nothing' : (inViews[view] ?? 'whole')
}
