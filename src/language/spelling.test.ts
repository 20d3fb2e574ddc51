import { expect, test } from 'vitest'
import { spelled, wordsToSpell } from './spelling.ts'

/** What a dictionary says of the words it lacks. */
const unknown: Readonly<Record<string, readonly string[]>> = {
  begint: ['beginnt', 'begann'],
  entgültig: ['endgültig'],
  Farrad: ['Fahrrad', 'Barrad'],
  Packet: ['Packer', 'Paket', 'Packen'],
  Schrnk: ['Schrank', 'Schrunk'],
  uhr: ['Uhr', 'ihr'],
  schluss: ['Schluss'],
  aufgebacken: ['ausgebacken'],
  Theresa: ['Theresia'],
  Haug: ['Haus', 'Haut', 'Haug-'],
  runterladen: ['runter laden', 'runter-laden'],
  Strasse: ['Straße'],
  recieve: ['receive', 'relieve'],
  Lindenau: ['Linden'],
  untill: ['until'],
}
const look = (word: string) => unknown[word]
const german = (text: string) => spelled(text, 'de', look).text
const english = (text: string) => spelled(text, 'en', look).text

test.each([
  ['Es begint um neun.', 'Es beginnt um neun.'],
  ['Das ist entgültig.', 'Das ist endgültig.'],
  ['Das Farrad steht da.', 'Das Fahrrad steht da.'],
  ['Das Packet ist da.', 'Das Paket ist da.'],
  ['Ab 22 uhr ist Ruhe.', 'Ab 22 Uhr ist Ruhe.'],
])('%s', (wrong, right) => expect(german(wrong)).toBe(right))

test.each([
  'Sie liegt im Schrnk.',
  'Ab neun ist schluss.',
  'Sie werden aufgebacken.',
  'Es grüßen Theresa und Frau Haug.',
  'Zum runterladen.',
  'Die Strasse ist gesperrt.',
  'Schreiben Sie an begint@example.org oder auf example.org/begint, oder tippen Sie `begint`.',
])('nothing is guessed: %s', text => expect(german(text)).toBe(text))

test('who writes ß is told where it is missing', () => {
  expect(german('Die große Strasse.')).toBe('Die große Straße.')
})

test('in English two letters in the wrong order are told from another word, and names stay', () => {
  expect(english('We recieve it, and Lindenau waits untill noon.')).toBe(
    'We receive it, and Lindenau waits until noon.',
  )
})

test('a dictionary is asked about each plain word once, and about nothing else', () => {
  expect(wordsToSpell('Das Rad, das Rad; NASA, iPhone, A4 und mail@example.org')).toEqual(['Das', 'Rad', 'das', 'und'])
})
