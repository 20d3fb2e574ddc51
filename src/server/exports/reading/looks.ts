import { addressIn, colourIn } from '#shared/document/attributes.ts'
import { withMark } from '#shared/document/marks.ts'
import type { Align, Direction, Mark } from '#shared/document/schema.ts'
import { attributeOf, type Element } from './tree.ts'

/** What an element's own style says, property by property. */
const styleOf = (element: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (attributeOf(element, 'style') ?? '').split(';').flatMap(one => {
      const [, name, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(one) ?? []
      return name && value ? [[name.toLowerCase(), value.toLowerCase()]] : []
    }),
  )

const byTag: Readonly<Record<string, Mark>> = {
  strong: { type: 'bold' },
  b: { type: 'bold' },
  em: { type: 'italic' },
  i: { type: 'italic' },
  cite: { type: 'italic' },
  u: { type: 'underline' },
  ins: { type: 'underline' },
  s: { type: 'strike' },
  del: { type: 'strike' },
  strike: { type: 'strike' },
  code: { type: 'code' },
  kbd: { type: 'code' },
  samp: { type: 'code' },
  sub: { type: 'subscript' },
  sup: { type: 'superscript' },
  mark: { type: 'highlight' },
}

const raised: Readonly<Record<string, Mark>> = { super: { type: 'superscript' }, sub: { type: 'subscript' } }

/** What an element adds to the looks of its words. */
const marksOf = (element: Element): readonly Mark[] => {
  const style = styleOf(element)
  const [color, ground] = [colourIn(style.color), colourIn(style['background-color'] ?? style.background)]
  const href = element.tagName === 'a' ? addressIn(attributeOf(element, 'href')) : undefined
  const line = style['text-decoration'] ?? ''
  const found: readonly (Mark | false | undefined)[] = [
    byTag[element.tagName],
    raised[style['vertical-align'] ?? ''],
    /^(?:bold|bolder|[6-9]00)$/.test(style['font-weight'] ?? '') && { type: 'bold' },
    /^(?:italic|oblique)/.test(style['font-style'] ?? '') && { type: 'italic' },
    line.includes('underline') && { type: 'underline' },
    line.includes('line-through') && { type: 'strike' },
    color !== undefined && { type: 'textStyle', attrs: { color } },
    ground !== undefined && { type: 'highlight', attrs: { color: ground } },
    href !== undefined && { type: 'link', attrs: { href } },
  ]
  return found.filter(mark => !!mark)
}

/** Whether a page does not show an element. */
export const isHidden = (element: Element): boolean => {
  if (attributeOf(element, 'hidden') !== undefined) return true
  if (!attributeOf(element, 'style')) return false
  const { display, visibility, 'mso-hide': hide } = styleOf(element)
  return display === 'none' || visibility === 'hidden' || hide !== undefined
}

/** The looks of words in an element that lies in others. */
export const marksWithin = (around: readonly Mark[], element: Element): readonly Mark[] =>
  marksOf(element).reduce(withMark, around)

const aligned: Readonly<Record<string, Align | Readonly<Record<Direction, Align>>>> = {
  left: 'left',
  right: 'right',
  center: 'center',
  justify: 'justify',
  start: { ltr: 'left', rtl: 'right' },
  end: { ltr: 'right', rtl: 'left' },
}

/** Where the lines of an element stand, if it says so. */
export const alignOf = (element: Element, direction: Direction): Align | undefined => {
  const said = aligned[styleOf(element)['text-align'] ?? attributeOf(element, 'align')?.toLowerCase() ?? '']
  return typeof said === 'object' ? said[direction] : said
}

const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u
const letter = /\p{L}/u

/** Which way a text runs: as its first letter does. */
export const directionIn = (text: string): Direction | undefined => {
  const first = letter.exec(text)?.[0]
  return first ? (fromTheRight.test(first) ? 'rtl' : 'ltr') : undefined
}

/** Which way an element runs: as it says, as its words do where it leaves it to them, or as what it lies in. */
export const directionOf = (element: Element, around: Direction | undefined, words: () => string): Direction => {
  const said = attributeOf(element, 'dir')?.toLowerCase()
  if (said === 'rtl' || said === 'ltr') return said
  return (said === 'auto' || !around ? directionIn(words()) : undefined) ?? around ?? 'ltr'
}
