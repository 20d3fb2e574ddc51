import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { heic, heicWith } from '#tests/heic.ts'
import { type Authorship, authorshipIn } from './authorship.ts'
import { exifInHeif } from './heif-items.ts'
import { xmpOf } from './marking.ts'
import { processed } from './operations/process.ts'
import { openPicture } from './read-picture.ts'

const folder = mkdtempSync(join(tmpdir(), 'authorship-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'Foto')

const names = { Artist: 0x013b, Copyright: 0x8298, ImageDescription: 0x010e, Make: 0x010f } as const

/** EXIF as cameras write it, each entry in these bytes. */
const exifOf = (entries: Partial<Record<keyof typeof names, Buffer>>) => {
  const rows = Object.entries(entries).toSorted(
    ([one], [other]) => names[one as keyof typeof names] - names[other as keyof typeof names],
  )
  const head = Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1')
  const table = Buffer.alloc(2 + rows.length * 12 + 4)
  table.writeUInt16BE(rows.length, 0)
  let at = 8 + table.length
  for (const [row, [name, bytes]] of rows.entries()) {
    table.writeUInt16BE(names[name as keyof typeof names], 2 + row * 12)
    table.writeUInt16BE(2, 4 + row * 12)
    table.writeUInt32BE(bytes.length, 6 + row * 12)
    table.writeUInt32BE(at, 10 + row * 12)
    at += bytes.length
  }
  return Buffer.concat([head, table, ...rows.map(([, bytes]) => bytes)])
}
const text = (said: string, as: 'utf8' | 'latin1' = 'utf8') => Buffer.from(`${said}\0`, as)
const told = exifOf({
  ...{ Artist: text('Jörg Öhm'), Copyright: text('© Öhm & Söhne', 'latin1') },
  ...{ ImageDescription: text('Straße in Köln'), Make: text('Kamera 3') },
})
const says = { Artist: 'Jörg Öhm', Copyright: '© Öhm & Söhne', ImageDescription: 'Straße in Köln' }

const doneWith = async (bytes: Uint8Array, authorship: boolean, format = 'keep') => {
  await writeFile(path, bytes)
  const given = [{ field: 'pictures', path, name: 'Foto', ...(await openPicture(path)) }]
  const recipe = { source: 'worked', by: 'house:process' } as const
  const values = { authorship, format }
  for await (const part of processed({ given, values, locale: 'de', recipe, recipeOf: () => recipe }))
    if ('bytes' in part) return part
  throw new Error('Nothing was made.')
}
/** What any program finds in a file, and what ours does. */
const foundIn = async (bytes: Uint8Array) => {
  await writeFile(path, bytes)
  const { written } = await openPicture(path)
  return { ...authorshipIn(written), exif: written.exif?.toString('latin1') ?? '' }
}

test('a photograph of a telephone keeps who made it and what it shows, where that is chosen', async () => {
  const made = await doneWith(heicWith(told), true)
  expect(made).toMatchObject({ type: 'image/jpeg', width: 32, height: 24 })
  const found = await foundIn(made.bytes)
  expect(found).toMatchObject(says)
  // EXIF has no umlauts; those who read it alone find the name all the same.
  expect(found.exif).toContain('Jorg Ohm')
  expect(found.exif).not.toContain('Kamera')
  expect(await foundIn((await doneWith(heicWith(told), false)).bytes)).toEqual({ exif: '' })
})

test('its picture is the same with EXIF and without', async () => {
  const [one, other] = await Promise.all([heic(), heicWith(told)].map(async bytes => doneWith(bytes, true, 'png')))
  const pixels = [one, other].map(part => sharp(part?.bytes).removeAlpha().raw().toBuffer())
  const [before, after] = await Promise.all(pixels)
  expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true)
})

test.each(['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif'])(
  'they stand in a %s, and in what is made of that',
  async as => {
    const first = await doneWith(heicWith(told), true, as)
    const second = await doneWith(first.bytes, true, 'png')
    expect(await foundIn(second.bytes)).toMatchObject(says)
  },
)

test('what another program has written as XMP is kept, several authors too', async () => {
  const entry = '<dc:creator><rdf:Seq><rdf:li>Ada</rdf:li><rdf:li>Bo &amp; Co</rdf:li></rdf:Seq></dc:creator>'
  const rights = `<dc:rights><rdf:Alt><rdf:li xml:lang='x-default'>CC BY</rdf:li></rdf:Alt></dc:rights>`
  const xmp = xmpOf({ source: 'worked' }).replace('</rdf:Description>', `${entry}${rights}</rdf:Description>`)
  const box = Buffer.from(`....free${xmp}`)
  box.writeUInt32BE(box.length, 0)
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } })
    .withXmp(xmp)
    .webp()
    .toBuffer()
  const expected: Authorship = { Artist: 'Ada, Bo & Co', Copyright: 'CC BY' }
  for (const bytes of [photo, Buffer.concat([heic(), box])])
    expect(await foundIn((await doneWith(bytes, true)).bytes)).toMatchObject(expected)
})

test('of a damaged file none is read, and nothing is thrown', () => {
  const whole = heicWith(told)
  expect(exifInHeif(whole)?.equals(told.subarray(6))).toBe(true)
  for (let at = 0; at < 520; at++) {
    const [low, high] = [0, 255].map(value => Buffer.from(whole.with(at, value)))
    for (const bytes of [low!, high!, whole.subarray(0, at)]) expect(() => exifInHeif(bytes)).not.toThrow()
  }
})
