import type { Change } from './rule.ts'

const safe = (said: string) =>
  said
    .replaceAll(/[\][|\n]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What a mark of the writer is of. */
const written = (was: string) => /^\[([^\][|\n]+)\|[^\][|\n]+\]$/.exec(was)?.[1] ?? was

/** Whether a passage stands in a text as it was found, so that it can be marked there. */
export const canBeCorrected = (text: string, { was }: Change) => text.includes(was)

/** A text in which a passage is marked to be said otherwise, wherever it stands; an empty wish takes the mark away. */
export const corrected = (text: string, { was }: Change, said: string) => {
  const wish = safe(said)
  return text.replaceAll(was, () => (wish ? `[${written(was)}|${wish}]` : written(was)))
}
