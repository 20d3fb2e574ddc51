import { expect, test } from 'vitest'
import { lengthOn, networkOf, networks } from './networks.ts'

test.each([
  ['Grüße', 5],
  ['„Gruß“ – 5 €', 13],
  ['https://example.org/eine/sehr/lange/adresse?mit=allem', 23],
  ['Siehe https://example.org und http://example.com/a', 11 + 23 + 23],
  ['👩‍👩‍👧', 2],
  ['自転車', 6],
])('X counts %s as %i', (text, length) => expect(lengthOn(networks.Twitter, text)).toBe(length))

test('elsewhere every sign counts as one', () => {
  expect(lengthOn(networks.LinkedIn, 'Rad 🚲 https://example.org')).toBe(25)
})

test('a form that names no network writes for LinkedIn', () => {
  expect(networkOf('Instagram').name).toBe('Instagram')
  expect(networkOf(undefined)).toBe(networks.LinkedIn)
  expect(networkOf('toString')).toBe(networks.LinkedIn)
})
