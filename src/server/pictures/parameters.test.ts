import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { chunk, credentials, jpeg, png } from '#tests/pictures.ts'
import { processed } from './operations/process.ts'
import { carried } from './marking.ts'
import { openPicture } from './read-picture.ts'

const folder = mkdtempSync(join(tmpdir(), 'parameters-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'Bild')

const lines = (more = '') =>
  `Ein Schloss, Öl\nauf Leinwand\nNegative prompt: unscharf\nSteps: 20, Sampler: Euler a, CFG scale: 7, Seed: 123, ` +
  `Size: 64x64, Model hash: abc, Model: sdxl_base${more}`
const mark = { source: 'made', by: 'sdxl_base', prompt: 'Ein Schloss, Öl\nauf Leinwand', avoid: 'unscharf', seed: 123 }

/** A photograph with these bytes as its comment in EXIF. */
const commented = (comment: Buffer) => {
  const head = Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1')
  const entry = (tag: number, type: number, count: number, value: number) => {
    const row = Buffer.alloc(12)
    row.writeUInt16BE(tag, 0)
    row.writeUInt16BE(type, 2)
    row.writeUInt32BE(count, 4)
    row.writeUInt32BE(value, 8)
    return Buffer.concat([Buffer.from([0, 1]), row, Buffer.alloc(4)])
  }
  const exif = Buffer.concat([head, entry(0x8769, 4, 1, 26), entry(0x9286, 7, comment.length, 44), comment])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(exif.length + 2)
  const bytes = jpeg()
  return Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, bytes.subarray(2)])
}
const wide = (text: string, swapped: boolean) => {
  const words = Buffer.from(text, 'utf16le')
  return Buffer.concat([Buffer.from('UNICODE\0'), swapped ? words.swap16() : words])
}
const markOf = async (bytes: Uint8Array) => {
  await writeFile(path, bytes)
  return (await openPicture(path)).mark
}
const own = (data: Buffer | string) => png({ width: 64, more: [chunk('tEXt', data)] })

test.each([
  ['text of a PNG', () => own(Buffer.from(`parameters\0${lines()}`, 'latin1'))],
  ['international text', () => png({ width: 64, more: [chunk('iTXt', `parameters\0\0\0\0\0${lines()}`)] })],
  ['a comment in EXIF', () => commented(wide(lines(), true))],
  ['a comment in the other order', () => commented(wide(lines(), false))],
])('what another program told a model is read from %s', async (_, bytes) => {
  expect(await markOf(bytes())).toEqual(mark)
})

test('a picture that began with another one was changed; one that was only enlarged was not', async () => {
  const told = (more: string) => markOf(own(Buffer.from(`parameters\0${lines(more)}`, 'latin1')))
  expect(await told(', Denoising strength: 0.45')).toEqual({ ...mark, source: 'changed', strength: 45 })
  expect(await told(', Denoising strength: 0.45, Hires upscale: 2')).toEqual(mark)
})

test('other words are none; credentials say how it came about, and the lines by what', async () => {
  expect(await markOf(own('parameters\0Steps: ten'))).toBeUndefined()
  expect(await markOf(own('Comment\0Steps: 2, Sampler: x'))).toBeUndefined()
  expect(await markOf(commented(Buffer.from('ASCII\0\0\0Ein Haus')))).toBeUndefined()
  const signed = chunk('caBX', credentials('compositeWithTrainedAlgorithmicMedia'))
  const both = png({ width: 64, more: [signed, chunk('iTXt', `parameters\0\0\0\0\0${lines()}`)] })
  expect(await markOf(both)).toEqual({ ...mark, source: 'changed' })
})

test('it stays what it is when it is converted, in XMP, and the lines do not', async () => {
  await writeFile(path, own(Buffer.from(`parameters\0${lines()}`, 'latin1')))
  const opened = await openPicture(path)
  const recipe = carried({ source: 'worked', by: 'house:process' }, [opened.mark])
  const given = [{ field: 'pictures', path, name: 'Bild', ...opened }]
  for await (const part of processed({
    given,
    values: { format: 'png' },
    locale: 'de',
    recipe,
    recipeOf: () => recipe,
  })) {
    if (!('bytes' in part)) continue
    expect((await sharp(part.bytes).metadata()).comments).toBeUndefined()
    expect(await markOf(part.bytes)).toEqual({ ...mark, by: 'sdxl_base, house:process' })
  }
  expect.assertions(2)
})
