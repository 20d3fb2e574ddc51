import type { BookmarkView, RunView } from '#server/views.ts'

/** Enough of a text for a line or two, without the signs of Markdown. */
const glance = (text: string) =>
  text
    .slice(0, 800)
    .split('\n')
    .map(line =>
      line
        .replace(/^\s*(?:[#>*+-]+|\d+[.)])\s+/, '')
        .replaceAll(/\*\*|__|`|^\*|\*$/g, '')
        .trim(),
    )
    .filter(Boolean)

const isHeading = (text: string) => /^\s*#{1,6}\s/.test(text)
const typedIn = (values: RunView['inputs']) =>
  Object.values(values)
    .filter(value => typeof value === 'string' || typeof value === 'object')
    .map(value => (typeof value === 'string' ? value : value.join(', ')))
    .toSorted((one, other) => other.length - one.length)[0] ?? ''

/** What a text is called in a list: its heading, or else what was asked for; and below that, how it begins. */
const titled = (text: string, asked: string) => {
  const lines = glance(text)
  const own = isHeading(text) ? lines.shift() : undefined
  const title = own ?? glance(asked).join(' ').slice(0, 120)
  return { title: title || (lines[0] ?? ''), first: lines.join(' ') }
}

export const titleOfRun = ({ text, inputs }: Pick<RunView, 'text' | 'inputs'>) => titled(text, typedIn(inputs))

/** A bookmark's prompt names its questions, `Thema: …`; the longest line is what was typed. */
export const titleOfBookmark = ({ reply_text, prompt_text }: BookmarkView) => {
  const lines = prompt_text.split('\n').toSorted((one, other) => other.length - one.length)
  return titled(reply_text, (lines[0] ?? '').replace(/^[^:]{1,60}: /, ''))
}
