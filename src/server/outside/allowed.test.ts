import { expect, test } from 'vitest'
import { configFrom } from '../config.ts'

const allowed = (list: string) => configFrom({ ALLOWED_PRIVATE_ADDRESSES: list }).allowedPrivateAddresses

test('addresses and names may be allowed, with and without a port', () => {
  expect(allowed('')).toEqual([])
  expect(allowed('192.168.1.20:8080, wiki.home  [fd00::5]:81,fd00::6 WIKI.local')).toEqual([
    { host: '192.168.1.20', port: 8080 },
    { host: 'wiki.home' },
    { host: 'fd00::5', port: 81 },
    { host: 'fd00::6' },
    { host: 'wiki.local' },
  ])
  expect(allowed('127.0.0.1:80')).toEqual([{ host: '127.0.0.1', port: 80 }])
})

test.each(['http://wiki.home', '10.0.0.0/8', 'wiki.home:99999', '*', 'wiki.home/pages', 'a@b', '[::1', '::g'])(
  '%s is told to be wrong, and how it is right',
  list => {
    expect(() => allowed(list)).toThrow(/ALLOWED_PRIVATE_ADDRESSES should be .*192\.168\.1\.20:8080/)
  },
)
