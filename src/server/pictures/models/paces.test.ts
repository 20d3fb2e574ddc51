import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { heldFile } from '#tests/held-file.ts'
import { tinyPictureModels } from '#tests/onnx/picture-models.ts'
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

test('where a downloaded model will enlarge a picture, nobody waits for how fast the network that comes along is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'federwerk-paces-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'picture')
  await writeFile(path, png({ width: 30, height: 20, lines: 20 }))
  const [models, weights] = [join(folder, 'models'), join(folder, 'weights')]
  await mkdir(models)
  await mkdir(join(weights, 'x2'), { recursive: true })
  await writeFile(join(models, 'realesr-general-x4v3.onnx'), tinyPictureModels['realesr-general-x4v3.onnx']())
  // Whoever measures reads this, and does not come to an end.
  heldFile(join(weights, 'x2', 'model.json'))
  const pictures = openPictures(join(folder, 'work'), models, { weights })
  const never = new AbortController().signal
  expect(await pictures.enlarging('anna', path, 'two', never)).toMatchObject({ by: 'model', name: 'Real-ESRGAN' })
  const recipe = { source: 'worked', by: 'house:upscale' } as const
  const given = [{ field: 'picture', path, name: 'Bild.png' }]
  const asked = { operation: 'upscale', pictures: given, values: { factor: 'two' }, locale: 'de', recipe } as const
  const made = []
  for await (const part of pictures.work('anna', asked, never)) if ('made' in part) made.push(part.made.width)
  expect(made).toEqual([60])
})
