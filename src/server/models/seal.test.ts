import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sealFrom } from './seal.ts'

const seal = sealFrom('a secret of this installation, long enough')

test('what is sealed opens again, whatever it is', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => seal.open(seal.close(text, 'key'), 'key') === text))
})

test('it cannot be read, and looks different each time', () => {
  const [one, other] = [seal.close('sk-test-12345678', 'key'), seal.close('sk-test-12345678', 'key')]
  expect(one).not.toContain('sk-test')
  expect(Buffer.from(one, 'base64url').toString()).not.toContain('sk-test')
  expect(one).not.toBe(other)
})

test('it opens for nothing else, nowhere else, and not when it was changed', () => {
  const sealed = seal.close('sk-test-12345678', 'key of openai')
  expect(seal.open(sealed, 'key of anthropic')).toBeUndefined()
  expect(sealFrom('the secret of another installation').open(sealed, 'key of openai')).toBeUndefined()
  const [version, nonce, tag, closed = ''] = sealed.split('.')
  const changed = (closed.startsWith('A') ? 'B' : 'A') + closed.slice(1)
  expect(seal.open([version, nonce, tag, changed].join('.'), 'key of openai')).toBeUndefined()
  for (const broken of ['', 'v1', 'v1...', 'v2.a.b.c', 'sk-test-12345678', sealed.slice(0, -9)])
    expect(seal.open(broken, 'key of openai')).toBeUndefined()
})
