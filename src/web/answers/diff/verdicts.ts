import { type Edit, edited, edits } from '#language/comparing/edits.ts'

/** What a reader has said of an edit; one that is open counts as taken. */
export type Verdict = 'open' | 'taken' | 'refused'
export type Judged = { readonly edit: Edit; readonly verdict: Verdict }

/** Whether two edits are the same one. */
export const same = (one: Pick<Edit, 'from' | 'to' | 'now'>) => (other: Edit) =>
  one.from === other.from && one.to === other.to && one.now === other.now

/**
 * The edits between a text and its correction, with those the reader has refused before; where what was chosen is more
 * than a choice of them, the edits that lead to it.
 */
export const judgedFrom = (source: string, corrected: string, chosen: string): readonly Judged[] => {
  const all = edits(source, corrected)
  const taken = chosen === corrected ? all : edits(source, chosen)
  const judged = all.map(edit => ({ edit, verdict: taken.some(same(edit)) ? ('open' as const) : ('refused' as const) }))
  return chosenText(source, judged) === chosen ? judged : taken.map(edit => ({ edit, verdict: 'open' }))
}

/** The text as its reader wants it: with every edit but the refused ones. */
export const chosenText = (source: string, judged: readonly Judged[]) =>
  edited(
    source,
    judged.filter(({ verdict }) => verdict !== 'refused').map(({ edit }) => edit),
  )

/** A text in pieces: what stayed, and each edit in its place. */
export const inPieces = (source: string, judged: readonly Judged[]) => {
  const ends = [0, ...judged.map(({ edit }) => edit.to)]
  return [
    ...judged.map((one, at) => ({ kept: source.slice(ends[at], one.edit.from), ...one })),
    { kept: source.slice(ends.at(-1)), edit: undefined, verdict: 'open' as const },
  ]
}

const paragraphs = (text: string) => text.split(/(?<=\n\s*\n)(?=\S)/)

/**
 * How far a correction has come: its whole paragraphs beside those they were made of, and the rest, which is still
 * being written.
 */
export const wholeParagraphs = (source: string, written: string) => {
  const [before, after] = [paragraphs(source), paragraphs(written)]
  const whole = Math.min(after.length - 1, before.length)
  return {
    source: before.slice(0, whole).join(''),
    written: after.slice(0, whole).join(''),
    rest: after.slice(whole).join(''),
  }
}
