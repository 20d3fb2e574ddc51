import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { startDownloads } from '#tests/download-server.ts'
import { tinyPictureModels } from '#tests/onnx/picture-models.ts'
import { type Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'
import type { DownloadsView } from './downloads.ts'

const file = 'realesr-general-x4v3.onnx'
const server = await startDownloads(tinyPictureModels[file](), { kind: 'pictures', name: 'Real-ESRGAN', file })
const served = serving({
  model: false,
  downloads: { files: [server.what], rhythm: { silence: 10_000, again: 1, times: 2 } },
  environment: { MODELS_URL: server.url },
})
const at = '/api/admin/downloads'
const until = async (state: string) => {
  for (;;) {
    const { downloads } = (await (await served.admin.get(at)).json()) as DownloadsView
    if (downloads[0]?.state === state) return downloads[0]
  }
}
const noteIn = async (anna: Person) => {
  const engine = await (await anna.get('/api/engines/upscale-images')).json()
  return (engine.calls['upscale-images'].note?.en as string | undefined) ?? ''
}

/** What a red picture becomes when it is enlarged, as a person has it done: its colour, and what the file tells. */
const enlarged = async (anna: Person) => {
  const red = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const brought = await (await anna.upload(new File([new Uint8Array(red)], 'red.png'), '/api/upload/image')).json()
  const form = { picture: brought.response, factor: 'four', sharpness: 0 }
  const said = await (await anna.post('/api/pictures/enlarging', { picture: brought.response, factor: 'four' })).json()
  const answer = await anna.post('/api/imagesEngines/upscale-images', form)
  const run = await (await anna.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()
  const bytes = Buffer.from(await (await anna.get(`/files/${run.files[0].file}`)).arrayBuffer())
  const { xmpAsString = '', width } = await sharp(bytes).metadata()
  const colour = [...(await sharp(bytes).removeAlpha().raw().toBuffer()).subarray(0, 3)]
  return { said, colour, width, says: xmpAsString }
}

describe('a model for pictures', { timeout: 120_000 }, () => {
  test('that is downloaded works in its tool by itself, which says so, until it is deleted', async () => {
    const anna = await served.person({ plan: 'basic' })
    expect(await noteIn(anna)).toBe('')
    const network = { by: 'network', name: null, seconds: expect.any(Number) }
    // The network that comes along leaves a plain red as it is, but for a hair.
    const red = [expect.closeTo(254, -1), expect.closeTo(2, -1), expect.closeTo(2, -1)]
    const before = await enlarged(anna)
    expect(before).toMatchObject({ said: network, colour: red, width: 120 })
    expect(before.says).toContain('AISystemUsed="ESRGAN"')

    await served.admin.post(`${at}/tiny`)
    expect(await until('ready')).toMatchObject({ kind: 'pictures', connects: null })
    expect(await noteIn(anna)).toContain('Real-ESRGAN')
    const drawn = await enlarged(anna)
    const model = { by: 'model', name: 'Real-ESRGAN', seconds: 0.18 }
    expect(drawn).toMatchObject({ said: model, colour: [0, 255, 255], width: 120 })
    expect(drawn.says).toContain('AISystemUsed="Real-ESRGAN"')

    await served.admin.send(`${at}/tiny`, { method: 'DELETE' })
    expect(await noteIn(anna)).toBe('')
    expect(await enlarged(anna)).toMatchObject({ said: network, colour: red })
    await server.close()
  })
})
