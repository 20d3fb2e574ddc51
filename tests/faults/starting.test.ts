import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort, freshFolder, listening, runProgram, startFederwerk } from '../federwerk.ts'
import { nowhere } from '../model-server.ts'

test('a second process on one data folder is refused, and told which one has it', async () => {
  const federwerk = await startFederwerk()
  const second = runProgram({ ...nowhere, DATA_DIR: federwerk.folder, PORT: String(await freePort()) })
  const { code, said } = await second.ended
  expect(code).toBe(1)
  expect(said).toContain(`is already in use by process ${federwerk.child.pid}`)
  expect(said.trim().split('\n')).toHaveLength(2)
  await federwerk.close()
})

test('a port that is taken is named', async () => {
  const federwerk = await startFederwerk()
  const folder = await freshFolder()
  const { code, said } = await runProgram({ ...nowhere, DATA_DIR: folder, PORT: federwerk.port }).ended
  expect(code).toBe(1)
  expect(said).toContain(`PORT ${federwerk.port} is already in use.`)
  rmSync(folder, { recursive: true, force: true })
  await federwerk.close()
})

test.each([
  ['PORT', 'http', 'PORT should be a number such as 3000.'],
  ['DATABASE_URL', 'mysql://localhost/x', 'DATABASE_URL should be postgres://user@host/name'],
  ['SECRET', 'short', 'SECRET should be at least 32 characters.'],
  ['TEXT_MODEL', 'gpt', 'TEXT_MODEL should be provider:model'],
  ['TRUSTED_PROXIES', 'everyone', 'TRUSTED_PROXIES should be addresses such as 10.0.0.1'],
  ['DATA_DIR', '/dev/null/data', 'DATA_DIR: the folder /dev/null/data cannot be written to'],
  ['DATABASE_URL', 'postgres://root@127.0.0.1:9/nothing', 'DATABASE_URL'],
])('%s=%s is refused in a sentence', async (name, value, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), 'federwerk-'))
  const environment = { ...nowhere, DATA_DIR: folder, PORT: String(await freePort()), [name]: value }
  const { code, said } = await runProgram(environment).ended
  rmSync(folder, { recursive: true })
  expect(code).toBe(1)
  expect(said).toContain(sentence)
  expect(said).not.toContain('    at ')
})

test('where strangers could come first, the first account needs the link that only the operator sees', async () => {
  const dataDir = await freshFolder()
  const port = String(await freePort())
  const environment = { ...nowhere, DATA_DIR: dataDir, PORT: port, PUBLIC_URL: 'https://federwerk.example.com' }
  const running = runProgram(environment)
  await listening(running)
  const link = /https:\/\/federwerk\.example\.com\/\S+/.exec(running.said().split('once only:')[1] ?? '')?.[0] ?? ''
  const signUp = (first?: string) =>
    fetch(`http://127.0.0.1:${port}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', password: 'ein gutes Passwort', first }),
    })
  expect((await signUp()).status).toBe(403)
  expect((await signUp(new URL(link).searchParams.get('first') ?? '')).status).toBe(200)
  await running.end()
  rmSync(dataDir, { recursive: true, force: true })
})
