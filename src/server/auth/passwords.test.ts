import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hash, verify } from './passwords.ts'

test('stores argon2id at the strength we promise, differently each time', async () => {
  const [one, other] = await Promise.all([hash('sehr geheim'), hash('sehr geheim')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
})

test('knows a password again, however its letters were composed, and no other', async () => {
  const stored = await hash('Übermütige Bären')
  const decomposed = 'Übermütige Bären'.normalize('NFD')
  expect(await verify({ hash: stored, password: decomposed })).toBe(true)
  expect(await verify({ hash: stored, password: 'übermütige bären' })).toBe(false)
  expect(await verify({ hash: stored, password: 'Übermütige Bären ' })).toBe(false)
})

test('knows passwords that were stored at another strength', async () => {
  const salt = Buffer.alloc(16, 7)
  const costs = { memory: 64, passes: 1, parallelism: 1, tagLength: 16 }
  const tag = argon2Sync('argon2id', { message: 'alt', nonce: salt, ...costs })
  const written = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  const weak = `$argon2id$v=19$m=64,t=1,p=1$${written(salt)}$${written(tag)}`
  expect(await verify({ hash: weak, password: 'alt' })).toBe(true)
  expect(await verify({ hash: weak, password: 'neu' })).toBe(false)
})

test.each(['', 'geheim', '$2b$10$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=64,t=1,p=1$$'])(
  'takes %j for no password at all',
  async stored => {
    expect(await verify({ hash: stored, password: stored })).toBe(false)
  },
)
