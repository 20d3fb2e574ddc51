import type { AiPart } from '#shared/made-with-ai.ts'
import type { RunView } from '#server/runs/shown.ts'

/** What a model has to do with the text of a run: nothing where a method of the house made it. */
export const aiOf = (run: Pick<RunView, 'house' | 'hand'> | undefined, isEdited = false): AiPart | undefined => {
  if (!run || run.house) return undefined
  return run.hand || isEdited ? 'changed' : 'made'
}
