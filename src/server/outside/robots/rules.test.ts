import { expect, test } from 'vitest'
import { mayRead, rulesIn } from './rules.ts'

const may = (file: string, address: string) => mayRead(rulesIn(file), new URL(address, 'https://example.com'))

test('what is said to us holds in place of what is said to everybody, and names that stand together share their rules', () => {
  const file =
    'User-agent: *\nDisallow: /\n\nuser-agent: Other\nUser-Agent: Federwerk/1.0\nDisallow: /intern # not yet\nAllow: /intern/offen\n'
  expect(may(file, '/')).toBe(true)
  expect(may(file, '/intern/zahlen')).toBe(false)
  expect(may(file, '/intern/offen/1')).toBe(true)
  expect(may('User-agent: *\r\nDisallow: /', '/watt')).toBe(false)
  expect(may('User-agent: Googlebot\nDisallow: /', '/watt')).toBe(true)
})

test.each([
  ['/*.pdf$', '/a/b.pdf', false],
  ['/*.pdf$', '/a/b.pdf?x', true],
  ['/suche?*q=', '/suche?a=1&q=2', false],
  ['/übung', '/%C3%BCbung/1', false],
  ['/%7Eanna/', '/~anna/brief', false],
  ['/a$', '/a', false],
  ['/a$', '/ab', true],
  ['', '/a', true],
])('“Disallow: %s” and %s', (rule, address, open) =>
  expect(may(`User-agent: *\nDisallow: ${rule}`, address)).toBe(open),
)

test('of two rules as long the one that opens holds', () =>
  expect(may('User-agent: *\nDisallow: /a\nAllow: /a', '/a')).toBe(true))

test('rules written to be slow, and files that are none, are done with at once', () => {
  const slow = `User-agent: *\nDisallow: /${'*a'.repeat(400)}$`
  expect(may(slow, `/${'a'.repeat(2_000)}b`)).toBe(true)
  expect(rulesIn('<!doctype html><title>404</title>')).toEqual([])
  expect(rulesIn(`User-agent: *\n${'Disallow: /x\n'.repeat(50_000)}`).length).toBe(2_000)
})
