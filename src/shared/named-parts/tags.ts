import type { NameFinder } from './names.ts'
import { isTags, tagsIn, trimmed } from './values.ts'

/** Several hashtags in a row behind the last sentence. */
const behindSentence = /(?<=[.!?…)“"”])\s+((?:#[\p{L}\p{N}_]+[\s,]*){2,})$/u

/** Takes the hashtags off the end of a text: lines of nothing else, and what stands behind the name. */
export const takeTags = (lines: readonly string[], name: string, { find }: NameFinder) => {
  let text = [...trimmed(lines)]
  const tags: string[] = []
  for (;;) {
    const line = text.at(-1) ?? ''
    const above = find(text.at(-2) ?? '')
    const named = find(line)
    if (named?.name === name) tags.unshift(...tagsIn(named.rest))
    else if (isTags(line) || (above?.name === name && !above.rest)) tags.unshift(...tagsIn(line))
    else break
    text = [...trimmed(text.slice(0, -1))]
  }
  const last = text.at(-1)
  const row = last === undefined || tags.length ? undefined : behindSentence.exec(last)
  if (row && last !== undefined) {
    tags.push(...tagsIn(row[1] ?? ''))
    text[text.length - 1] = last.slice(0, row.index)
  }
  return { text, tags }
}
