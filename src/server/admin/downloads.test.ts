import { describe, expect, test } from 'vitest'
import { startDownloads } from '#tests/download-server.ts'
import { serving } from '#tests/serving.ts'
import { canRunModels } from '../local-model/shelf.ts'
import type { DownloadsView } from './downloads.ts'

const server = await startDownloads()
const gone = (path: string) => served.admin.send(path, { method: 'DELETE' })
const rhythm = { silence: 10_000, again: 1, times: 2 }
const served = serving({
  model: false,
  downloads: { files: [server.what], rhythm },
  environment: { MODELS_URL: server.url },
})
const at = '/api/admin/downloads'
const looked = async () => ((await (await served.admin.get(at)).json()) as DownloadsView).downloads[0]!
const until = async (state: string) => {
  for (;;) if ((await looked()).state === state) return looked()
}

describe.skipIf(!canRunModels())('downloading a model', { timeout: 60_000 }, () => {
  test('an administrator sees what there is: size, memory, licence', async () => {
    expect(await looked()).toMatchObject({
      ...{ id: 'tiny', name: 'Tiny', licence: 'MIT', state: 'none', received: 0, problem: null },
      connects: { provider: 'local', model: 'tiny' },
    })
    const view = (await (await served.admin.get(at)).json()) as DownloadsView
    expect(view.free).toBeGreaterThan(0)
    expect(view.memory).toBeGreaterThan(0)
  })

  test('nobody else sees or does anything', async () => {
    const person = await served.person({})
    expect((await person.get(at)).status).toBe(403)
    expect((await person.post(`${at}/tiny`)).status).toBe(403)
  })

  test('one that does not exist is not begun', async () => {
    expect((await served.admin.post(`${at}/nothing`)).status).toBe(404)
  })

  test('what went wrong is told with its numbers, then it is fetched, connected, used, and not pulled away', async () => {
    server.misbehave({ status: 404 })
    await served.admin.post(`${at}/tiny`)
    while (!(await looked()).problem);
    expect((await looked()).problem).toEqual({ code: 'download_gone', details: {} })
    server.misbehave()
    await served.admin.post(`${at}/tiny`)
    await until('ready')
    const { connects } = await looked()
    const added = await served.admin.post('/api/admin/models', connects ?? {})
    expect(added.status).toBe(201)
    const tried = await served.admin.post('/api/admin/models/local%3Atiny/try')
    expect((await tried.json()).answer).not.toBe('')
    const kept = await gone(`${at}/tiny`)
    expect([kept.status, (await kept.json()).code]).toEqual([409, 'model_connected'])
    await gone('/api/admin/models/local%3Atiny')
    expect((await (await gone(`${at}/tiny`)).json()).downloads[0].state).toBe('none')
    await server.close()
  })
})
