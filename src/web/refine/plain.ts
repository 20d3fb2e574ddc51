/** A text as it is read, and where in its Markdown each of its signs begins and ends. */
export type Plain = {
  readonly markdown: string
  readonly text: string
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/** What a line begins with, as one sign that no text has: it is kept or changed as a whole. */
export const signs = { heading: 0xe000, item: 0xe010, number: 0xe100 }
/** A bar that parts no fields, as one sign, too; `asRead` puts it back. */
const bar = '\u{e020}'

/** What is drawn of a text: bars that part no fields are bars again. */
export const asRead = (text: string) => text.replaceAll(bar, '|')

export const mostNumbers = 0x700

const asSign = ([, heading, item, number]: RegExpExecArray) => {
  if (heading) return String.fromCharCode(signs.heading + heading.length)
  if (item) return String.fromCharCode(signs.item)
  return number ? String.fromCharCode(signs.number + Math.min(Number(number), mostNumbers)) : ''
}
const nothing = () => ''

type Step = readonly [pattern: RegExp, by: (match: RegExpExecArray) => string]

/** What is not read is left out: emphasis and the targets of links; what lines begin with is one sign each. */
const steps: readonly Step[] = [
  [/\r(?=\n)/g, nothing],
  [/\r/g, () => '\n'],
  [/[\u{e000}-\u{e7ff}]/gu, nothing],
  [/^[ \t]*(?:(#{1,6})[ \t]+|([-*+])[ \t]+|(\d{1,9})[.)][ \t]+|>[ \t]?)/gm, asSign],
  [/\[([^[\]\n]*)\]\((?:[^)\n\]]|\](?!\())*\)/g, ([, words = '']) => words],
  [/\*\*|__|`/g, nothing],
  [/(?<![\p{L}\p{N}*])\*(?=[^\s*])|(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu, nothing],
  [/\\\|/g, () => bar],
  [/\\(?=[!-/:-@[-`{-~])/g, nothing],
]

const after = (plain: Plain, [pattern, by]: Step): Plain => {
  const [texts, from, to]: [string[], number[], number[]] = [[], [], []]
  let at = 0
  const keep = (until: number) => {
    texts.push(plain.text.slice(at, until))
    for (; at < until; at++) {
      from.push(plain.from[at] ?? 0)
      to.push(plain.to[at] ?? 0)
    }
  }
  for (const match of plain.text.matchAll(pattern)) {
    const [{ length }, put] = [match[0], by(match)]
    keep(match.index)
    const inside = match[0].indexOf(put)
    if (put && inside >= 0) {
      at += inside
      keep(at + put.length)
    } else if (put) {
      texts.push(put)
      from.push(plain.from[at] ?? 0)
      to.push(plain.to[at + length - 1] ?? 0)
    }
    at = match.index + length
  }
  if (!at) return plain
  keep(plain.text.length)
  return { ...plain, text: texts.join(''), from, to }
}

/** A text as it is read. */
export const plainOf = (markdown: string): Plain => {
  const from = Array.from({ length: markdown.length }, (_, at) => at)
  return steps.reduce(after, { markdown, text: markdown, from, to: from.map(at => at + 1) })
}

/** The words of a text without emphasis and the targets of links; what its lines begin with is one sign each. */
export const plain = (markdown: string) => plainOf(markdown).text
