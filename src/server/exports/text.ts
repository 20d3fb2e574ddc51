import type { Block, Document, Inline, Item, List, Table } from './model.ts'

const line = '* * *'

/** The words of a line, each link with its address unless they are it. */
const said = (inlines: readonly Inline[]) =>
  inlines
    .map(one => {
      if ('line' in one) return '\n'
      if ('picture' in one) return one.alt && `[${one.alt}]`
      const { text, href } = one
      const shown = href?.replace(/^(?:mailto|tel):|^https?:\/\/|\/$/g, '')
      return !href || text.includes(shown ?? href) ? text : `${text} (${href})`
    })
    .join('')
    .trim()

const indented = (text: string, by: number) => text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(by)}`)

const item = ({ checked, blocks }: Item, at: number, { start }: List) => {
  const bullet = start === undefined ? '-' : `${start + at}.`
  const sign = checked === undefined ? '' : checked ? '☑ ' : '☐ '
  const inside = blocks.map(
    (block, place) => (block.kind === 'list' && place ? '\n' : place ? '\n\n' : '') + one(block),
  )
  return `${bullet} ${indented(sign + inside.join(''), bullet.length + 1)}`
}

/** A table whose columns stand below each other, as long as a line holds them; else parted by tabs. */
const table = ({ rows }: Table) => {
  const texts = rows.map(row => row.map(({ blocks }) => several(blocks).replaceAll(/\s*\n\s*/g, ' / ')))
  const widths: number[] = []
  for (const row of texts) row.forEach((text, at) => (widths[at] = Math.max(widths[at] ?? 0, [...text].length)))
  const isNarrow = widths.reduce((sum, width) => sum + width + 3, 0) <= 100
  if (!isNarrow) return texts.map(row => row.join('\t')).join('\n')
  const padded = (text: string, at: number) => text + ' '.repeat((widths[at] ?? 0) - [...text].length)
  return texts.map(row => row.map(padded).join('   ').trimEnd()).join('\n')
}

const one = (block: Block): string => {
  if ('inlines' in block) return said(block.inlines)
  if (block.kind === 'code') return block.text
  if (block.kind === 'rule') return line
  if (block.kind === 'quote') return several(block.blocks).replaceAll(/^/gm, '> ').replaceAll(/ +$/gm, '')
  if (block.kind === 'list') return block.items.map((of, at) => item(of, at, block)).join('\n')
  return table(block)
}

const several = (blocks: readonly Block[]): string => blocks.map(one).join('\n\n')

/** A document as words alone: no signs but the bullets of lists, and lines only where the text has them. */
export const textOf = ({ blocks }: Document): Uint8Array => Buffer.from(`${several(blocks)}\n`)
