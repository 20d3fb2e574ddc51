import { fileIn } from '../accepts.ts'

const two = (part: string) => Math.min(255, Number(part)).toString(16).padStart(2, '0')

/** A colour as `#` and six hex digits; only what is written as one: no names, no functions but `rgb`. */
export const colourIn = (written: string | undefined): string | undefined => {
  const colour = written?.toLowerCase() ?? ''
  if (/^#[\da-f]{6}$/.test(colour)) return colour
  const [, three] = /^#([\da-f]{3})$/.exec(colour) ?? []
  if (three) return `#${[...three].map(digit => digit + digit).join('')}`
  const [, ...parts] = /^rgba?\((\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3})/.exec(colour) ?? []
  return parts.length ? `#${parts.map(two).join('')}` : undefined
}

/** Where a link may lead: to a page, a mailbox, a telephone; nowhere else. */
export const addressIn = (href: string | undefined): string | undefined => {
  const url = href && /^(?:https?|mailto|tel):/i.test(href) && URL.canParse(href) ? new URL(href).href : undefined
  return url && url.length <= 2_000 ? url : undefined
}

/** Whether a picture may stand at this address: one's own files, and what lies in the address; nobody else is asked. */
export const isPictureAddress = (src: string) => fileIn(src) !== undefined || src.startsWith('data:image/')

/** Whether a picture comes in from elsewhere: of the kinds that leave in every file, which drawings as SVG do not. */
export const isPictureTaken = (src: string) =>
  fileIn(src) !== undefined || /^data:image\/(?:png|jpe?g|webp|gif|avif);base64,/.test(src)

/** The size of a picture as it was written, in pixels of a screen. */
export const pixelsIn = (written: unknown): number | undefined => {
  const number = Number.parseInt(String(written), 10)
  return number > 0 ? Math.min(number, 4_000) : undefined
}

/** The number a list begins with; 1 where it is none that anybody counts from. */
export const startIn = (written: unknown): number => {
  const start = Number.parseInt(String(written), 10)
  return start >= 0 && start < 100_000 ? start : 1
}

/** What no file of XML may hold, and what turns the order of a line around unseen. */
const unprintable = /[^\P{Cc}\t\n\r\f]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu

/** A text without signs that are none. */
export const printable = (text: string) => text.toWellFormed().replaceAll(unprintable, '')
