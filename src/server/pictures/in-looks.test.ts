import sharp from 'sharp'
import { expect, test } from 'vitest'
import { lookNames } from '#shared/looks.ts'
import { serving } from '#tests/serving.ts'

const served = serving()

test('a picture of one’s own is shown in every look, and to nobody else', async () => {
  const anna = await served.person({ plan: 'free' })
  const red = sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } })
  const file = new File([new Uint8Array(await red.png().toBuffer())], 'rot.png', { type: 'image/png' })
  const { response } = await (await anna.upload(file, '/api/upload/image')).json()
  const looks = `${response}/small?for=looks`
  expect((await (await served.person({ plan: 'free' })).get(looks)).status).toBe(404)

  const strip = Buffer.from(await (await anna.get(looks)).arrayBuffer())
  const { data, info } = await sharp(strip).raw().toBuffer({ resolveWithObject: true })
  expect(info.height).toBe(info.width * lookNames.length)
  const colourOf = (look: (typeof lookNames)[number]) => {
    const at = (lookNames.indexOf(look) + 0.5) * info.width * info.width * info.channels
    return [...data.subarray(at + (info.width / 2) * info.channels).subarray(0, 3)]
  }
  const [grey = 0, ...alike] = colourOf('grey')
  for (const other of alike) expect(Math.abs(other - grey)).toBeLessThan(8)
  const [first = 0, green = 0, blue = 0] = colourOf('negative')
  expect(first).toBeLessThan(40)
  expect(Math.min(green, blue)).toBeGreaterThan(215)
})
