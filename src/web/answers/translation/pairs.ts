export type Pair = { readonly original: string; readonly translated: string }

const paragraphs = (text: string) =>
  text
    .trim()
    .split(/\n(?:[^\S\n]*\n)+/)
    .filter(Boolean)

/**
 * A text and its translation, paragraph beside paragraph. Where they have not the same number of them, they stand side
 * by side as wholes; one that is being written has the number it should have until it goes beyond.
 */
export const pairsOf = (original: string, translated: string, writing = false): readonly Pair[] => {
  const [before, after] = [paragraphs(original), paragraphs(translated)]
  const fits = writing ? after.length <= before.length : after.length === before.length
  if (!fits) return [{ original: original.trim(), translated: translated.trim() }]
  return before.map((paragraph, at) => ({ original: paragraph, translated: after[at] ?? '' }))
}
