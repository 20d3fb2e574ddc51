import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assembler, type ArticlePart, sectionReader } from './filled.ts'

const read = (asked: readonly string[], known: readonly string[], written: string, cut = 3) => {
  const reader = sectionReader(asked, known)
  const parts = written.match(new RegExp(`[^]{1,${cut}}`, 'g')) ?? []
  const all = [...parts.flatMap(part => reader(part)), ...reader('', true)]
  return asked.map((_, at) =>
    all
      .filter(one => one.at === at)
      .map(({ text }) => text)
      .join('')
      .trim(),
  )
}

describe('what a model writes goes to its section', () => {
  test.each([
    ['as it was asked', '## Kosten\n\nViel.\n\n## Zeit\n\nWenig.', ['Viel.', 'Wenig.']],
    ['with numbers and another level', '# 1. Kosten\nViel.\n## **Zeit**\nWenig.', ['Viel.', 'Wenig.']],
    ['in another order', '## Zeit\nWenig.\n\n## Kosten\nViel.', ['Viel.', 'Wenig.']],
    ['with a heading that was changed', '## Was es kostet\nViel.\n## Zeit\nWenig.', ['Viel.', 'Wenig.']],
    [
      'along with what was there already',
      '## Kosten\nViel.\n## Fehler\nEigenes!\n## Zeit\nWenig.',
      ['Viel.', 'Wenig.'],
    ],
    [
      'with headings inside',
      '## Kosten\nViel.\n### Im Jahr\nMehr.\n## Zeit\nWenig.',
      ['Viel.\n### Im Jahr\nMehr.', 'Wenig.'],
    ],
    ['with one too many', '## Kosten\nViel.\n## Zeit\nWenig.\n## Fazit\nGut.', ['Viel.', 'Wenig.\n### Fazit\nGut.']],
    ['behind what was there', '## Fehler\nEigenes!\n## Kosten\nViel.\n## Zeit\nWenig.', ['Viel.', 'Wenig.']],
    ['without any heading', 'Viel.', ['Viel.', '']],
  ])('%s', (_, written, expected) => {
    for (const cut of [1, 3, 1000]) expect(read(['Kosten', 'Zeit'], ['Fehler'], written, cut)).toEqual(expected)
  })
})

const piece = fc.record({
  body: fc.constantFrom('Eins.', 'Zwei\n\nzwei.', '', '[Was kommt]'),
  missing: fc.boolean(),
})

test('whatever comes in whatever order, an article is read from its beginning, and what stood there stays', () =>
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), fc.array(fc.nat(5)), (found, order) => {
      const pieces: readonly ArticlePart[] = found.map(({ body, missing }, at) => ({
        ...{ heading: `${at}`, head: `## ${at}`, body, missing },
      }))
      const assembly = assembler(pieces)
      const open = pieces.flatMap(({ missing }, at) => (missing ? [at] : []))
      let text = assembly.close()
      for (const at of order) if (open.includes(at)) text += assembly.write(at, ` neu ${at}`)
      text += assembly.close(...open)
      const bodyOf = ({ body, missing }: ArticlePart, at: number) =>
        missing && order.includes(at)
          ? order
              .filter(one => one === at)
              .map(() => `neu ${at}`)
              .join(' ')
          : body
      const expected = pieces.flatMap((one, at) => [one.head, bodyOf(one, at)]).filter(Boolean)
      expect(text).toBe(expected.join('\n\n'))
    }),
  ))
