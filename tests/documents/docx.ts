import { type ZipEntry, zipOf } from './zip.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const types = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`

export const head =
  '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>'
export const tail = '</w:body></w:document>'

export const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** A Word file with this body, and nothing that it does not need. */
export const docxOf = (body: string, others: readonly ZipEntry[] = []) =>
  docxWith({ name: 'word/document.xml', content: head + body + tail }, others)

/** A Word file whose body is this entry of the archive. */
export const docxWith = (body: ZipEntry, others: readonly ZipEntry[] = [], main = `${word}.document.main+xml`) =>
  zipOf([{ name: '[Content_Types].xml', content: types(main) }, body, ...others])
