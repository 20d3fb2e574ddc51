import { notesBegin } from '#shared/notes-begin.ts'
import { addedTo, type AllAdded } from './added.ts'
import { type Remark, type Remarked, remarksOn } from './remarks.ts'

/** All that is said about a result: how it is written, and what was added to what a person gave. */
export type AllRemarks = AllAdded & { readonly remarks: readonly Remark[] }

/** What stands in the notes below a text is said by its sources: nothing is remarked on that. */
export const found = (about: Remarked): AllRemarks => {
  const end = notesBegin(about.text)
  const { added, ...more } = addedTo(about)
  const remarks = remarksOn(about).filter(({ place }) => !place || place.from < end)
  return { ...more, remarks, added: added.filter(({ from }) => from < end) }
}
