import { sentenceSpans } from '../spans.ts'

const emoji = String.raw`\p{Extended_Pictographic}(?:[\u{FE0F}\u{1F3FB}-\u{1F3FF}]|\u{200D}\p{Extended_Pictographic})*`
const token = new RegExp(
  String.raw`\p{N}+(?:[.,:’]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*|[^\S\n]+|\n+|${emoji}|\S`,
  'gu',
)

/** A text in words, numbers, spaces and signs; joined they are the text. 2.340 and 15:30 are one number each. */
export const tokensOf = (text: string): string[] => text.match(token) ?? []

export const isWord = (text: string) => /^[\p{L}\p{N}]/u.test(text)

/** A text in sentences with what stands behind them; joined they are the text. */
export const sentencePieces = (text: string): string[] => {
  const starts = sentenceSpans(text).map(({ from }) => from)
  return [0, ...starts.slice(1)].map((from, at) => text.slice(from, starts[at + 1] ?? text.length)).filter(Boolean)
}
