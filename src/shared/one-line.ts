/**
 * A text as one line, as titles are: what ends a line or tabulates is a space, and of what is not seen only that stays
 * which joins letters or keeps them apart.
 */
export const onOneLine = (text: string): string =>
  text.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(/(?![\u200c\u200d])\p{Cf}/gu, '')
