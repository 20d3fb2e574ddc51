import { isEmpty, isWriting } from '#shared/answers.ts'
import type { Values } from '#shared/fields.ts'
import { isSameSubject } from '#shared/subject.ts'
import type { ShownCall } from '#catalogue/shown.ts'
import type { RunView } from '#server/runs/shown.ts'
import type { RunState } from '../runs/run-state.ts'

/** What stands on the sheet: the run, its row as soon as it has been fetched, and its call. */
type Standing = { run: RunState; about: RunView | undefined; call: ShownCall | undefined }

/** The text that is written anew, as long as the form still speaks of the same; an image has no versions. */
export const anewOf = ({ run, about, call }: Standing, values: Values): string | undefined => {
  if (!call || !about || !isWriting(call.answer) || !isSameSubject(call.fields, about.inputs, values)) return undefined
  if (run.state === 'done') return isEmpty(run.answer) ? undefined : run.run
  // Whoever tries again after a failure still means the text before it.
  return run.state === 'failed' ? (about.parent ?? undefined) : undefined
}
