import type { Span } from '#language/index.ts'
import type { Text } from '#shared/text.ts'

/** Who says so: rules of ours, dictionaries, LanguageTool. */
export type By = 'rules' | 'dictionaries' | 'languagetool'

/** Another text in the place of a piece of a block. */
export type Change = Span & Readonly<{ text: string }>

/** What is said of a piece of a block, and what may stand there instead, the likeliest first. */
export type Remark = Span &
  Readonly<{
    message: Text
    by: By
    /** What it says and of which words: by this it is known that somebody leaves it as it is. */
    name: string
    marked: string
    changes: readonly Change[]
    /** The language of a message that is not ours. */
    lang?: string
  }>

const longestName = 300
const longestMark = 160

/** A remark on a block with this text. */
export const remarkOn = (text: string, remark: Omit<Remark, 'name' | 'marked'>, kind: string): Remark => {
  const marked = text.slice(remark.from, remark.to)
  return {
    ...remark,
    name: `${kind} ${marked.toLowerCase()}`.slice(0, longestName),
    marked: marked.length > longestMark ? `${marked.slice(0, longestMark).trimEnd()} …` : marked,
  }
}

const touches = (one: Span, other: Span) => one.from < other.to && other.from < one.to
const saysTheSame = (one: Remark, other: Remark) =>
  (one.from === other.from && one.to === other.to) ||
  one.changes.some(change => other.changes.some(same => same.text === change.text && touches(change, same)))

/**
 * What several say of the same block, in its order, each thing once: what comes first stays, with whatever else others
 * propose in its place.
 */
export const merged = (...all: readonly (readonly Remark[])[]): readonly Remark[] => {
  const kept: Remark[] = []
  for (const remark of all.flat()) {
    const at = kept.findIndex(one => one.by !== remark.by && saysTheSame(one, remark))
    const same = kept[at]
    if (!same) kept.push(remark)
    else if (same.from === remark.from && same.to === remark.to) {
      const more = remark.changes.filter(({ text }) => !same.changes.some(change => change.text === text))
      kept[at] = { ...same, changes: [...same.changes, ...more] }
    }
  }
  return kept.toSorted((one, other) => one.from - other.from || other.to - one.to)
}
