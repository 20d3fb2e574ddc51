import type { MarkedToken, Token, Tokens } from 'marked'
import { gapShape } from '#shared/gaps.ts'
import { decoded } from './entities.ts'
import { tokensOf } from './read.ts'

/** All that a text may be made of. There are no pictures and no HTML: nothing that is drawn can reach another host. */
export type Tag =
  | 'p'
  | `h${1 | 2 | 3 | 4}`
  | 'ul'
  | 'ol'
  | 'li'
  | 'strong'
  | 'em'
  | 'code'
  | 'pre'
  | 'blockquote'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'hr'
  | 'br'
  | 'a'
  /** A piece that the writer left open: `[Ort ergänzen]`. */
  | 'gap'

/** What some of them say beside their words; an address is always http, https or mailto. */
export type More = { readonly href?: URL; readonly start?: number; readonly align?: 'left' | 'center' | 'right' | null }

/** What a text is turned into: elements of the page, or what is laid on the clipboard. */
export type Make<Node> = {
  text(words: string): Node
  element(tag: Tag, inside: readonly Node[], more?: More): Node
}

const deepest = 12
const gap = new RegExp(`(${gapShape})`, 'u')
const lineBreak = /^<br\s*\/?>$/i
const schemes = new Set(['http:', 'https:', 'mailto:'])

/** Where a link leads, if it may lead there. */
const addressOf = (href: string) => {
  const url = URL.canParse(href) ? new URL(href) : undefined
  return url && schemes.has(url.protocol) ? url : undefined
}

/** Reads one block of Markdown and makes it of the tags above; whatever else stands in it is shown as it was typed. */
export function draw<Node>(block: string, { text, element }: Make<Node>): Node[] {
  type Drawn = { [Type in MarkedToken['type']]: (token: Extract<MarkedToken, { type: Type }>, depth: number) => Node[] }

  const words = (typed: string) =>
    typed.split(gap).flatMap((piece, at) => {
      if (at % 2) return [element('gap', [text(piece)])]
      return piece ? [text(piece)] : []
    })
  const asTyped = (raw: string) =>
    raw
      .replace(/\n+$/, '')
      .split('\n')
      .flatMap((line, at) => (at ? [element('br', []), text(line)] : [text(line)]))
  const all = (tokens: readonly Token[] | undefined, depth: number) =>
    (tokens ?? []).flatMap(token => one(token, depth))
  const inside =
    (tag: Tag) =>
    ({ tokens }: { tokens: Token[] }, depth: number) => [element(tag, all(tokens, depth))]
  const cells = (tag: Tag, row: readonly Tokens.TableCell[], depth: number) =>
    element(
      'tr',
      row.map(({ tokens, align }) => element(tag, all(tokens, depth), { align })),
    )

  const drawn: Drawn = {
    space: () => [],
    paragraph: inside('p'),
    // One without words is about to get them, or was left at its first sign.
    heading: ({ depth: level, tokens }, depth) =>
      tokens.length ? [element(`h${Math.min(level, 4) as 1 | 2 | 3 | 4}`, all(tokens, depth))] : [],
    list: ({ ordered, start, items }, depth) => [
      element(
        ordered ? 'ol' : 'ul',
        items.flatMap(item => drawn.list_item(item, depth)),
        { start: start || undefined },
      ),
    ],
    list_item: inside('li'),
    checkbox: ({ checked }) => [text(checked ? '☑ ' : '☐ ')],
    blockquote: inside('blockquote'),
    code: token => [element('pre', [element('code', [text(token.text)])])],
    table: ({ header, rows }, depth) => [
      element('table', [
        element('thead', [cells('th', header, depth)]),
        element(
          'tbody',
          rows.map(row => cells('td', row, depth)),
        ),
      ]),
    ],
    hr: () => [element('hr', [])],
    br: () => [element('br', [])],
    strong: inside('strong'),
    em: inside('em'),
    codespan: token => [element('code', [text(token.text)])],
    del: ({ raw, tokens }, depth) => {
      const mark = text(raw.startsWith('~~') ? '~~' : '~')
      return [mark, ...all(tokens, depth), mark]
    },
    link: ({ href, tokens }, depth) => {
      const address = addressOf(href)
      return address ? [element('a', all(tokens, depth), { href: address })] : all(tokens, depth)
    },
    image: token => [text(token.text || token.raw)],
    html: ({ raw, block }) => {
      if (lineBreak.test(raw.trim())) return [element('br', [])]
      return block ? [element('p', asTyped(raw))] : [text(raw)]
    },
    def: ({ raw }) => [element('p', asTyped(raw))],
    escape: token => [text(token.text)],
    text: (token, depth) => (token.tokens ? all(token.tokens, depth) : words(decoded(token.text))),
  }
  const one = (token: Token, depth: number): Node[] => {
    const make = drawn[token.type as MarkedToken['type']] as ((token: Token, depth: number) => Node[]) | undefined
    return make && depth < deepest ? make(token, depth + 1) : asTyped(token.raw)
  }

  return block.trim() ? all(tokensOf(block), 0) : []
}
