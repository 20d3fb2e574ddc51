import type { Align, Direction, Marks } from '../model.ts'
import { attributeOf, type Element } from './tree.ts'

/** What an element's own style says, property by property. */
const styleOf = (element: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (attributeOf(element, 'style') ?? '').split(';').flatMap(one => {
      const [, name, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(one) ?? []
      return name && value ? [[name.toLowerCase(), value.toLowerCase()]] : []
    }),
  )

const two = (part: string) => Math.min(255, Number(part)).toString(16).padStart(2, '0')

/** A colour as six hex digits; only what is written as one: no names, no functions but `rgb`. */
const colourIn = (written: string | undefined): string | undefined => {
  const [, six] = /^#([\da-f]{6})$/.exec(written ?? '') ?? []
  if (six) return six
  const [, three] = /^#([\da-f]{3})$/.exec(written ?? '') ?? []
  if (three) return [...three].map(digit => digit + digit).join('')
  const [, ...parts] = /^rgba?\((\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3})/.exec(written ?? '') ?? []
  return parts.length ? parts.map(two).join('') : undefined
}

const byTag: Readonly<Record<string, Marks>> = {
  strong: { bold: true },
  b: { bold: true },
  em: { italic: true },
  i: { italic: true },
  cite: { italic: true },
  u: { underline: true },
  ins: { underline: true },
  s: { struck: true },
  del: { struck: true },
  strike: { struck: true },
  code: { code: true },
  kbd: { code: true },
  samp: { code: true },
  sub: { lowered: true },
  sup: { raised: true },
  mark: { ground: 'fff3a3' },
}

/** Where a link may lead: to a page, a mailbox, a telephone; nowhere else. */
const addressIn = (href: string | undefined) => {
  const url = href && /^(?:https?|mailto|tel):/i.test(href) && URL.canParse(href) ? new URL(href).href : undefined
  return url && url.length <= 2_000 ? url : undefined
}

/** What an element adds to the looks of its words. */
export const marksOf = (element: Element): Marks => {
  const style = styleOf(element)
  const [colour, ground] = [colourIn(style.color), colourIn(style['background-color'])]
  const href = element.tagName === 'a' ? addressIn(attributeOf(element, 'href')) : undefined
  return {
    ...byTag[element.tagName],
    ...(/^(?:bold|bolder|[6-9]00)$/.test(style['font-weight'] ?? '') && { bold: true }),
    ...(/^(?:italic|oblique)/.test(style['font-style'] ?? '') && { italic: true }),
    ...(/underline/.test(style['text-decoration'] ?? '') && { underline: true }),
    ...(/line-through/.test(style['text-decoration'] ?? '') && { struck: true }),
    ...(colour && { colour }),
    ...(ground && { ground }),
    ...(href && { href }),
  }
}

const aligned: Readonly<Record<string, Readonly<Record<Direction, Align>>>> = {
  left: { ltr: 'start', rtl: 'end' },
  right: { ltr: 'end', rtl: 'start' },
  center: { ltr: 'center', rtl: 'center' },
  justify: { ltr: 'justify', rtl: 'justify' },
  start: { ltr: 'start', rtl: 'start' },
  end: { ltr: 'end', rtl: 'end' },
}

/** Where the lines of an element stand, if it says so. */
export const alignOf = (element: Element, direction: Direction): Align | undefined =>
  aligned[styleOf(element)['text-align'] ?? attributeOf(element, 'align')?.toLowerCase() ?? '']?.[direction]

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
