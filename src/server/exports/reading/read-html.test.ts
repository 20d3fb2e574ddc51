import { expect, test } from 'vitest'
import { checkDocument } from '#shared/document/check.ts'
import { toMarkdown } from '#shared/document/markdown/write.ts'
import { wordsOf } from '#shared/document/words.ts'
import { documentOf } from './read-html.ts'

const markdownOf = (html: string) => toMarkdown(documentOf(html)).trim()

test('a list that lies right in a list keeps its level, as Google Docs and Outlook have it', () => {
  const html =
    '<ul><li>Eins</li><ul><li>Unter</li><ol><li>Tief</li></ol></ul><li>Zwei</li></ul><ul><ul><li>nur</li></ul></ul>'
  expect(markdownOf(html)).toContain('- Eins\n  - Unter\n    1. Tief\n- Zwei')
  expect(wordsOf(documentOf(html))).toContain('nur')
})

test.each([
  ['more columns than claimed', '<tr><td rowspan=2>A</td><td>B</td></tr><tr><td>C</td><td>D</td></tr>', 'ABCD'],
  ['a field as large as everything', '<tr><td colspan=9999 rowspan=9999>A</td></tr><tr><td>B</td></tr>', 'AB'],
  ['only such fields', '<tr><td colspan=9999 rowspan=9999>A</td></tr>'.repeat(60), 'A'.repeat(60)],
  ['a hundred columns', `<tr>${'<td>A</td>'.repeat(100)}</tr>`, 'A'.repeat(100)],
])('no field of a table is lost: %s', (_, rows, words) => {
  const document = documentOf(`<table>${rows}</table>`)
  expect(checkDocument(document)).toEqual({ document })
  expect(wordsOf(document).replaceAll(/\s/g, '')).toBe(words)
})

test('what a page does not show is not read, and formulas are read as their signs', () => {
  const hidden = ['style="display : none"', "style='mso-hide:all'", 'style="visibility:hidden"', 'hidden']
  expect(
    markdownOf(`<p>Da${hidden.map(how => `<b ${how}>geheim</b>`).join('')}.</p><div ${hidden[0]}>geheim</div>`),
  ).toBe('Da.')
  const formula = '<math><semantics><mi>x</mi><annotation>\\x</annotation></semantics></math>'
  expect(markdownOf(`<p>Es gilt ${formula}.</p>`)).toBe('Es gilt x.')
})
