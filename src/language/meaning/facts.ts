import type { Span, WordSpan } from '../spans.ts'

/** Day, month and year of a date, or the day of the week, as far as they are said. */
export type Day = { readonly d?: number; readonly m?: number; readonly y?: number; readonly w?: number }

/** What a fact says, in all ways it may be meant: of „1.000“ without a language, 1 and 1000. */
export type FactValue =
  | { readonly kind: 'number'; readonly values: readonly number[]; readonly unit?: string }
  | { readonly kind: 'date'; readonly days: readonly Day[] }
  /** In minutes since midnight. */
  | { readonly kind: 'time'; readonly minutes: readonly number[] }
  /** An address of mail or web, a phone number, a code: letter for letter. */
  | { readonly kind: 'contact' | 'code'; readonly key: string }

/** Something exact that a text says, and where. A weak one confirms others and is nothing to remark on itself. */
export type Fact = Span & { readonly said: FactValue; readonly weak?: boolean }

/** A text in which what was understood already is blanked out, letter for letter; and the letters that stood in it. */
export type Slate = { text: string; readonly language: string | undefined; readonly letters: readonly WordSpan[] }

/** A sign of private use: neither a letter nor a space. */
const blank = '\uE000'

/** Where a costly pattern may begin: at a sign that is quickly found, or in the row of signs ahead of it. */
export type Beginning = { readonly sign: RegExp; readonly ahead: RegExp }

/** How far ahead of its sign a pattern may begin, in characters. */
const farthest = 100

/** What a sticky pattern finds where it may begin; the same as what it finds everywhere. */
function* foundFrom(text: string, pattern: RegExp, { sign, ahead }: Beginning) {
  let tried = 0
  for (const { index } of text.matchAll(sign)) {
    let at = Math.max(index, tried)
    while (at > Math.max(tried, index - farthest) && ahead.test(text[at - 1] ?? '')) at--
    while (at <= index) {
      pattern.lastIndex = at
      const found = pattern.exec(text)
      if (found) yield found
      at = found ? found.index + found[0].length : at + 1
    }
    tried = at
  }
}

/** Takes what a pattern finds off the slate; what `read` does not understand stays. */
export const taken = (
  slate: Slate,
  pattern: RegExp,
  read: (found: RegExpExecArray) => Fact[] | undefined,
  beginning?: Beginning,
): Fact[] => {
  const facts: Fact[] = []
  let left = ''
  let to = 0
  for (const found of beginning ? foundFrom(slate.text, pattern, beginning) : slate.text.matchAll(pattern)) {
    const understood = read(found)
    if (!understood) continue
    facts.push(...understood)
    left += slate.text.slice(to, found.index) + blank.repeat(found[0].length)
    to = found.index + found[0].length
  }
  slate.text = left + slate.text.slice(to)
  return facts
}

export const spanOf = (found: RegExpExecArray): Span => ({ from: found.index, to: found.index + found[0].length })
