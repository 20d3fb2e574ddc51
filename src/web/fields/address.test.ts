import { expect, test } from 'vitest'
import { addressIn, madeWhole, saidAddress } from './address.ts'

test.each([
  ['https://www.example.com/a?b=1#c', 'https://www.example.com/a?b=1#c'],
  ['Siehe https://example.com/seite.', 'https://example.com/seite'],
  ['„https://example.com/seite“, gelesen am Montag', 'https://example.com/seite'],
  ['(vgl. https://example.com/seite)', 'https://example.com/seite'],
  ['https://de.wikipedia.org/wiki/Feder_(Begriff)', 'https://de.wikipedia.org/wiki/Feder_(Begriff)'],
  ['<https://example.com/>\n', 'https://example.com/'],
  ['Bericht\nwww.example.de/über-uns, dort unten', 'www.example.de/über-uns'],
])('of what was pasted the address is kept: %s', (pasted, kept) => expect(addressIn(pasted)).toBe(kept))

test('what holds no address is left alone', () => {
  expect(addressIn('example.de/seite')).toBeUndefined()
  expect(addressIn('Ein Satz ohne Adresse.')).toBeUndefined()
})

test('the scheme that was left out is added, what is no address stays', () => {
  expect(madeWhole(' www.example.de/x ')).toBe('https://www.example.de/x')
  expect(madeWhole('nur ein Satz')).toBe('nur ein Satz')
})

test('an address is said without what every address has', () => {
  expect(saidAddress('https://www.example.de/')).toBe('example.de')
  expect(saidAddress('http://example.de/seite?a=1')).toBe('example.de/seite?a=1')
})
