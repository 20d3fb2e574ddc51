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

const item = (level: number, sign: string, words: string, list = 0) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l${list} level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp;</span></span></span><![endif]>${words}</p>`

test('lists that Word has saved as paragraphs with signs are lists', () => {
  const first = [item(1, '·', 'Eins'), item(2, 'o', '<b>Unter</b>'), item(1, '·', 'Zwei')]
  const html = ['<div>', ...first, item(1, '1.', 'Erstens', 1), '</div><p>Danach</p>', item(1, '·', 'Neu')].join('\n')
  expect(markdownOf(html)).toBe('- Eins\n  - **Unter**\n- Zwei\n\n1. Erstens\n\nDanach\n\n- Neu')
  expect(wordsOf(documentOf(item(9_999_999, '·', 'Tief')))).toContain('Tief')
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
