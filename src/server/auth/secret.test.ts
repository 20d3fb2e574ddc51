import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { secretOf } from './secret.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'federwerk-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('is made once, kept, and readable by its owner alone', () => {
  const dataDir = join(folder, 'not', 'there')
  const secret = secretOf({ dataDir })
  expect(secret.length).toBeGreaterThanOrEqual(43)
  expect(secretOf({ dataDir })).toBe(secret)
  expect(readdirSync(dataDir)).toEqual(['secret'])
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(dataDir, 'secret'), 'utf8').trim()).toBe(secret)
})

test('that of the environment is used, and nothing is written', () => {
  expect(secretOf({ dataDir: folder, secret: 'from the environment, long enough' })).toBe(
    'from the environment, long enough',
  )
  expect(readdirSync(folder)).toEqual([])
})

test('one that is too short is refused, naming the file', () => {
  writeFileSync(join(folder, 'secret'), 'short\n')
  expect(() => secretOf({ dataDir: folder })).toThrow(/secret should hold at least 32 characters/)
})
