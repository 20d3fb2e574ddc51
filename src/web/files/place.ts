/** The blank line between what stands in a field and what is put beside it. */
const gap = (text: string, at: 'start' | 'end') => {
  if (text.trim() === '') return ''
  const lines = (at === 'end' ? /\n*$/ : /^\n*/).exec(text)?.[0].length ?? 0
  return '\n'.repeat(Math.max(0, 2 - lines))
}

/** A text as it goes between these two, as a paragraph of its own. */
export const between = (before: string, text: string, after: string) =>
  `${gap(before, 'end')}${text.trim()}${gap(after, 'start')}`
