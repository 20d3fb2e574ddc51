import type { MadeBy } from '#catalogue/works.ts'
import type { Answer } from '#shared/answers.ts'
import type { Run } from '../store/run.ts'
import { checkedParts } from './factcheck/charged.ts'
import { newlyPainted } from './painted-before.ts'

/** What a run costs in the end, in the unit in which its cost was told before. */
type Charging = (run: Run, answer: Answer) => number

const charging: Partial<Record<MadeBy, Charging>> = { factcheck: checkedParts, painted: newlyPainted }

/** What a run costs that has ended with this answer: what was told before, where its work has no rule of its own. */
export const costOf: Charging = (run, answer) => charging[run.by]?.(run, answer) ?? run.cost
