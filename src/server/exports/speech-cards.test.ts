import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { exporting } from '#tests/documents/exporting.ts'

const { pdfOf, wordOf } = exporting()

describe('a speech leaves on cards', () => {
  const html = '<h1>Dank</h1><p>Liebe Gäste!</p><p>Ohne Sie stünde hier kein Schrank.</p><ul><li>Erstens</li></ul>'

  test('as A6 pages of a PDF, one thought on each, numbered', async () => {
    const { bytes, text, pages } = await pdfOf({ html, title: 'Dank', lang: 'DE', cards: true })
    expect(pages).toBe(3)
    for (const words of ['Dank Liebe Gäste!', 'Ohne Sie stünde', 'Erstens', '3 / 3'])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
    const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
    const [, , width = 0, height = 0] = page.view
    expect([width, height].map(points => Math.round((points / 72) * 25.4))).toEqual([148, 105])
  })

  test('as A6 pages of Word', async () => {
    const { document, text } = await wordOf({ html, title: 'Dank', lang: 'DE', cards: true })
    expect(document).toMatch(/<w:pgSz w:w="8391" w:h="5953" w:orient="landscape"\/>/)
    expect(document.match(/<w:pageBreakBefore\/>/g)?.length).toBe(2)
    expect(text).toContain('Erstens')
  })

  test('without the wish it is a page as ever', async () => {
    expect((await pdfOf({ html, title: 'Dank', lang: 'DE' })).pages).toBe(1)
  })
})
