import { isInline, isTag, type Tag, wordsOf } from './tag.ts'
import { tableOf } from './tables.ts'

const lists = new Set(['ul', 'ol', 'menu', 'dir'])
const heading = /^h([1-6])$/

/** How often lists and quotations lie in each other; what lies deeper stands beside. */
const deepest = 6

/** Stands for the end of a line that was meant. */
const lineEnd = '\u2028'

const indented = (text: string, first: string, rest: string) =>
  text
    .split('\n')
    .map((line, at) => (at ? line && rest + line : first + line))
    .join('\n')

const asLine = (words: readonly string[]) =>
  words
    .join('')
    .replaceAll(/[^\S\u2028]+/g, ' ')
    .replaceAll(/ *\u2028 */g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()

const raised: Readonly<Record<string, string>> = { 2: '²', 3: '³' }

const codeOf = (tag: Tag): string =>
  tag.inside.map(part => (isTag(part) ? (part.name === 'br' ? '\n' : codeOf(part)) : part)).join('')

const fenced = (code: string) => {
  const trimmed = code.replaceAll('```', "'''").replace(/^\n+/, '').trimEnd()
  return trimmed && `\`\`\`\n${trimmed}\n\`\`\``
}

/** In a list or a quotation a heading is a line like others. */
const headingOf = (tag: Tag, level: number) => {
  const words = wordsOf(tag)
  return level && words ? `${'#'.repeat(level)} ${words}` : words
}

/** Words until a block begins, and then blocks. */
const collecting = () => {
  const blocks: string[] = []
  let line: string[] = []
  const end = () => {
    const text = asLine(line)
    line = []
    if (text) blocks.push(text)
  }
  return {
    blocks,
    end,
    word: (text: string) => void line.push(text),
    block(text: string) {
      end()
      if (text) blocks.push(text)
    },
  }
}

const blocksOf = (tag: Tag, depth: number): string[] => {
  const { blocks, word, block, end } = collecting()

  const write = (part: Tag | string): void => {
    if (!isTag(part)) return word(part)
    const { name, inside } = part
    const level = heading.exec(name)?.[1]
    const table = name === 'table' ? tableOf(part) : undefined
    if (name === 'br') word(lineEnd)
    else if (name === 'sup') word(raised[wordsOf(part)] ?? wordsOf(part))
    else if (isInline(part)) inside.forEach(write)
    else if (level) block(headingOf(part, depth ? 0 : Number(level)))
    else if (table) block(table)
    else if (name === 'pre') block(fenced(codeOf(part)))
    else if (lists.has(name) && depth < deepest) block(listOf(part, depth))
    else if (name === 'blockquote' && depth < deepest)
      block(indented(blocksOf(part, depth + 1).join('\n\n'), '> ', '> ').replaceAll('\n\n', '\n>\n'))
    else if (name === 'dt') {
      end()
      const term = wordsOf(part)
      word(/[\p{L}\p{N})]$/u.test(term) ? `${term}: ` : `${term} `)
    } else if (name === 'dd') {
      inside.forEach(write)
      end()
    } else {
      end()
      inside.forEach(write)
      end()
    }
  }

  tag.inside.forEach(write)
  end()
  return blocks
}

const listOf = (list: Tag, depth: number) => {
  let number = 0
  const items = list.inside.map(part => {
    const item = isTag(part) && part.name === 'li' ? part : { name: 'li', attributes: {}, inside: [part] }
    const blocks = blocksOf(item, depth + 1)
    if (!blocks.length) return ''
    const sign = list.name === 'ol' ? `${++number}. ` : '- '
    const isTight = blocks.length <= 2 && blocks.every(block => !block.includes('\n\n'))
    return indented(blocks.join(isTight ? '\n' : '\n\n'), sign, ' '.repeat(sign.length))
  })
  return items.filter(Boolean).join('\n')
}

/** A page as Markdown: headings, paragraphs, lists, tables, quotations, code. Of links and emphasis the words stay. */
export const markdownOf = (page: Tag): string => blocksOf(page, 0).join('\n\n')
