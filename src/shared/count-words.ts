const word = /[\p{L}\p{N}]+(?:['’.,:\-–][\p{L}\p{N}]+)*/gu

/** How many words a person would count; Markdown's signs are none. */
export const wordsIn = (text: string) => text.match(word)?.length ?? 0
