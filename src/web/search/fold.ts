/** A text as it is compared: without case and marks; ä, ae and a are the same, and so are ß and ss. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    // After a vowel or a q it is no umlaut: neue, Steuer, Quelle.
    .replaceAll(/(^|[^aeiouq])([aou])e/g, '$1$2')

/** The words of a text as they are compared. */
export const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
