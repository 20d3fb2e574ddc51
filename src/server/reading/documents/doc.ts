import { Problem } from '#shared/problems.ts'
import WordExtractor from 'word-extractor'
import { isEndless } from './compound.ts'
import { tableOf } from './markdown.ts'
import type { Read } from './read-document.ts'

/** Its own types leave out what its functions can be told. */
type Told = { filterUnicode: boolean; includeHeadersAndFooters?: boolean }
type Found = Record<'getBody' | 'getFootnotes' | 'getEndnotes' | 'getTextboxes', (told: Told) => string>

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const sector = 512

/** Where a Word 97 document begins: at the start of a sector, with its sign and a version that exists. */
const beginningOf = (file: Buffer) => {
  for (let at = sector; at + 32 <= file.length; at += sector)
    if (file.readUInt16LE(at) === 0xa5ec && file.readUInt16LE(at + 2) >= 0x65 && file.readUInt16LE(at + 2) <= 0x112)
      return at
  return undefined
}

/** Where the list of its streams should stand, and nothing does. */
const endsBeforeItsDirectory = (file: Buffer) =>
  file.length < 2 * sector || (file.readUInt32LE(48) + 1) * sector >= file.length

const requireReadable = (file: Buffer) => {
  if (file.includes(utf16('EncryptedPackage'))) throw new Problem('document_locked')
  if (!file.includes(utf16('WordDocument')))
    throw new Problem(endsBeforeItsDirectory(file) ? 'document_broken' : 'file_type')
  if (isEndless(file)) throw new Problem('document_broken')
  const at = beginningOf(file)
  if (at !== undefined && file.readUInt16LE(at + 10) & 0x100) throw new Problem('document_locked')
}

/** The cells of a row end with a tab each; so two such lines or more are a table. */
const withTables = (text: string) => {
  const blocks: string[] = []
  let rows: string[][] = []
  const close = () => {
    if (rows.length > 1) blocks.push(tableOf(rows))
    else blocks.push(...rows.map(row => row.join(' ')))
    rows = []
  }
  for (const line of text.split(/\n/)) {
    if (/\t\s*$/.test(line) || (rows.length > 0 && line.includes('\t'))) {
      rows.push(line.replace(/\t\s*$/, '').split('\t'))
      continue
    }
    close()
    if (line.trim()) blocks.push(line)
  }
  close()
  return blocks.join('\n\n')
}

/** Lines are moved in with tabs and blanks: to Markdown, that would be code. */
const unindented = (text: string) => text.replaceAll(/^[^\S\n]+/gm, '')

/** Understands a file of Word 97 to 2003: its text, tables, notes and text boxes. */
export const readDoc = async (bytes: Uint8Array): Promise<Read> => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  requireReadable(file)
  const found: Found = await new WordExtractor().extract(file)
  // Otherwise it makes typewriter's quotes and hyphens of typographic ones.
  const asWritten = { filterUnicode: false }
  const notes = [found.getFootnotes(asWritten), found.getEndnotes(asWritten)]
  const boxes = found.getTextboxes({ ...asWritten, includeHeadersAndFooters: false })
  const all = [withTables(found.getBody(asWritten)), boxes, ...notes].filter(text => text?.trim()).join('\n\n')
  return { text: unindented(all) }
}
