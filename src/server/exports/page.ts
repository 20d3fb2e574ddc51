import { escaped, standalonePage } from '#shared/html.ts'
import type { Block, Direction, Document, Inline, List, Table } from './model.ts'
import { sizeOf } from './sizes.ts'

const style = `
:root{color-scheme:light}
body{font:1.0625rem/1.6 Georgia,'Times New Roman',serif;color:#1f1d1a;background:#fff;max-width:42rem;margin:3rem auto;
padding:0 1.5rem;overflow-wrap:break-word;hyphens:auto}
h1,h2,h3,h4,h5,h6{font-family:system-ui,sans-serif;line-height:1.25;margin:2rem 0 .75rem;hyphens:manual}
h1{font-size:1.9rem}h2{font-size:1.4rem}h3{font-size:1.15rem}h4,h5,h6{font-size:1rem}
a{color:#00585c}img{max-width:100%;height:auto}hr{border:0;border-top:1px solid #c9c5be;margin:2rem 0}
blockquote{margin:1.25rem 0;padding-inline-start:1rem;border-inline-start:3px solid #c9c5be;color:#5c5750}
pre,code{font-family:ui-monospace,Consolas,monospace;font-size:.9em;background:#f2f0ec}
pre{padding:.75rem 1rem;white-space:pre-wrap;direction:ltr}
table{border-collapse:collapse;margin:1.25rem 0}th,td{border:1px solid #c9c5be;padding:.3rem .6rem;text-align:start;
vertical-align:top}th{background:#f2f0ec}td>p,th>p,li>p{margin:.2rem 0}
@media print{body{margin:0;max-width:none;padding:0}}`.trim()

const tags = [
  ['code', 'code'],
  ['lowered', 'sub'],
  ['raised', 'sup'],
  ['struck', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
] as const

/** Writes the parts of a page in which `direction` runs. */
const writer = ({ pictures }: Pick<Document, 'pictures'>) => {
  const inline = (one: Inline): string => {
    if ('line' in one) return '<br>'
    if ('picture' in one) {
      const picture = pictures[one.picture]
      if (!picture) return escaped(one.alt)
      const { width, height } = sizeOf(one, picture)
      const data = Buffer.from(picture.bytes).toString('base64')
      const type = picture.type === 'jpg' ? 'jpeg' : picture.type
      return `<img src="data:image/${type};base64,${data}" alt="${escaped(one.alt)}" width="${width}" height="${height}">`
    }
    const looks = [one.colour && `color:#${one.colour}`, one.ground && `background:#${one.ground}`].filter(Boolean)
    const words = looks.length ? `<span style="${looks.join(';')}">${escaped(one.text)}</span>` : escaped(one.text)
    const marked = tags.reduce((inside, [mark, tag]) => (one[mark] ? `<${tag}>${inside}</${tag}>` : inside), words)
    return one.href ? `<a href="${escaped(one.href)}" rel="noopener noreferrer nofollow">${marked}</a>` : marked
  }
  const way = (direction: Direction, around: Direction) => (direction === around ? '' : ` dir="${direction}"`)

  const list = ({ direction, start, items }: List, around: Direction) => {
    const tag = start === undefined ? 'ul' : 'ol'
    const from = start === undefined || start === 1 ? '' : ` start="${start}"`
    const lines = items.map(({ checked, blocks }) => {
      const sign = checked === undefined ? '' : checked ? '☑ ' : '☐ '
      const [first] = blocks
      const only = blocks.length === 1 && first?.kind === 'paragraph' ? first.inlines.map(inline).join('') : undefined
      return `<li>${sign}${only ?? several(blocks, direction)}</li>`
    })
    return `<${tag}${from}${way(direction, around)}>\n${lines.join('\n')}\n</${tag}>`
  }

  const table = ({ direction, rows, heads }: Table, around: Direction) => {
    const lines = rows.map(row => {
      const cells = row.map(({ head, across, down, blocks }) => {
        const tag = head ? 'th' : 'td'
        const room = `${across > 1 ? ` colspan="${across}"` : ''}${down > 1 ? ` rowspan="${down}"` : ''}`
        return `<${tag}${room}>${several(blocks, direction)}</${tag}>`
      })
      return `<tr>${cells.join('')}</tr>`
    })
    const head = heads ? `<thead>\n${lines.slice(0, heads).join('\n')}\n</thead>\n` : ''
    return `<table${way(direction, around)}>\n${head}<tbody>\n${lines.slice(heads).join('\n')}\n</tbody>\n</table>`
  }

  const one = (block: Block, around: Direction): string => {
    if (block.kind === 'rule') return '<hr>'
    if (block.kind === 'code') return `<pre><code>${escaped(block.text)}</code></pre>`
    if (block.kind === 'list') return list(block, around)
    if (block.kind === 'table') return table(block, around)
    const runs = way(block.direction, around)
    if (block.kind === 'quote') return `<blockquote${runs}>\n${several(block.blocks, block.direction)}\n</blockquote>`
    const tag = block.kind === 'heading' ? `h${block.level}` : 'p'
    const stands = block.align ? ` style="text-align:${block.align}"` : ''
    return `<${tag}${runs}${stands}>${block.inlines.map(inline).join('')}</${tag}>`
  }
  const several = (blocks: readonly Block[], around: Direction): string =>
    blocks.map(block => one(block, around)).join('\n')
  return several
}

/** A document as a page of its own. */
export const pageOf = (document: Document): Uint8Array => {
  const { title, language, direction, blocks } = document
  const body = [writer(document)(blocks, direction)]
  return Buffer.from(standalonePage({ title, language, direction, style, body, pictures: true }))
}
