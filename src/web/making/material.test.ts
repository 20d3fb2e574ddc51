// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Document } from '#shared/document/schema.ts'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { toMarkdown } from '#shared/document/markdown/write.ts'
import { type Came, madeOf, type Material, materialIn, partsOf } from './material.ts'

const came = (of: Material, text: string, isWhole = true): Came => ({ of, text, isWhole })

test('a version keeps headings, tables, links and looks in their places, and says the title anew', () => {
  const source = fromMarkdown(
    '## Kosten\n\n| Posten | Betrag |\n| --- | --- |\n| Ofen | 18.400 € |\n\n[Mehr](https://a.example)',
  )
  const [heading, table, line] = source.content
  const centred = { ...heading, attrs: { level: 2, textAlign: 'center' } }
  const material = materialIn('Der Ofen', { ...source, content: [centred, table, line] } as Document)
  expect(material.given.markdown).toMatch(/^# Der Ofen\n\n## Kosten\n/)
  const english =
    '# The oven\n\n## Costs\n\n| Item | Amount |\n| --- | --- |\n| Oven | €18,400 |\n\n[More](https://a.example)'
  const { title, content } = madeOf([came(material, english)], 'The oven', true)
  expect(title).toBe('The oven')
  expect(content.content[1]).toMatchObject({ type: 'heading', attrs: { level: 2, textAlign: 'center' } })
  expect(toMarkdown(content)).toBe(
    '# The oven\n\n## Costs\n\n| Item | Amount |\n| --- | --- |\n| Oven | €18,400 |\n\n[More](https://a.example/)',
  )
})

test('what is new is a document with its own title, which stays in its text', () => {
  const material = materialIn('Der Ofen', fromMarkdown('Er brannte.'))
  const { title, content } = madeOf([came(material, '# Neuer Ofen\n\n## Heute\n\nEr brennt.')], 'Neuer Ofen', false)
  expect([title, toMarkdown(content)]).toEqual(['Neuer Ofen', '# Neuer Ofen\n\n## Heute\n\nEr brennt.'])
})

test('a title that a text says itself is said once', () => {
  expect(materialIn('Der Ofen', fromMarkdown('# Der Ofen\n\nEr brannte.')).given.markdown).toBe(
    '# Der Ofen\n\nEr brannte.',
  )
})

test('a long text is parted between its blocks, and put together again without losing one', () => {
  const lines = Array.from({ length: 40 }, (_, at) => `Absatz ${at} ${'x'.repeat(90)}`)
  const material = materialIn('Lang', fromMarkdown(lines.join('\n\n')))
  const parts = partsOf(material, 1000) ?? []
  expect(parts.every(({ length }) => length <= 1000)).toBe(true)
  const { title, content } = madeOf(
    parts.map(part => came(part, part.given.markdown)),
    '',
    true,
  )
  expect([title, toMarkdown(content)]).toEqual(['Lang', `# Lang\n\n${lines.join('\n\n')}`])
  expect(partsOf(materialIn('', fromMarkdown('y'.repeat(2000))), 1000)).toBeUndefined()
})

test('Arabic, a table alone and an answer that was cut off become documents', () => {
  const arabic = materialIn('', fromMarkdown('كان الفرن قديما.'))
  expect(toMarkdown(madeOf([came(arabic, 'الفرن جديد.')], '', true).content)).toBe('الفرن جديد.')
  const table = materialIn('', fromMarkdown('| a | b |\n| --- | --- |\n| 1 | 2 |'))
  expect(toMarkdown(madeOf([came(table, '| c | d |\n| --- | --- |', false)], '', true).content)).toContain('| c | d |')
})
