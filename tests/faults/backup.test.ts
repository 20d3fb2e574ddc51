import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extract } from 'tar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asker } from '../asker.ts'
import { type Federwerk, password, startFederwerk } from '../federwerk.ts'
import { type ModelServer, startModel } from '../model-server.ts'
import { begin, isLast, isWord, textOf } from './streams.ts'

const key = 'sk-test-right-1234'
const provider = () => ({ OPENAI_BASE_URL: model.url })
let model: ModelServer
let first: Federwerk
const folders: string[] = []
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'federwerk-restored-'))
  folders.push(made)
  return made
}
beforeAll(async () => {
  model = await startModel({ key })
  first = await startFederwerk({ environment: provider() })
})
afterAll(async () => {
  await first.close()
  await model.close()
  for (const made of folders) rmSync(made, { recursive: true, force: true })
})

test('a backup that is made while people work opens as a new installation with everything in it', async () => {
  const ada = await first.admin()
  const anna = await first.person({ plan: 'basic' })
  expect((await ada.put('/api/admin/models', { provider: 'openai', model: 'test-model', key })).status).toBe(200)
  await anna.ask('press', { content: 'Wir eröffnen ein Reparaturcafé.' })
  const { response: address } = await (await anna.upload(new File(['Öffnungszeiten'], 'Zeiten.txt'))).json()

  model.next({ pace: 20 })
  const { frames } = await begin(anna, 'press', { content: 'Noch eine Meldung.' })
  await frames.until(isWord)
  const { backup } = await (await ada.post('/api/admin/backups')).json()
  expect(await frames.until(isLast)).toMatchObject({ event: 'message_end' })
  expect(textOf(frames.so)).not.toBe('')

  const packed = await (await ada.get(`/api/admin/backups/${backup.name}`)).arrayBuffer()
  expect(packed.byteLength).toBe(backup.bytes)
  const dataDir = folder()
  const file = join(folder(), 'backup.tar.gz')
  writeFileSync(file, new Uint8Array(packed))
  await extract({ cwd: dataDir, file })

  const second = await startFederwerk({ dataDir, environment: provider() })
  const signedIn = await second.nobody.post('/api/auth/sign-in/email', { email: anna.email, password })
  expect(signedIn.status).toBe(200)
  const again = asker(second.url, anna.cookie)
  const { runs } = await (await again.get('/api/runs')).json()
  expect(runs.map(({ state }: { state: string }) => state).toSorted()).toEqual(['done', 'interrupted'])
  expect(runs.find(({ state }: { state: string }) => state === 'done').text).not.toBe('')
  expect(await (await again.get(address)).text()).toBe('Öffnungszeiten')
  // The key opens only with the secret that sealed it.
  expect((await again.ask('press', { content: 'Eine dritte Meldung.' })).status).toBe(200)
  await second.close()
})
