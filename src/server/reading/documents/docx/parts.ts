import { Problem } from '#shared/problems.ts'
import { openArchive } from '../archive.ts'
import { attribute, tokensOf } from '../xml.ts'

/** What a part is for, by how its content type ends. */
const purposes = {
  body: /\.(document|template)(\.macroenabled(template)?)?\.main\+xml$|\.ms-word\.(document|template)\.macroenabled(template)?\.main\+xml$/i,
  styles: /wordprocessingml\.styles\+xml$/i,
  numbering: /wordprocessingml\.numbering\+xml$/i,
  footnotes: /wordprocessingml\.footnotes\+xml$/i,
  endnotes: /wordprocessingml\.endnotes\+xml$/i,
  core: /core-properties\+xml$/i,
  custom: /custom-properties\+xml$/i,
  app: /extended-properties\+xml$/i,
} as const

/** One part that is read, and its name in the archive. */
type Part = Readonly<{ name: string; xml: string }>
export type Parts = Readonly<Partial<Record<keyof typeof purposes, Part>>> & {
  readonly body: Part
  /** Any other file of the archive. Throws `document_broken`. */
  open(name: string): Uint8Array | undefined
  /** The same as a text. */
  xml(name: string): string | undefined
}

const xmlOf = (bytes: Uint8Array) => {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/** The parts of a Word file that are read. Throws `file_type` where the archive is none. */
export const partsOf = (bytes: Uint8Array): Parts => {
  const archive = openArchive(bytes)
  const types = archive.open('[Content_Types].xml')
  if (!types) throw new Problem('file_type')
  const found: Partial<Record<keyof typeof purposes, string>> = {}
  for (const token of tokensOf(xmlOf(types))) {
    if (token.kind !== 'open' || token.name !== 'Override') continue
    const type = attribute(token.attributes, 'ContentType') ?? ''
    for (const [purpose, sign] of Object.entries(purposes) as [keyof typeof purposes, RegExp][])
      if (sign.test(type)) found[purpose] ??= (attribute(token.attributes, 'PartName') ?? '').replace(/^\//, '')
  }
  if (!found.body) throw new Problem('file_type')
  const parts: Partial<Record<keyof typeof purposes, Part>> = {}
  for (const [purpose, name] of Object.entries(found) as [keyof typeof purposes, string][]) {
    const part = archive.open(name)
    if (part) parts[purpose] = { name, xml: xmlOf(part) }
  }
  const { body } = parts
  if (body === undefined) throw new Problem('document_broken')
  const xml = (name: string) => {
    const part = archive.open(name)
    return part && xmlOf(part)
  }
  return { ...parts, body, open: archive.open, xml }
}
