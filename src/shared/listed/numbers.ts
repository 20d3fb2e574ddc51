const counted = [
  ['1', 'a', 'eins', 'erste', 'one', 'first'],
  ['2', 'b', 'zwei', 'zweite', 'two', 'second'],
  ['3', 'c', 'drei', 'dritte', 'three', 'third'],
  ['4', 'd', 'vier', 'vierte', 'four', 'fourth'],
  ['5', 'e', 'fünf', 'fünfte', 'five', 'fifth'],
] as const

/** The words that count items, in small letters; German ones also with an ending. */
export const countWords = counted.flatMap(words => words.slice(1))

/** The number that is meant by digits, a letter, or a word. */
export const numberOf = (said: string): number => {
  const word = said.toLowerCase()
  if (/^\d+$/.test(word)) return Number(word)
  return counted.findIndex(words => words.some(one => one === word || one === word.replace(/[rsn]$/, ''))) + 1
}
