import { lookAlike, withMark } from '#shared/document/marks.ts'
import type { Inline, Mark } from '#shared/document/schema.ts'

/** How a run looks, as far as a document knows it; what is missing is as what lies around says. */
export type Looks = Readonly<{
  bold?: boolean
  italic?: boolean
  underline?: boolean
  strike?: boolean
  raised?: 'subscript' | 'superscript' | 'none'
  colour?: string
  ground?: string
  code?: boolean
  /** Whether its letters are all as wide, and whether there is a ground behind them: both is code. */
  mono?: boolean
  hidden?: boolean
  /** It has a font or a size of its own. */
  isSet?: boolean
}>

/** Fonts whose letters are all as wide. */
export const mono = /^(?:consolas|courier|lucida console|menlo|monaco|cascadia|source code|jetbrains)|mono\b/i

/** The colours that our own files have where nobody has chosen one. */
const ours = { highlight: '#fff3a3', code: '#f2f0ec' }

type In = Readonly<{ link?: string; isHead?: boolean }>

/** Looks as marks. A link looks like one without being told, a field at the head of a table is bold anyway. */
export const marksOf = (looks: Looks, { link, isHead }: In): readonly Mark[] => {
  const { bold, italic, underline, strike, raised, colour, ground, mono: isMono } = looks
  const code = looks.code || (isMono && ground !== undefined)
  const lit = code && ground === ours.code ? undefined : ground
  const found: readonly (Mark | false | undefined)[] = [
    link !== undefined && { type: 'link', attrs: { href: link } },
    colour !== undefined && link === undefined && { type: 'textStyle', attrs: { color: colour } },
    lit !== undefined && { type: 'highlight', ...(lit !== ours.highlight && { attrs: { color: lit } }) },
    bold && !isHead && { type: 'bold' },
    italic && { type: 'italic' },
    underline && link === undefined && { type: 'underline' },
    strike && { type: 'strike' },
    raised !== undefined && raised !== 'none' && { type: raised },
    code && { type: 'code' },
  ]
  return found.filter(mark => !!mark).reduce<readonly Mark[]>(withMark, [])
}

/** Says words with these marks, together with those before them that look the same. */
export const sayWith = (inlines: Inline[], text: string, marks: readonly Mark[]) => {
  const said = { type: 'text' as const, text, ...(marks.length && { marks }) }
  const last = inlines.at(-1)
  if (last?.type === 'text' && lookAlike(last, said)) inlines[inlines.length - 1] = { ...last, text: last.text + text }
  else inlines.push(said)
}
