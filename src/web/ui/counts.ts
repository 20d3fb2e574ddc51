export { wordsIn } from '#shared/count-words.ts'

const wordsAMinute = 200
const spokenAMinute = 120

const timeOf = (words: number, aMinute: number) => Math.max(10, Math.round(((words / aMinute) * 60) / 10) * 10)

/** How long reading takes, in seconds, rounded to ten. */
export const readingTime = (words: number) => timeOf(words, wordsAMinute)

/** How long it takes to say it to an audience, in seconds, rounded to ten. */
export const speakingTime = (words: number) => timeOf(words, spokenAMinute)
