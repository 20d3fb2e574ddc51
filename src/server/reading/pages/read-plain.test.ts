import { expect, test } from 'vitest'
import { readPlain } from './read-plain.ts'

test('a text is read as it is, its language told and its words counted', () => {
  expect(readPlain('Wir haben am Freitag\r\n  nicht geöffnet.\r\n\r\n\r\n\r\nSie erreichen uns ab Montag.')).toEqual({
    text: 'Wir haben am Freitag\n  nicht geöffnet.\n\nSie erreichen uns ab Montag.',
    words: 11,
    language: 'de',
  })
})

test.each(['', ' \n\t ', '\u0000\u200b', '…'])('where there is no word, it cannot be read: %j', text => {
  expect(() => readPlain(text)).toThrow(expect.objectContaining({ code: 'page_unreadable' }))
})

test.each([' ', '\n', '\ufeff', '\t\n', '\r', 'a', '-'])('two megabytes of %j hold nobody up', filling => {
  expect(readPlain(`ab ${filling.repeat(250_000 / filling.length)} cd${filling.repeat(1_000_000)}`).cut).toBe(true)
})
