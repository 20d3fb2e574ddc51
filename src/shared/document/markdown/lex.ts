import { Lexer, type Token } from 'marked'

/** Line ends count, as in letters and poems: models write them where they mean them. */
const dialect = { gfm: true, breaks: true }

/**
 * Longer pieces, or pieces with more signs, are no text for people. They are shown as typed, so that nothing stalls.
 */
export const longest = { block: 20_000, line: 8_000, signs: 600 }

const signs = /[*_[\]~`!<]/g
const nested = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])){12}/m

/** Whether a text nests quotes or lists deeper than anybody writes, which takes a reader of Markdown very long. */
const isTooDeep = (text: string) => nested.test(text)

const asTyped = (text: string): Token[] => [{ type: 'html', raw: text, text, block: true }]

/**
 * The blocks of a text as they were written; together they are the text. The reader is right about their lengths only.
 */
export const blocksOf = (text: string): string[] => {
  if (isTooDeep(text)) return [text]
  let at = 0
  return new Lexer(dialect).blockTokens(text).map(({ raw }) => text.slice(at, (at += raw.length)))
}

const readInline = (lexer: Lexer, src: string, tokens: Token[] = []): Token[] => {
  const plain = src.length > longest.line || (src.match(signs)?.length ?? 0) > longest.signs
  if (!plain) return lexer.inlineTokens(src, tokens)
  tokens.push({ type: 'text', raw: src, text: src })
  return tokens
}

/** What stands in a line that is no more than a line, whatever it begins with. */
export const tokensOfLine = (line: string): Token[] => readInline(new Lexer(dialect), line)

/** What stands in a block, read as Markdown; what is too long or too deep for that, as the text it is. */
export function tokensOf(block: string): Token[] {
  if (block.length > longest.block || isTooDeep(block)) return asTyped(block)
  const lexer = new Lexer(dialect)
  const tokens = lexer.blockTokens(block)
  for (const { src, tokens } of lexer.inlineQueue) readInline(lexer, src, tokens)
  return tokens
}
