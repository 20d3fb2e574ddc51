/** What is to be emphasised stands between these, in a sentence that is said; nobody types them. */
const [begin, end] = ['\ue010', '\ue011'] as const
const between = /\ue010([^\ue010\ue011]*)\ue011/g

/** Words between single stars, as Markdown has them: `*so*`. */
const starred = /(?<![\p{L}\d*\\])\*(?=[^\s*])([^*\n]{1,200}?)(?<=[^\s*])\*(?![\p{L}\d*])/gu

/** Whether something in a text is to be emphasised. */
export const asksForEmphasis = (text: string) => text.search(starred) >= 0

/** A text in which what is to be emphasised is marked so that nothing else reads it. */
export const withEmphasis = (text: string) => text.replaceAll(starred, `${begin}$1${end}`)

/** What is said, for a voice that cannot emphasise. */
export const withoutEmphasis = (said: string) => said.replaceAll(/[\ue010\ue011]/g, '')

/** What is said, with what is emphasised as `strong` gives it and everything else as `plain` does. */
export const emphasised = (said: string, strong: (words: string) => string, plain = (words: string) => words) =>
  said
    .split(between)
    .map((words, at) => (at % 2 ? strong(words) : plain(withoutEmphasis(words))))
    .join('')

/** The words of a sentence that are to be emphasised. */
export const emphasisIn = (said: string): readonly string[] =>
  [...said.matchAll(between)].map(([, words = '']) => words)
