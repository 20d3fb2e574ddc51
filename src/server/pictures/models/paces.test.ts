import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { heldFile } from '#tests/held-file.ts'
import { png } from '#tests/pictures.ts'
import { openPictures } from '../pictures.ts'

test('while it is measured how fast enlarging is, who cancels is gone at once, and small pictures are drawn', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'federwerk-paces-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'picture')
  await writeFile(path, png({ width: 30, height: 20, lines: 20 }))
  await mkdir(join(folder, 'weights', 'x2'), { recursive: true })
  const weights = heldFile(join(folder, 'weights', 'x2', 'model.json'))
  const pictures = openPictures(join(folder, 'work'), join(folder, 'models'), { weights: join(folder, 'weights') })
  const [gone, never] = [new AbortController(), new AbortController().signal]

  const recipe = { source: 'worked', by: 'house:upscale' } as const
  const given = [{ field: 'picture', path, name: 'Bild.png' }]
  const asked = { operation: 'upscale', pictures: given, values: { factor: 'two' }, locale: 'de', recipe } as const
  const cancelled = pictures
    .work('anna', asked, gone.signal)
    .next()
    .catch((error: unknown) => error)
  const small = await pictures.small('bela', path, { side: 10, isWhole: true }, never)
  expect(small.length).toBeGreaterThan(0)
  const reason = new Error('Gone')
  gone.abort(reason)
  expect(await cancelled).toBe(reason)

  const another = pictures.enlarging('bela', path, 'two', never)
  await weights.letGo()
  expect(await another).toMatchObject({ by: 'stretched' })
})
