import { type Mark, markInputRule, markPasteRule } from '@tiptap/core'

/**
 * Words between two signs. They begin and end with no space: what stands in “5 * 6 * 7” is meant as it is.
 */
export const between = (sign: string) => {
  const [letter = ''] = sign
  const signs = sign.replaceAll('*', String.raw`\*`)
  // Within a word, an underscore is a letter of a name.
  const end = letter === '_' ? String.raw`(?!\w)` : ''
  return String.raw`(?:^|\s)(${signs}((?!\s)[^${letter}]+(?<!\s))${signs})${end}`
}

/** The same mark, put around words by these signs, typed or pasted, and by no others. */
export const markedBy = <Options>(mark: Mark<Options>, ...signs: readonly string[]) =>
  mark.extend({
    addInputRules() {
      return signs.map(sign => markInputRule({ find: new RegExp(`${between(sign)}$`), type: this.type }))
    },
    addPasteRules() {
      return signs.map(sign => markPasteRule({ find: new RegExp(between(sign), 'g'), type: this.type }))
    },
  })
