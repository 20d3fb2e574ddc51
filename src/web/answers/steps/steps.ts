/** A piece of instructions: words between the steps, or something to be ticked off. */
type Piece = { readonly kind: 'words' | 'item'; readonly sign: string; readonly text: string }

const item = /^ ?(\d{1,3}[.)]|[-*+•])[ \t]+(?=\S)/
const fence = /^\s*(?:```|~~~)/
const setIn = /^(?: {2,}|\t)/
const beginsAnew = /^ {0,3}[#>]/

type Open = { kind: Piece['kind']; sign: string; lines: string[] }

/** Whether a line goes on with what stands before it, as Markdown has it. */
const goesOn = ({ kind, lines }: Open, line: string) =>
  kind === 'words' || !line.trim() || setIn.test(line) || (!!lines.at(-1)?.trim() && !beginsAnew.test(line))

/**
 * Instructions in Markdown, taken apart: each item of a list that stands by itself, with what is set in below it, and
 * the words between. Nothing is left out; code stays whole.
 */
export const piecesIn = (markdown: string): readonly Piece[] => {
  const pieces: Open[] = []
  let inCode = false
  for (const line of markdown.split(/\r\n?|\n/)) {
    const last = pieces.at(-1)
    const found = inCode ? null : item.exec(line)
    if (found) pieces.push({ kind: 'item', sign: found[1] ?? '', lines: [line.slice(found[0].length)] })
    else if (last && (inCode || goesOn(last, line)))
      last.lines.push(last.kind === 'item' ? line.replace(/^(?: {1,4}|\t)/, '') : line)
    else pieces.push({ kind: 'words', sign: '', lines: [line] })
    if (fence.test(line)) inCode = !inCode
  }
  return pieces
    .map(({ kind, sign, lines }) => ({ kind, sign, text: lines.join('\n').trim() }))
    .filter(({ text }) => text)
}
