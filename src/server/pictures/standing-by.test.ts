import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPictures } from './pictures.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'federwerk-standing-by-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
const never = new AbortController().signal

test('what one process after the other works on stays as it was, and nothing is left of the work', async () => {
  const pictures = openPictures(join(folder, 'work'), join(folder, 'models'), { standsBy: true })
  const path = join(folder, 'given.png')
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await writeFile(path, bytes)
  // The first begins now, those after it have waited.
  for (let round = 0; round < 3; round++)
    expect(await pictures.facts('someone', path, never)).toMatchObject({ width: 60, height: 40 })
  const recipe = { source: 'worked', by: 'house:style' } as const
  const asked = { operation: 'style', values: { style: 'grey', strength: 100 }, locale: 'de', recipe } as const
  for await (const part of pictures.work(
    'someone',
    { ...asked, pictures: [{ field: 'picture', path, name: 'a.png' }] },
    never,
  ))
    if ('made' in part) {
      const [pixel] = await sharp(part.made.path).raw().toBuffer()
      expect(pixel).not.toBe(0)
    }
  await expect(pictures.facts('someone', join(folder, 'gone.png'), never)).rejects.toMatchObject({
    code: 'image_broken',
  })
  pictures.close()
  expect(await readFile(path)).toEqual(bytes)
  expect(await readdir(join(folder, 'work'))).toEqual([])
})
