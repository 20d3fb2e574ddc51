import type { Span } from '../spans.ts'

/** Day, month and year of a date, or the day of the week, as far as they are said. */
export type Day = { readonly d?: number; readonly m?: number; readonly y?: number; readonly w?: number }

/** What a fact says, in all ways it may be meant: of „1.000“ without a language, 1 and 1000. */
export type Said =
  | { readonly kind: 'number'; readonly values: readonly number[]; readonly unit?: string }
  | { readonly kind: 'date'; readonly days: readonly Day[] }
  /** In minutes since midnight. */
  | { readonly kind: 'time'; readonly minutes: readonly number[] }
  /** An address of mail or web, a phone number, a code: letter for letter. */
  | { readonly kind: 'contact' | 'code'; readonly key: string }

/** Something exact that a text says, and where. A weak one confirms others and is nothing to remark on itself. */
export type Fact = Span & { readonly said: Said; readonly weak?: boolean }

/** A text in which what was understood already is blanked out, letter for letter. */
export type Slate = { text: string; readonly language: string | undefined }

/** A sign of private use: neither a letter nor a space. */
const blank = '\uE000'

/** Takes what a pattern finds off the slate; what `read` does not understand stays. */
export const taken = (slate: Slate, pattern: RegExp, read: (found: RegExpExecArray) => Fact[] | undefined): Fact[] => {
  const facts: Fact[] = []
  slate.text = slate.text.replaceAll(pattern, (...parts) => {
    const at = parts.findIndex((part, index) => index > 0 && typeof part === 'number')
    const found = Object.assign(parts.slice(0, at), { index: parts[at], input: slate.text }) as RegExpExecArray
    const read_ = read(found)
    if (!read_) return found[0]
    facts.push(...read_)
    return blank.repeat(found[0].length)
  })
  return facts
}

export const spanOf = (found: RegExpExecArray): Span => ({ from: found.index, to: found.index + found[0].length })
