import { inEach, type Text } from '#shared/text.ts'

const startsLine = /^(?:[-#>|]|\d+\. )/

const unwrapped = (paragraph: string) =>
  paragraph
    .split('\n')
    .map(line => line.trim())
    .reduce((before, line) => before + (startsLine.test(line) ? '\n' : ' ') + line)

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
