import { formatNames, formats } from '../exports/formats.ts'
import { type Routes, text } from './route.ts'

const body = {
  html: { ...text, description: 'Up to 10 MB; pictures as `data:` or as own `/files/…`, nothing is fetched.' },
  title: { ...text, maxLength: 2000, description: 'What the file is called, and its title.' },
  lang: { ...text, description: 'The language of the text, as DE, EN or de-DE.' },
}

const files = {
  pdf: 'PDF (at most 1 MB without its pictures)',
  docx: 'Word document',
  doc: 'document for old versions of Word (RTF)',
  txt: 'plain text',
  html: 'standalone page',
} as const

/** A text as a file. */
export const exportsRoutes: Routes = Object.fromEntries(
  formatNames.map(format => [
    `post /api${formats[format].path}`,
    {
      summary: `Makes a ${files[format]} from HTML; costs nothing`,
      body,
      optional: ['title', 'lang'],
      bytes: true,
      answers: [200, `The file, ${formats[format].unnamed}.${formats[format].ending} where it has no title`] as const,
    },
  ]),
)
