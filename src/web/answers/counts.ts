const word = /[\p{L}\p{N}]+(?:['’.,:\-–][\p{L}\p{N}]+)*/gu
const wordsAMinute = 200

/** How many words a person would count; Markdown's signs are none. */
export const wordsIn = (text: string) => text.match(word)?.length ?? 0

/** How long reading takes, in seconds, rounded to ten. */
export const readingTime = (words: number) => Math.max(10, Math.round(((words / wordsAMinute) * 60) / 10) * 10)
