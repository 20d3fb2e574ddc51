/** The blank line between what stands in a field and what is put beside it. */
const gap = (text: string, at: 'start' | 'end') => {
  if (text.trim() === '') return ''
  const lines = (at === 'end' ? /\n*$/ : /^\n*/).exec(text)?.[0].length ?? 0
  return '\n'.repeat(Math.max(0, 2 - lines))
}

/** A text as it goes between these two, as a paragraph of its own. */
export const between = (before: string, text: string, after: string) =>
  `${gap(before, 'end')}${text.trim()}${gap(after, 'start')}`

/**
 * A text without a passage that was put in with so much before and behind it. Of several that are equal the one goes
 * that stands where it was put, whichever side something was typed on since.
 */
export const without = (text: string, passage: string, before: number, behind: number) => {
  const off = (at: number) => Math.min(Math.abs(at - before), Math.abs(text.length - passage.length - at - behind))
  let found = text.indexOf(passage)
  for (let at = found; at >= 0; at = text.indexOf(passage, at + 1)) if (off(at) < off(found)) found = at
  return found < 0 ? text : text.slice(0, found) + text.slice(found + passage.length)
}
