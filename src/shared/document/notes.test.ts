import { expect, test } from 'vitest'
import { checkDocument } from './check.ts'
import { fromMarkdown, readNote } from './markdown/read.ts'
import { toMarkdown, writeNote } from './markdown/write.ts'
import { notesIn } from './notes.ts'
import type { Document } from './schema.ts'
import { toHtml } from './to-html.ts'
import { toPlain } from './to-plain.ts'
import { wordsOf, wordsOfLine } from './words.ts'

const written = `Der Ofen[^1] kam im **Mai**[^2]\\: endlich.

- Holz[^3]

[^1]: Baujahr 1911, *Gusseisen*.

[^2]: Siehe [Chronik](https://example.org/a).

[^3]: Buche`

const saidIn = ({ content }: Document) => notesIn(content).map(note => wordsOfLine(note.content))

test('notes are read where they are called for, and written at the end', () => {
  const read = fromMarkdown(written)
  expect(checkDocument(read)).toEqual({ document: read })
  expect(saidIn(read)).toEqual(['Baujahr 1911, Gusseisen.', 'Siehe Chronik.', 'Buche'])
  expect(toMarkdown(read)).toBe(written)
})

test('a note that begins like a list, a heading or a quote keeps its words', () => {
  for (const said of [
    '12. Juli 2024',
    '1. Auflage, Berlin',
    '- ebd.',
    '> wie oben',
    '# 3',
    '| S. 3 |',
    '---',
    '[ ] da',
  ])
    for (const written of [`Da[^1].\n\n[^1]: ${said}`, toMarkdown(fromMarkdown(`Da[^1].\n\n[^1]: ${said}`))])
      expect(saidIn(fromMarkdown(written)), written).toEqual([said])
  expect(writeNote(readNote('12. Juli *2024*,\n1. Auflage'))).toBe('12. Juli *2024*, 1. Auflage')
})

test('what is no note stays what was typed', () => {
  for (const text of [
    'Ein [^1] ohne Fußnote',
    '[^1]: Fußnote ohne Ruf',
    '`[^1]`\n\n[^1]: im Code gerufen',
    'a \\[^1] b',
  ])
    expect([notesIn(fromMarkdown(text).content), wordsOf(fromMarkdown(text))]).toEqual([
      [],
      text.replaceAll(/[`\\]/g, '').replace('\n\n', '\n'),
    ])
  const literal: Document = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'So: [^1](x)' }] },
      { type: 'paragraph', content: [{ type: 'text', text: '[^1]: so' }, { type: 'footnote' }] },
    ],
  }
  const again = fromMarkdown(toMarkdown(literal))
  expect(again.content.slice(0, 2).map(wordsOf)).toEqual(['So: [^1](x)', '[^1]: so'])
})

test('a page has its notes at the end, with the way there and back', () => {
  const html = toHtml(fromMarkdown(written).content)
  expect(html).toContain('Ofen<sup id="call-1"><a href="#note-1" role="doc-noteref">1</a></sup>')
  expect(html).toMatch(/<li id="note-1">Baujahr 1911, <em>Gusseisen<\/em>\. <a href="#call-1"/)
  expect(html.endsWith('</ol></section>')).toBe(true)
  expect(toPlain(fromMarkdown(written).content)).toBe(
    'Der Ofen[1] kam im Mai[2]: endlich.\n\n- Holz[3]\n\n[1] Baujahr 1911, Gusseisen.\n' +
      '[2] Siehe Chronik (https://example.org/a).\n[3] Buche',
  )
})
