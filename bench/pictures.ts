import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { OperationName } from '#catalogue/operations.ts'
import type { Values } from '#shared/fields.ts'
import { openPictures } from '#server/pictures/pictures.ts'
import { type Ours, startOurs } from './servers.ts'
import { digits, median, type Row } from './table.ts'

const [width, height, rounds, aim] = [4000, 3000, 3, 1.3]
const never = new AbortController().signal

/** A photograph of 12 megapixels: a slope of colours with the grain of a sensor. */
const photograph = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const
  const sky = Buffer.from(
    Array.from({ length: 64 * 48 * 3 }, (_, at) => [at / 40, at % 192, 255 - at / 48][at % 3] ?? 0),
  )
  const slope = await sharp(sky, { raw: { width: 64, height: 48, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .composite([{ input: slope, blend: 'overlay' }])
    .jpeg({ quality: 92 })
    .toBuffer()
}

const mozjpeg = { quality: 92, mozjpeg: true } as const
type Case = readonly [what: string, operation: OperationName, values: Values, bare: (picture: Sharp) => Sharp]

/** Each tool that has its like in sharp, and what sharp does for it when it is called alone. */
const cases: readonly Case[] = [
  ['to WebP', 'process', { format: 'webp', quality: 85 }, it => it.webp({ quality: 85, effort: 4 })],
  ['to JPEG', 'process', { format: 'jpeg', quality: 85 }, it => it.jpeg({ quality: 85, mozjpeg: true })],
  [
    'to a post of 1,080 × 1,080',
    'process',
    { format: 'jpeg', size: 'own', width: 1080, height: 1080, fit: 'cover' },
    it => it.resize(1080, 1080, { position: 'attention' }).jpeg({ quality: 85, mozjpeg: true }),
  ],
  ['turned', 'process', { format: 'jpeg', turn: 'right' }, it => it.rotate(90).jpeg({ quality: 85, mozjpeg: true })],
  ['in grey', 'style', { style: 'grey', strength: 100 }, it => it.grayscale().jpeg(mozjpeg)],
  [
    'cropped, lighter and sharper',
    'edit',
    {
      steps: JSON.stringify([
        { kind: 'crop', x: 0.1, y: 0.1, w: 0.8, h: 0.8 },
        { kind: 'light', exposure: 20, contrast: 10, shadows: 0, highlights: 0 },
        { kind: 'sharpen', amount: 30 },
      ]),
    },
    it => it.extract({ left: 400, top: 300, width: 3200, height: 2400 }).linear(1.2, 4).sharpen().jpeg(mozjpeg),
  ],
  [
    'twice as large',
    'upscale',
    { factor: 'two', sharpness: 30 },
    it =>
      it
        .resize(width * 2, height * 2, { kernel: 'lanczos3' })
        .sharpen({ sigma: 1 })
        .jpeg(mozjpeg),
  ],
]

const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const besideSharp = async (path: string, folder: string): Promise<Row[]> => {
  const pictures = openPictures(join(folder, 'work'), join(folder, 'models'), { standsBy: true })
  const rows: Row[] = []
  for (const [what, operation, values, bare] of cases) {
    const recipe = { source: 'worked', by: `house:${operation}` } as const
    const given = [{ field: 'picture', path, name: 'Foto.jpg' }]
    const ours = async () => {
      const asked = { operation, values, recipe, locale: 'de', pictures: given } as const
      for await (const part of pictures.work('bench', asked, never)) if ('made' in part) continue
    }
    const theirs = () => bare(sharp(path).autoOrient()).toBuffer()
    const found: (readonly [number, number])[] = []
    for (let round = 0; round < rounds; round++) found.push([await timed(theirs), await timed(ours)])
    const [alone = 0, own = 0] = [0, 1].map(side => median(found.map(pair => pair[side] ?? 0)))
    const ratio = own / alone
    rows.push({
      what: `12 megapixels ${what}, in a process of its own, beside sharp alone`,
      ...{ bare: `${digits(alone)} ms`, ours: `${digits(own)} ms` },
      ...{ result: `${digits(ratio)}×`, aim: `${aim}×`, met: ratio <= aim },
    })
  }
  pictures.close()
  return rows
}

/** A picture of one megapixel that is drawn twice as large, beside one that is stretched. */
const drawnLarger = async (photo: Buffer, folder: string): Promise<Row> => {
  const path = join(folder, 'part.png')
  await sharp(photo).resize(1000, 1000).png().toFile(path)
  const pictures = openPictures(join(folder, 'work'), join(folder, 'models'))
  const recipe = { source: 'worked', by: 'house:upscale' } as const
  const given = [{ field: 'picture', path, name: 'Foto.png' }]
  const asked = { operation: 'upscale', values: { factor: 'two' }, recipe, locale: 'de', pictures: given } as const
  // How fast it is here is measured before.
  const { by } = await pictures.enlarging('bench', path, 'two', never)
  const ours = await timed(async () => {
    for await (const part of pictures.work('bench', asked, never)) if ('made' in part) continue
  })
  const stretched = sharp(path).resize(2000, 2000, { kernel: 'lanczos3' }).sharpen({ sigma: 1 })
  const bare = await timed(() => stretched.png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer())
  return {
    what: `1 megapixel twice as large, by the ${by}, beside Lanczos alone`,
    ...{ bare: `${digits(bare / 1000)} s`, ours: `${digits(ours / 1000)} s` },
    ...{ result: `${digits(ours / bare)}×`, aim: '60 s', met: by === 'network' && ours < 60_000 },
  }
}

/** One asks for so many, three others for one each, a moment later. */
const [much, others] = [17, 3]

const queued = async (ours: Ours, photo: Buffer): Promise<Row[]> => {
  const brings = async () => {
    const person = await ours.person({ plan: 'basic' })
    const file = new File([new Uint8Array(photo)], 'Foto.jpg', { type: 'image/jpeg' })
    const { response } = await (await person.upload(file, '/api/upload/image')).json()
    return { person, picture: response as string }
  }
  const people = await Promise.all(Array.from({ length: others + 1 }, brings))
  const done: number[] = []
  const asks = async (who: number) => {
    const one = people[who]
    const answer = await one?.person.post('/api/imagesEngines/image-process', {
      ...{ pictures: [one.picture], format: 'jpeg', size: 'own', width: 1080, height: 1080, fit: 'cover' },
      ...{ turn: 'none', quality: 85, authorship: false },
    })
    if (!answer?.ok) throw new Error(`A picture was refused: ${await answer?.text()}`)
    await answer.arrayBuffer()
    done.push(who)
  }
  await ours.meter('loop')
  const first = Array.from({ length: much }, () => asks(0))
  const later = Array.from({ length: others }, (_, at) => asks(at + 1))
  await Promise.all([...first, ...later])
  const { held } = await ours.meter('loop')
  const last = Math.max(...done.flatMap((who, at) => (who ? [at + 1] : [])))
  const fair = 2 * (others + 1)
  return [
    {
      what: `${much} pictures of one person, and one each of ${others} others: which of all is the last of these`,
      ...{ bare: String(much + others), ours: String(last), result: `${last}.`, aim: `${fair}.`, met: last <= fair },
    },
    {
      what: 'Meanwhile the longest that the server answers nobody else',
      ...{ bare: '', ours: `${digits(held)} ms`, result: `${digits(held)} ms`, aim: '50 ms', met: held <= 50 },
    },
  ]
}

/** What tools for pictures take on 12 megapixels beside sharp alone, and whether many of them wait fairly. */
export const workingOnPictures = async (): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  // The process that works on a picture has one thread: so has what it is compared with.
  sharp.concurrency(1)
  sharp.cache(false)
  const photo = await photograph()
  const path = join(folder, 'photo.jpg')
  writeFileSync(path, photo)
  const rows = [...(await besideSharp(path, folder)), await drawnLarger(photo, folder)]
  const ours = await startOurs(9)
  rows.push(...(await queued(ours, photo)))
  await ours.stop()
  rmSync(folder, { recursive: true })
  return rows
}
