import { expect, test } from 'vitest'
import { fileNameOf, files } from './one-file.ts'

const as = (ending: string) =>
  files.find(file => file.ending === ending)?.contentOf('# Titel\n\n**Gut** & <b>', 'A <b>')

test('a text is taken along as words, as Markdown, and as a page that runs nothing', () => {
  expect(as('txt')).toBe('Titel\n\nGut & <b>')
  expect(as('md')).toBe('# Titel\n\n**Gut** & <b>')
  expect(as('html')).toContain('<title>A &#60;b&#62;</title>')
  expect(as('html')).toContain('<strong>Gut</strong> &amp; &lt;b&gt;')
})

test('its file is called as every system allows', () => {
  expect(fileNameOf('Öffnet bald: „Café“ / Bar?', 'md')).toBe('Öffnet-bald-Café-Bar.md')
  expect(fileNameOf('../..', 'txt')).toBe('text.txt')
})
