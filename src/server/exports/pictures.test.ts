import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { inAddress, png } from '#tests/documents/export-texts.ts'
import { heldFile } from '#tests/held-file.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'
import { unzipped } from '#tests/unzipped.ts'
import { missingPictures } from '#shared/export-formats.ts'

const served = serving({ model: false })
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
})

const made = async (path: string, pictures: readonly (readonly [src: string, alt?: string])[]) => {
  const content = pictures.map(([src, alt]) => ({ type: 'image', attrs: { src, ...(alt && { alt }) } }))
  const document = { type: 'doc', content: [{ type: 'paragraph', content }] }
  const answer = await anna.post(`/api/${path}`, { document, title: 'Bilder', lang: 'de' })
  expect(answer.status).toBe(200)
  return { bytes: Buffer.from(await answer.arrayBuffer()), missing: answer.headers.get(missingPictures) }
}
const inWord = async (pictures: readonly (readonly [src: string, alt?: string])[]) => {
  const { bytes, missing } = await made('toDocx', pictures)
  const parts = [...unzipped(bytes)].filter(([name]) => name.startsWith('word/media/'))
  const drawn = await Promise.all(parts.map(([, part]) => sharp(part).metadata()))
  return { missing, drawn: drawn.map(({ format, width, height }) => [format, width, height]) }
}
/** A PNG of so many colours, of which nothing can be taken together. */
const noise = (width: number, height: number, channels: 3 | 4) =>
  sharp(randomBytes(width * height * channels), { raw: { width, height, channels } }).png({ compressionLevel: 0 })
const uploaded = async (picture: Sharp, name: string): Promise<string> => {
  const answer = await anna.upload(new File([new Uint8Array(await picture.toBuffer())], name), '/api/upload/image')
  return (await answer.json()).response
}

test('every picture of a kind that Word does not know is in the file: photographs as JPEG, what is clear as PNG', async () => {
  const gif = async (at: number) =>
    inAddress(
      await sharp(png(40 + at, 20))
        .gif()
        .toBuffer(),
      'gif',
    )
  const many = await Promise.all(Array.from({ length: 45 }, (_, at) => gif(at)))
  const clear = { create: { width: 30, height: 30, channels: 4, background: '#88888880' } } as const
  const webp = inAddress(await sharp(clear).webp().toBuffer(), 'webp')
  const { drawn, missing } = await inWord([...many, webp].map(src => [src]))
  expect(missing).toBeNull()
  expect(drawn).toEqual([...many.map((_, at) => ['jpeg', 40 + at, 20]), ['png', 30, 30]])
})

test('what is too wide, or takes too many bytes, is in the file as large as pages show it', async () => {
  const wide = inAddress(png(6_000, 60))
  const heavy = await uploaded(noise(1_700, 1_700, 3), 'Rauschen.png')
  const clear = await uploaded(noise(1_700, 1_600, 4), 'Klar.png')
  const { drawn, missing } = await inWord([[wide], [heavy], [clear]])
  expect(missing).toBeNull()
  expect(drawn).toEqual([
    ['jpeg', 1_600, 16],
    ['jpeg', 1_600, 1_600],
    ['png', 800, 753],
  ])
})

test('a picture that is worked on for the same person takes none from their files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'federwerk-held-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const gone = new AbortController()
  const { path } = heldFile(join(folder, 'picture'))
  const held = served.world.pictures.facts(anna.id, path, gone.signal).catch((error: unknown) => error)
  expect(await inWord([[inAddress(png(6_000, 60))]])).toEqual({ missing: null, drawn: [['jpeg', 1_600, 16]] })
  const reason = new Error('Gone')
  gone.abort(reason)
  expect(await held).toBe(reason)
}, 60_000)

const broken = inAddress(Buffer.from(`GIF89a${' '.repeat(40)}`), 'gif')
const svg = inAddress(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg+xml')

test.each(['toDocx', 'toDoc', 'toHtml', 'toPdf'])(
  'what %s cannot take in leaves a line, and is counted',
  async path => {
    const pictures = [[broken, 'Ein Hafen'], [inAddress(png()), 'Ein Farbfeld'], [svg], ['/files/nobody']] as const
    const { bytes, missing } = await made(path, pictures)
    expect(missing).toBe('3')
    const file = path === 'toDocx' ? unzipped(bytes).get('word/document.xml') : bytes
    if (path === 'toPdf') return
    expect(file?.toString('latin1')).toContain('Ein Hafen')
    expect(file?.toString('latin1').match(/Bild fehlt in dieser Datei/g)).toHaveLength(2)
  },
)

test('a photograph that looks whole and is damaged takes no other picture out of a PDF', async () => {
  const damaged = Buffer.from('ffd8ffc0000b080014002801011100ffda0008010100003f000000ffd9', 'hex')
  const whole = await sharp(png(60, 40)).jpeg().toBuffer()
  const { bytes, missing } = await made('toPdf', [[inAddress(damaged, 'jpeg')], [inAddress(whole, 'jpeg')]])
  expect([bytes.includes('/Subtype /Image'), missing]).toEqual([true, '1'])
})

test('pictures after the two hundredth are counted; a text without pictures counts none', async () => {
  const pictures = Array.from({ length: 203 }, (_, at) => [inAddress(png(1 + at, 2))] as const)
  const { drawn, missing } = await inWord(pictures)
  expect([drawn.length, missing]).toEqual([200, '3'])
  expect((await made('toTxt', [[broken, 'Ein Hafen']])).missing).toBeNull()
})
