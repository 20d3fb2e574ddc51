import type { Locale } from '#shared/text.ts'

const code = { de: 'Hier steht Programmcode.', en: 'Here is some program code.' }

const cellsOf = (row: string) =>
  row
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map(cell => cell.trim())

const isRule = (row: string) => cellsOf(row).every(cell => /^:?-{2,}:?$/.test(cell))

/** A table row by row, each cell with the head of its column. */
const tableRead = (table: string) => {
  const [head = '', ...rows] = table.trimEnd().split('\n')
  const heads = cellsOf(head)
  return rows
    .filter(row => !isRule(row))
    .map(
      row =>
        `${cellsOf(row)
          .map((cell, at) => (heads[at] ? `${heads[at]}: ${cell}` : cell))
          .join(', ')}.`,
    )
    .join('\n')
}

/** What people would read aloud of Markdown: no signs, links by their words, tables row by row, code by its name. */
export const plainFor = (markdown: string, locale: Locale) =>
  markdown
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/```[^]*?(?:```|$)/g, `\n${code[locale]}\n`)
    .replaceAll(/(?:^[^\n|]*\|[^\n]*\n)(?:^(?=[^\n]*--)[ \t|:-]*(?:\n|$))(?:^[^\n]*\|[^\n]*(?:\n|$))*/gm, tableRead)
    .replaceAll(/!\[([^\][]*)\]\([^)\s[]*\)/g, '$1')
    .replaceAll(/\[([^\][|]+)\]\([^)\s[]+(?:\s"[^"]*")?\)/g, '$1')
    .replaceAll(/\[\^[^\][]+\]/g, '')
    .replaceAll(/<\/?[a-z][^>\n]{0,200}>/gi, '')
    .replaceAll(/^\s{0,3}(?:#{1,6}|>|[-+•]|\*(?=\s))\s+/gm, '')
    .replaceAll(/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, '')
    .replaceAll(/(\*\*|__)(?=\S)(.{1,1000}?)(?<=\S)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\d*])([*_])(?=\S)([^*_\n]+?)(?<=\S)\1(?![\p{L}\d*])/gu, '$2')
    .replaceAll(/`([^`\n]+)`/g, '$1')
    .replaceAll(/~~([^~\n]+)~~/g, '$1')
