import { expect, test } from 'vitest'
import { withNames } from './prompt.ts'

const made = (name: string, type = 'image/png') => ({ file: name, type, name, width: 8, height: 8 })
const files = [made('Hof.png'), made('Tor.png'), made('Bilder.zip', 'application/zip')]

test('pictures that were made of files are found among bookmarks by their names', () => {
  const inputs = { pictures: ['/files/3fe1bd6e-45e5', '/files/0b1c2d3e-9a8b'], format: 'webp' }
  expect(withNames('Bilder: 2 Dateien', { inputs, files, subject: 'pictures' })).toBe(
    'Hof.png, Tor.png\nBilder: 2 Dateien',
  )
})

test('what was asked for in words says so itself', () => {
  const inputs = { prompt: 'Ein Leuchtturm' }
  expect(withNames('Was soll zu sehen sein? Ein Leuchtturm', { inputs, files, subject: 'prompt' })).toBe(
    'Was soll zu sehen sein? Ein Leuchtturm',
  )
})

test('a QR code begins with what it says, also with a logo, and not with its settings', () => {
  const inputs = { kind: 'link', link: 'https://beispiel.de/fest', logo: '/files/3fe1bd6e-45e5' }
  const prompt = 'Was der Code sagt: Adresse einer Webseite\nAdresse: https://beispiel.de/fest'
  expect(withNames(prompt, { inputs, files, subject: 'link' })).toBe(`https://beispiel.de/fest\n${prompt}`)
  const list = { kind: 'list', list: 'Tisch 1;https://beispiel.de/1\nTisch 2;https://beispiel.de/2' }
  expect(withNames('Was der Code sagt: Mehrere', { inputs: list, files, subject: 'list' })).toBe(
    'Tisch 1;https://beispiel.de/1\nWas der Code sagt: Mehrere',
  )
})
