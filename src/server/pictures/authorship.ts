import readExif from 'exif-reader'
import { unescaped } from '#shared/xml.ts'

/** What stands in a file beside its pixels: EXIF as bytes, XMP as text. */
export type Written = Readonly<{ exif?: Buffer | undefined; xmp?: string | undefined }>

/** Who made a picture, whose it is, and what it shows; by their names in EXIF. */
export type Authorship = Readonly<Partial<Record<'Artist' | 'Copyright' | 'ImageDescription', string>>>

/** The same by their names in XMP, and as what each stands there: https://developer.adobe.com/xmp/docs, Dublin Core. */
export const inXmp = [
  { name: 'Artist', tag: 'dc:creator', list: 'Seq' },
  { name: 'Copyright', tag: 'dc:rights', list: 'Alt' },
  { name: 'ImageDescription', tag: 'dc:description', list: 'Alt' },
] as const

/** More of one is not carried from file to file. */
const longest = 2000

/** What is no ASCII comes as bytes, which cameras and programs write in one of two ways. */
const textIn = (value: unknown) => {
  if (typeof value === 'string') return value
  if (!(value instanceof Uint8Array)) return ''
  const bytes = Buffer.from(value)
  const text = bytes.toString('utf8')
  return text.includes('\u{fffd}') ? bytes.toString('latin1') : text
}

const exifIn = ({ exif }: Written): Readonly<Record<string, unknown>> => {
  if (!exif) return {}
  try {
    return readExif(exif).Image ?? {}
  } catch {
    // Metadata that cannot be read is not kept.
    return {}
  }
}

/** The entries of a list in XMP, of which the first of a text is in the language of the picture. */
const entriesIn = (xmp: string, tag: string) => {
  const from = xmp.indexOf(`<${tag}`)
  const end = from < 0 ? -1 : xmp.indexOf(`</${tag}>`, from)
  if (end < 0) return []
  return [...xmp.slice(from, end).matchAll(/<rdf:li[^>]*>([^<]*)/g)].map(([, text = '']) => unescaped(text))
}

/** Who made a picture and what it shows, which may stay; where it was taken never does. */
export const authorshipIn = (written: Written): Authorship => {
  const exif = exifIn(written)
  const { xmp = '' } = written
  return Object.fromEntries(
    inXmp.flatMap(({ name, tag, list }) => {
      const entries = entriesIn(xmp, tag)
      const said = (list === 'Seq' ? entries.join(', ') : entries[0]) || textIn(exif[name])
      const value = said.replaceAll('\0', '').trim().slice(0, longest)
      return value ? [[name, value]] : []
    }),
  )
}
