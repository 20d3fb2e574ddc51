const heading = /^( {0,3})(#{1,6})(?=\s)/
const fence = /^ {0,3}(?:```|~~~)/

/**
 * A Markdown text whose headings go down one step at a time, as those who hear them need it; pages leave steps out for
 * the look of it.
 */
export const inSteps = (text: string): string => {
  const above: number[] = []
  let fenced = false
  return text
    .split('\n')
    .map(line => {
      if (fence.test(line)) fenced = !fenced
      const [marks = '', indent = '', signs = ''] = (!fenced && heading.exec(line)) || []
      if (!signs) return line
      while ((above.at(-1) ?? 0) >= signs.length) above.pop()
      above.push(signs.length)
      return indent + '#'.repeat(above.length) + line.slice(marks.length)
    })
    .join('\n')
}
