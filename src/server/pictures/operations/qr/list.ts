import { Problem } from '#shared/problems.ts'

/** What stands between quotation marks where a spreadsheet has saved a cell with them; breaks, too. */
const quoted = '"(?:[^"]|"")*"'

/** A line ends at its break, or behind the last of its cells that stands in quotation marks. */
const line = new RegExp(`(?:(?:${quoted}|[^"\\t;\\n]*)[\\t;,])?${quoted}[\\t;,]*[^\\S\\n]*(?=\\n|$)|[^\\n]*`, 'y')

/** How a content begins that is whole with what looks like separators in it. */
const begins = String.raw`(?:https?:\/\/|mailto:|tel:\+?\d|geo:|wifi:)`
const content = new RegExp(`^${begins}`, 'i')

/** What parts a name from its content, in the order in which it is looked for: what follows says what it is. */
const separators: readonly RegExp[] = [
  // Behind a name in quotation marks, or before a content in them.
  new RegExp(`(?<=^${quoted})[\\t;,]`),
  new RegExp(`(?<=^[^"\\t;]*)[\\t;,](?=${quoted}[\\t;,\\s]*$)`),
  /\t/,
  new RegExp(`;|,(?=${begins})`, 'i'),
]

const isQuoted = new RegExp(`^${quoted}$`)
const bare = (cell: string) => {
  const text = cell.trim()
  return isQuoted.test(text) ? text.slice(1, -1).replaceAll('""', '"').trim() : text
}
/** Cells of a table behind the last that says something. */
const closing = new RegExp(`^(${quoted})[\\t;,]+$`)

/** A name and its content as they stand in a line; without anything between them it is a content alone. */
const parted = (whole: string): readonly [name: string, content: string] => {
  const at = separators.map(separator => whole.search(separator)).find(place => place >= 0)
  if (at === undefined) return ['', bare(whole)]
  const [name, rest] = [
    bare(whole.slice(0, at)),
    bare(
      whole
        .slice(at + 1)
        .trim()
        .replace(closing, '$1'),
    ),
  ]
  if (!content.test(name)) return [name, rest]
  return ['', rest ? whole.trim() : name]
}

/** The lines of a text that say anything, each with its number there. */
function* linesIn(text: string) {
  let [at, row] = [0, 1]
  while (at < text.length) {
    line.lastIndex = at
    const whole = line.exec(text)?.[0] ?? ''
    if (/[^\s;,"]/.test(whole)) yield { whole, row }
    row += whole.split('\n').length
    at += whole.length + 1
  }
}

/**
 * Lines of `name;content`, each a code of its own, also as a spreadsheet has saved or copied them; a line without a
 * name is called by its number, `row`. Throws qr_row_empty.
 */
export const listed = (text: string) =>
  [...linesIn(text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n'))].map(({ whole, row }) => {
    const [name, said] = parted(whole)
    if (!said) throw new Problem('qr_row_empty', { row })
    return { name: name || String(row), content: said, row }
  })
