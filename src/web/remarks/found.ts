import { addedTo, type AllAdded } from './added.ts'
import { type Remark, type Remarked, remarksOn } from './remarks.ts'

/** All that is said about a result: how it is written, and what was added to what a person gave. */
export type AllRemarks = AllAdded & { readonly remarks: readonly Remark[] }

export const found = (about: Remarked): AllRemarks => ({ remarks: remarksOn(about), ...addedTo(about) })
