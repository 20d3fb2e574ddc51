import { splitter } from './blocks.ts'
import { draw, type Make } from './draw.ts'

const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, sign => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign]};`)

const htmlMaker: Make<string> = {
  text: escaped,
  element(tag, inside, { href, start, align } = {}) {
    if (tag === 'gap') return inside.join('')
    if (tag === 'hr' || tag === 'br') return `<${tag}>`
    const more = `${href ? ` href="${escaped(href.href)}"` : ''}${start && start > 1 ? ` start="${start}"` : ''}`
    const stands = align ? ` style="text-align:${align}"` : ''
    return `<${tag}${more}${stands}>${inside.join('')}</${tag}>`
  },
}

const indented = (text: string) => text.trim().replaceAll('\n', '\n  ')
const bulleted = (items: readonly string[], bullet: (at: number) => string) =>
  `${items.map((item, at) => `${bullet(at)} ${indented(item)}`).join('\n')}\n\n`
const paragraph = (words: string) => `${words.trim()}\n\n`
/** A list inside an item begins on a line of its own. */
const item = (inside: readonly string[]) =>
  inside.reduce((all, piece) => all + (piece.endsWith('\n\n') && /[^\n]$/.test(all) ? '\n' : '') + piece, '')

/** Words only: no stars, no hashes. Lists keep their bullets, tables are laid out by tabs, links name their address. */
const plainMaker: Make<string> = {
  text: words => words,
  element(tag, inside, { href, start = 1 } = {}) {
    const words = inside.join('')
    if (tag === 'li') return item(inside)
    if (tag === 'ul') return bulleted(inside, () => '-')
    if (tag === 'ol') return bulleted(inside, at => `${start + at}.`)
    if (tag === 'tr') return `${inside.map(cell => cell.trim()).join('\t')}\n`
    if (tag === 'a' && href) return words.includes(href.host || href.pathname) ? words : `${words} (${href.href})`
    if (tag === 'br') return '\n'
    if (tag === 'hr') return paragraph('* * *')
    return /^(?:p|h\d|pre|blockquote|table)$/.test(tag) ? paragraph(words) : words
  },
}

const made = (markdown: string, make: Make<string>) =>
  splitter()(markdown)
    .flatMap(block => draw(block, make))
    .join('')

/** Markdown as it belongs into a plain text field. */
export const plainOf = (markdown: string) => made(markdown, plainMaker).trim()

/** Markdown as it belongs into a word processor or a mail: the same allow-list, as HTML. */
export const htmlOf = (markdown: string) => made(markdown, htmlMaker)
