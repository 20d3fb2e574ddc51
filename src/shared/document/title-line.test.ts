import { expect, test } from 'vitest'
import { fromMarkdown } from './markdown/read.ts'
import { toMarkdown } from './markdown/write.ts'
import { titleLine, withTitleLine } from './title-line.ts'

const own = '# Der neue Ofen\n\nEr brennt seit Montag.'
const bare = 'Er brennt seit Montag.\n\n## Kosten\n\nViele.'

test('a title above nothing is no text', () => {
  const content = fromMarkdown('')
  expect(withTitleLine({ title: 'Bericht', content })).toBe(content)
})

test.each([
  ['typed, above a text without a headline', 'Bericht', undefined, bare, 'Bericht'],
  ['typed, above another headline', 'Bericht', undefined, own, 'Bericht'],
  ['typed over the name of a file', 'Bericht', 'final_v3', bare, 'Bericht'],
  ['the headline itself', 'Der neue Ofen', undefined, own, ''],
  ['the first words of its text', 'Er brennt seit Montag.', undefined, bare, ''],
  ['the name of a file', 'final_v3', 'final_v3', bare, ''],
  ['the headline that a text came with, which was rewritten since', 'Der Ofen', 'Der Ofen', own, ''],
  ['none', ' ', undefined, bare, ''],
])('what stands above a text: %s', (_, title, given, text, line) => {
  const of = { title, given, content: fromMarkdown(text) }
  expect(titleLine(of)).toBe(line)
  expect(toMarkdown(withTitleLine(of))).toBe(line ? `# ${line}\n\n${text}` : text)
})
