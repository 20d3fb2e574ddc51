import { sourceTypes } from '#shared/made-with-ai.ts'
import { escaped } from '#shared/xml.ts'
import type { Leaving } from '../leaving.ts'
import { relationships } from './references.ts'
import { part, value, wordPart } from './xml.ts'
import { type Entry, zipOf } from './zip.ts'

const packages = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/** The parts that Word wants to be told of, by where they lie. */
const types: Readonly<Record<string, string>> = {
  'word/document.xml': `${word}.document.main+xml`,
  'word/styles.xml': `${word}.styles+xml`,
  'word/numbering.xml': `${word}.numbering+xml`,
  'word/footnotes.xml': `${word}.footnotes+xml`,
  'word/settings.xml': `${word}.settings+xml`,
  'word/footer1.xml': `${word}.footer+xml`,
  'docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
  'docProps/custom.xml': 'application/vnd.openxmlformats-officedocument.custom-properties+xml',
}
const endings = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  ...{ xml: 'application/xml', png: 'image/png', jpg: 'image/jpeg' },
}
const typesOf = (names: readonly string[]) =>
  part(
    'Types',
    `xmlns="${packages}/content-types"`,
    Object.entries(endings)
      .map(([ending, type]) => `<Default Extension="${ending}" ContentType="${type}"/>`)
      .join('') +
      names
        .flatMap(name => (types[name] ? [`<Override PartName="/${name}" ContentType="${types[name]}"/>`] : []))
        .join(''),
  )

const coreOf = (title: string) => {
  const now = new Date().toISOString().replace(/\.\d+/, '')
  const at = (name: string) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${now}</dcterms:${name}>`
  return part(
    'cp:coreProperties',
    `xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" ` +
      'xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
    `<dc:title>${escaped(title)}</dc:title>${at('created')}${at('modified')}`,
  )
}

const customOf = (ai: NonNullable<Leaving['ai']>) =>
  part(
    'Properties',
    `xmlns="${office}/custom-properties" xmlns:vt="${office}/docPropsVTypes"`,
    '<property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="DigitalSourceType">' +
      `<vt:lpwstr>${sourceTypes[ai]}</vt:lpwstr></property>`,
  )

const settings =
  `${value('defaultTabStop', 720)}<w:autoHyphenation/><w:footnotePr><w:footnote w:id="-1"/><w:footnote w:id="0"/>` +
  '</w:footnotePr><w:compat><w:compatSetting w:name="compatibilityMode" ' +
  'w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat>'

/** The lines above the notes of a page, which Word wants to stand among the notes. */
const lines = (['separator', 'continuationSeparator'] as const).map(
  (name, at) =>
    `<w:footnote w:type="${name}" w:id="${at - 1}"><w:p><w:pPr>` +
    `<w:spacing w:after="0" w:line="240" w:lineRule="auto"/></w:pPr><w:r><w:${name}/></w:r></w:p></w:footnote>`,
)

/** The parts that the text names beside it. */
const besideText = ['styles', 'numbering', 'footnotes', 'settings', 'footer'] as const
const nameOf = (what: (typeof besideText)[number]) => (what === 'footer' ? 'footer1.xml' : `${what}.xml`)

/** What the text names, with the parts that every file of ours has; the foot of a page is the last of them. */
export const besideBody = () => relationships(besideText.map(what => [what, nameOf(what)]))
export const footerId = `rId${besideText.length}`

/** What a text is, as the parts of a Word file that say it. */
type Parts = Readonly<{
  body: string
  notes: readonly string[]
  numbering: string
  styles: string
  footer: string
  /** What body and notes name. */
  beside: Record<'body' | 'notes', { xml(): string }>
  media: readonly Entry[]
}>

/** Writes a Word file of its parts. */
export const fileOf = ({ title, ai }: Pick<Leaving, 'title' | 'ai'>, parts: Parts): Uint8Array => {
  const { body, notes, numbering, styles, footer, beside, media } = parts
  const noted = notes.map((content, at) => `<w:footnote w:id="${at + 1}">${content}</w:footnote>`)
  const texts: Record<string, string> = {
    'word/document.xml': wordPart('document', `<w:body>${body}</w:body>`),
    'word/styles.xml': wordPart('styles', styles),
    'word/numbering.xml': wordPart('numbering', numbering),
    'word/footnotes.xml': wordPart('footnotes', [...lines, ...noted].join('')),
    'word/settings.xml': wordPart('settings', settings),
    'word/footer1.xml': wordPart('ftr', footer),
    'word/_rels/document.xml.rels': beside.body.xml(),
    'word/_rels/footnotes.xml.rels': beside.notes.xml(),
    'docProps/core.xml': coreOf(title),
    ...(ai && { 'docProps/custom.xml': customOf(ai) }),
  }
  const root = relationships([
    ['officeDocument', 'word/document.xml'],
    [`${packages}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ...(ai ? [['custom-properties', 'docProps/custom.xml'] as const] : []),
  ])
  const all = { '[Content_Types].xml': typesOf(Object.keys(texts)), '_rels/.rels': root.xml(), ...texts }
  const entries = Object.entries(all).map(([name, text]) => ({ name, bytes: Buffer.from(text), packed: true }))
  return zipOf([...entries, ...media])
}
