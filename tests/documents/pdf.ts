/** A stream, and what its dictionary says of it besides its length. */
export const stream = (data: string | Uint8Array, about = '') => {
  const bytes = Buffer.from(data as Uint8Array)
  return Buffer.concat([
    Buffer.from(`<</Length ${bytes.length}${about}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

/** A file of these objects, numbered from 1; the first is the catalogue. */
export const pdfOf = (objects: readonly (string | Uint8Array)[], trailer = '') => {
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const places: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [at, object] of objects.entries()) {
    const part = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      typeof object === 'string' ? Buffer.from(object, 'latin1') : object,
      Buffer.from('\nendobj\n'),
    ])
    places.push(length)
    parts.push(part)
    length += part.length
  }
  const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<</Size ${count}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF`
  return Buffer.concat([...parts, Buffer.from(end, 'latin1')])
}

export const catalogue = '<</Type/Catalog/Pages 2 0 R>>'
export const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'
export const pageWith = (contents: string) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F1 5 0 R>>>>/Contents ${contents}>>`

/** One page with this content. */
export const onePage = (content: Uint8Array, extra: readonly (string | Uint8Array)[] = [], trailer = '') =>
  pdfOf([catalogue, '<</Type/Pages/Kids[3 0 R]/Count 1>>', pageWith('4 0 R'), content, font, ...extra], trailer)

/** Something written at a place; `y` from the lower edge of a page that is 800 high and 600 wide. */
export type Written = readonly [text: string, x: number, y: number, size?: number]

const special: Readonly<Record<string, string>> = { '„': '\x84', '“': '\x93', '–': '\x96', '€': '\x80', '•': '\x95' }
const escaped = (text: string) => text.replace(/[„“–€•]/g, sign => special[sign] ?? sign).replace(/[\\()]/g, '\\$&')

/** A file of pages as a program for setting type would write it, with a title if one is given. */
export const pdfWith = (pages: readonly (readonly Written[])[], title?: string) => {
  const first = 4
  const kids = pages.map((_, at) => `${first + 2 * at} 0 R`).join(' ')
  const drawn = pages.flatMap(written => {
    const shown = written.map(([text, x, y, size = 11]) => `/F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj`)
    return [Buffer.from(`BT ${shown.join('\n')} ET`, 'latin1')]
  })
  const objects = drawn.flatMap((content, at) => [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F1 3 0 R>>>>/Contents ${first + 2 * at + 1} 0 R>>`,
    stream(content),
  ])
  const info = title ? [`<</Title(${escaped(title)})>>`] : []
  const trailer = title ? `/Info ${first + objects.length} 0 R` : ''
  return pdfOf([catalogue, `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`, font, ...objects, ...info], trailer)
}
