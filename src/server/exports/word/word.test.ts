import { expect, test } from 'vitest'
import { inAddress, png } from '#tests/documents/export-texts.ts'
import { unzipped } from '#tests/unzipped.ts'
import type { Block, Cell } from '#shared/document/schema.ts'
import { pictureInside } from '../reading/pictures.ts'
import { rtfOf } from '../rtf/rtf.ts'
import { wordOf } from './word.ts'

const src = inAddress(png())
const drawn = pictureInside(src)
const pictures = new Map(drawn ? [[src, drawn]] : [])
const written = (...content: Block[]) => {
  const document = { type: 'doc', content } as const
  const parts = unzipped(
    Buffer.from(wordOf({ document, title: 'A & <B>', language: 'de', direction: 'ltr', pictures })),
  )
  return { names: [...parts.keys()], part: (name: string) => parts.get(name)?.toString() ?? '' }
}
const says = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const field = (text: string, attrs?: Cell['attrs']): Cell => ({ type: 'tableCell', attrs, content: [says(text)] })

test('a picture that is drawn twice lies in the file once', () => {
  const image = { type: 'image', attrs: { src, alt: 'Ein "Bild"' } } as const
  const { names, part } = written({ type: 'paragraph', content: [image, image] })
  expect(names.filter(name => name.startsWith('word/media/'))).toEqual(['word/media/image1.png'])
  const document = part('word/document.xml')
  expect(document.match(/<w:drawing>/g)?.length).toBe(2)
  expect(new Set(document.match(/<wp:docPr id="\d+"/g)).size).toBe(2)
  expect(document).toContain('descr="Ein &quot;Bild&quot;"')
})

test('a note has the addresses it names beside itself, and runs as the line it is called from', () => {
  const link = { type: 'link', attrs: { href: 'https://example.org/?a=1&b=2' } } as const
  const { part } = written({
    ...{ type: 'paragraph', attrs: { dir: 'rtl' } },
    content: [{ type: 'footnote', content: [{ type: 'text', text: 'شارع', marks: [link] }] }],
  })
  expect(part('word/_rels/footnotes.xml.rels')).toContain('Target="https://example.org/?a=1&amp;b=2"')
  expect(part('word/_rels/document.xml.rels')).not.toContain('example.org')
  expect(part('word/footnotes.xml')).toMatch(/<w:pStyle w:val="FootnoteText"\/><w:bidi\/>/)
})

test('the bar of a quote stands where its lines begin', () => {
  const quote = (dir: 'ltr' | 'rtl'): Block => ({ type: 'blockquote', attrs: { dir }, content: [says('Brot')] })
  const [left, right] = written(quote('ltr'), quote('rtl'))
    .part('word/document.xml')
    .match(/<w:pPr><w:pStyle w:val="Quote"\/>.*?<\/w:pPr>/g)!
  expect(left).not.toContain('w:pBdr')
  const leaving = { title: '', language: 'ar', direction: 'rtl', pictures: new Map() } as const
  const rtf = rtfOf({ ...leaving, document: { type: 'doc', content: [quote('ltr'), quote('rtl')] } })
  expect(
    Buffer.from(rtf)
      .toString('latin1')
      .match(/\\brdr[lr](?=\\)/g),
  ).toEqual(['\\brdrl', '\\brdrr'])
  expect(right).toMatch(/<w:pBdr><w:left w:val="nil"\/><w:right w:val="single"[^>]*\/><\/w:pBdr><w:bidi\/>/)
})

test('a field is as wide as the columns it covers, and each row of a merged one says so', () => {
  const { part } = written({
    type: 'table',
    content: [
      { type: 'tableRow', content: [field('Ein langer Satz in der ersten Spalte'), field('b'), field('c')] },
      { type: 'tableRow', content: [field('d', { rowspan: 2 }), field('e', { colspan: 2 })] },
      { type: 'tableRow', content: [field('f'), field('g')] },
    ],
  })
  const document = part('word/document.xml')
  const [first = 0, second = 0, third = 0] = [...document.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, w]) => Number(w))
  expect(first).toBeGreaterThan(second)
  const widths = [...document.matchAll(/<w:tcW w:w="(\d+)"/g)].map(([, width]) => Number(width))
  expect(widths).toEqual([first, second, third, first, second + third, first, second, third])
  expect(document.match(/<w:vMerge[^>]*>/g)).toEqual(['<w:vMerge w:val="restart"/>', '<w:vMerge/>'])
})

test('the head of a table does not stay alone at the foot of a page', () => {
  const head: Cell = { type: 'tableHeader', content: [says('Gewerk')] }
  const content = [[head], [field('Dach')], [field('Keller')]].map(row => ({ type: 'tableRow', content: row }) as const)
  const rows = written({ type: 'table', content }).part('word/document.xml').split('<w:tr>').slice(1)
  expect(rows.map(row => row.includes('<w:keepNext/>'))).toEqual([true, false, false])
})
