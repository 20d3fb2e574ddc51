import { inEach, type Text } from '#shared/text.ts'

const startsLine = /^[-#>|]/
const numberOf = (line: string) => Number(/^(\d+)\. /.exec(line)?.[1])

/** A list counts on from one: a line that was wrapped before „12. Dezember“ is no item of it. */
const unwrapped = (paragraph: string) => {
  let last = 0
  return paragraph
    .split('\n')
    .map(line => line.trim())
    .map((line, at) => {
      const isItem = numberOf(line) === last + 1
      if (isItem) last++
      return (at === 0 ? '' : isItem || startsLine.test(line) ? '\n' : ' ') + line
    })
    .join('')
}

/** A text whose lines stay lines, such as a song: only the indentation of the definition falls away. */
export const verse = (text: Text): Text =>
  inEach(locale =>
    text[locale]
      .trim()
      .split('\n')
      .map(line => line.trim())
      .join('\n'),
  )

/**
 * A longer text as a definition holds it, indented and wrapped: each paragraph becomes one line. Blank lines part
 * paragraphs; headings and the items of a list keep their lines.
 */
export const prose = (text: Text): Text =>
  inEach(locale =>
    text[locale]
      .trim()
      .split(/\n\s*\n/)
      .map(unwrapped)
      .join('\n\n'),
  )
