import { Problem } from '#shared/problems.ts'

/** The kinds of documents there are, and the media type of each. */
const types = {
  pdf: 'application/pdf',
  archive: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ole: 'application/msword',
  rtf: 'application/rtf',
  // Whoever opens a page that somebody has brought shall see its letters, and nothing happen.
  html: 'text/plain',
  text: 'text/plain',
} as const
type Kind = keyof typeof types

/** By their first bytes, and never by a name: whatever else a file may be, it is read as what it begins with. */
const beginnings: readonly (readonly [Kind | undefined, RegExp | string])[] = [
  ['pdf', /^\s{0,64}%PDF-/],
  ['archive', 'PK\x03\x04'],
  ['ole', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['rtf', /^\s{0,64}\{\\rtf/],
  // A comment ends at its first end: otherwise thirty of them could be parted in a billion ways.
  ['html', /^(\s|<!--(?:(?!-->).)*-->|<\?xml[^>]*\?>)*<(!doctype html|html)[\s>]/is],
  // Text to the eye of a program, but nothing that a person has written to be read.
  [undefined, /^\s*(<\?xml|<svg[\s>]|%!PS)/i],
]

const mark = /^\xef\xbb\xbf/

/** What a file is. Throws `document_empty` where there is nothing at all. */
export const kindOf = (bytes: Uint8Array): Kind => {
  if (bytes.length === 0) throw new Problem('document_empty')
  const beginning = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096)).toString('latin1')
  const plain = beginning.replace(mark, '')
  const found = beginnings.find(([, sign]) => (typeof sign === 'string' ? plain.startsWith(sign) : sign.test(plain)))
  if (found && !found[0]) throw new Problem('file_type')
  return found?.[0] ?? 'text'
}

/** Whether bytes begin as a page does. */
export const isHtml = (bytes: Uint8Array) => kindOf(bytes) === 'html'

/** The media type of a document, by its content alone. Throws what `kindOf` throws. */
export const typeOf = (bytes: Uint8Array) => types[kindOf(bytes)]
