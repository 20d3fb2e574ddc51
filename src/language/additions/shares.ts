import type { Given } from './given.ts'
import type { Stated } from './stated.ts'

const small: Readonly<Record<string, number>> = {
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  seven: 7,
  zehn: 10,
  zwölf: 12,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  nine: 9,
  ten: 10,
}
const parts = Object.keys(small).join('|')
const link = String.raw`(?: of them| of us| people)? (?:in|out of|of|von) (?:every )?`
const share = new RegExp(String.raw`(?<!\p{L})(${parts})${link}(${parts})(?!\p{L})`, 'giu')

/** How far a share in small numbers may lie from the percentage that was given. */
const rounding = 0.03

const isPercentGiven = (part: number, { numbers }: Pick<Given, 'numbers'>) =>
  numbers.some(({ unit, value }) => unit === '%' && Math.abs(value / 100 - part) <= rounding)

/** Shares that were given, as parts of one: percentages, and one number of which another counts the whole. */
const isShareGiven = (part: number, { numbers }: Given, spoken: ReadonlySet<number>) =>
  isPercentGiven(part, { numbers }) ||
  numbers.some(
    one =>
      !one.weak &&
      one.value > 1 &&
      numbers.some(
        other =>
          !other.weak &&
          other.value > one.value &&
          spoken.has(other.value) &&
          Math.abs(one.value / other.value - part) <= (other.value < 100 ? 0.01 : 1e-9),
      ),
  )

/** The share of which a number is told in a sentence, such as “two in five”. */
const saidWith = (sentence: string, values: readonly number[]): number | undefined => {
  for (const [, one = '', other = ''] of sentence.matchAll(share)) {
    const [part, whole] = [small[one.toLowerCase()] ?? 0, small[other.toLowerCase()] ?? 1]
    if ((values.includes(part) || values.includes(whole)) && part < whole) return part / whole
  }
  return undefined
}

/** Whether a share stands in a text that is another than all percentages that were given. */
export const isOtherShare = ({ fact, sentence }: Stated, given: Given): boolean => {
  const said = saidWith(sentence, fact.said.values)
  return said !== undefined && given.numbers.some(({ unit }) => unit === '%') && !isPercentGiven(said, given)
}

/** Whether a number is of a share that was given otherwise: “two in five” of 41 per cent, „ein Drittel“ of 3 of 9. */
export const isShareIn = ({ fact, sentence, spoken }: Stated, given: Given): boolean => {
  const { values, unit } = fact.said
  if (unit) return false
  const own = values.find(value => value > 0 && value < 1)
  if (own !== undefined) return isShareGiven(own, given, spoken)
  const said = saidWith(sentence, values)
  return said !== undefined && isShareGiven(said, given, spoken)
}
