import { either } from '../either.ts'
import type { Given, GivenNumber } from './given.ts'
import type { Stated } from './stated.ts'
import { inAll, near, type Plain, sameUnit } from './units-alike.ts'

/** What says before a number that it is rounded. */
export const roughly = new RegExp(
  String.raw`${either(`
    rund | etwa | circa | ca\\. | knapp | gut | über | mehr als | fast | ungefähr | um die | beinahe | nahezu | gegen
    about | around | nearly | almost | over | more than | some | roughly | approximately | close to | well over
    just over | just under`)}[ \u00a0]*[€£$]?$`,
  'iu',
)

/** Words with which something is reckoned from what was given. */
const reckoned = new RegExp(
  either(String.raw`
    insgesamt | zusammen | gesamt | summe | also | das (?:sind|macht|ergibt) | (?:sind|macht|ergibt) das | verteilt | geteilt | im (?:schnitt|durchschnitt) | durchschnittlich
    \bje\b | \bpro\b | spar(?:en|t|st) | ersparnis | restlich | verbleib | günstiger | billiger | mehr | weniger | noch | statt | schneller | früher
    später | länger | kürzer | rund | knapp | fast | bleiben | fehlen | davon | übrig | doppelt | halb | hälfte | aufstock
    steig | erhöh | senk | wachs | in all | altogether | total | together | that is | that makes | which makes | average
    \beach\b | \bso\b | \bper\b | \ba (?:day|week|month|year|head|piece|night) | save | saving | cheaper | more | less | fewer | left | to go | instead | faster | earlier
    later | longer | shorter | almost | nearly | ahead | remaining | double | half | raise | increase | grow | become
    other | übrigen | anderen | remain | of them | missing | short of | still`),
  'iu',
)

/** How many numbers are tried with each other. */
export const mostTried = 60

const plainNumbers = (numbers: readonly GivenNumber[]): Plain[] => {
  const seen = new Set<string>()
  return numbers
    .filter(({ weak }) => !weak)
    .map(({ value, unit }) => ({ value, unit }))
    .filter(({ value, unit }) => {
      const key = `${value} ${unit}`
      return value > 0 && !seen.has(key) && !!seen.add(key)
    })
    .slice(0, mostTried)
}

/** Whether a number has so many figures that it does not come about by chance. */
const isTelling = (value: number) => value >= 100 && !/^[1-9]0+$/.test(String(value))

const difference = /^ (?:mehr|weniger|more|fewer|less)(?!\p{L})/iu

const isDifferenceOf = (value: number, numbers: readonly Plain[], close: ReadonlySet<number>) =>
  numbers.some(
    one =>
      close.has(one.value) &&
      numbers.some(other => (!other.unit || other.value > 200) && near(value, Math.abs(one.value - other.value))),
  )

/** Of what counts nothing that is known, only numbers that stand near are added up: there are too many others. */
const isSum = (
  value: number,
  unit: string | undefined,
  numbers: readonly Plain[],
  within: number,
  { beside, spoken, behind, alike: alikeBeside }: Pick<Stated, 'beside' | 'spoken' | 'behind' | 'alike'>,
) => {
  const close = unit ? alikeBeside() : beside()
  const all = numbers.filter(
    one =>
      one.value !== value &&
      ((unit && one.unit) || close.has(one.value) || (one.value >= 100 && spoken.has(one.value))),
  )
  const alike = all.filter(one => sameUnit(unit, one.unit) || sameUnit(one.unit, unit))
  // What says that it is a difference may rest on one number that stands beside it.
  if (
    (difference.test(behind) || (!unit && isTelling(value))) &&
    isDifferenceOf(value, numbers, unit ? alikeBeside() : close)
  )
    return true
  const total = alike.reduce((sum, one) => sum + one.value, 0)
  if (alike.length > 1 && near(value, total, within)) return true
  // What is left of the whole when all others are taken off.
  const most = Math.max(0, ...alike.map(one => one.value))
  const spokenOf = alike.filter(one => one.unit === unit && spoken.has(one.value))
  if (spokenOf.length > 2 && near(value, 2 * most - spokenOf.reduce((sum, one) => sum + one.value, 0), within))
    return true
  return alike.some((one, at) =>
    alike.some(
      (other, place) =>
        sameUnit(one.unit, other.unit) &&
        ((place > at && near(value, one.value + other.value, within)) ||
          (one.value > other.value && near(value, one.value - other.value, within))),
    ),
  )
}

/** What says that a price is held against another. */
const saving =
  /spar|ersparnis|günstig|billig|statt|sav(?:e|ing)|cheap|instead|less|more than|mehr als|weniger|übrig|bleib|left/iu

const isProduct = (
  value: number,
  unit: string | undefined,
  all: readonly Plain[],
  within: number,
  half: number,
  beside: ReadonlySet<number>,
  { behind, sentence }: Pick<Stated, 'behind' | 'sentence'>,
) => {
  const saves = saving.test(sentence)
  return all.some(one => {
    const isPart = !unit && /^ (?:each|pro|je|per|a head|apiece)(?!\p{L})/u.test(behind) && beside.has(one.value)
    if (
      !isPart &&
      (unit ? one.unit !== unit && !(!one.unit && beside.has(one.value)) : one.unit || !beside.has(one.value))
    )
      return false
    return all.some(other => {
      if (one === other || (other.unit && unit && other.unit === unit)) return false
      if (!unit && !beside.has(other.value)) return false
      if (other.unit === '%') {
        const share = other.value / 100
        return [share, 1 - share, 1 + share].some(part => near(value, one.value * part, within))
      }
      const times = one.value * other.value
      if (near(value, times, within)) return true
      if (unit && saves && all.some(third => (!third.unit || third.unit === unit) && near(value, times - third.value)))
        return true
      return other.value > 1 && Math.abs(value - one.value / other.value) <= Math.max(half, within * value)
    })
  })
}

/** By what a price is multiplied that is told for another stretch of time; of a year some months may be free. */
const periodOf = ({ sentence, before, behind }: Stated, numbers: Given['numbers']): readonly number[] => {
  const near = `${before} ${behind}`
  const free = numbers.flatMap(({ unit, value }) => (unit === 'month' && value < 12 ? 12 - value : []))
  if (/ein Jahr|a year of|annual/iu.test(sentence) && free.length) return [12, 52, 4, ...free]
  if (/im Jahr|jährlich|pro Jahr|a year|per year|annual/iu.test(near)) return [12, 52, 4, ...free]
  if (/im Monat|monatlich|pro Monat|a month|per month/iu.test(near)) return [12, 4]
  return /in der Woche|pro Woche|a week|per week/iu.test(near) ? [52, 7, 5] : []
}

/** Whether it is what the other numbers of its list or paragraph come to. */
const isTotal = (value: number, others: readonly number[]): boolean =>
  others.length > 1 &&
  near(
    value,
    others.reduce((sum, one) => sum + one, 0),
  )

/** Whether a number is the difference of two that were given, one of which stands beside it. */
export const isDifferenceGiven = ({ fact: { said }, beside }: Stated, { numbers }: Given): boolean =>
  said.values.some(value => isDifferenceOf(value, plainNumbers(numbers), beside()))

/** What several come to of which the price of one was given: two beds at 380 each. */
const isOfEach = (value: number, all: readonly Plain[], beside: ReadonlySet<number>): boolean =>
  all.some(
    one =>
      one.value >= 20 &&
      !one.unit &&
      Number.isInteger(value / one.value) &&
      value > one.value &&
      beside.has(value / one.value),
  )

const money = new Set(['EUR', 'GBP', 'USD', 'CHF'])
const surcharge =
  /(?<!\d\s?)(?<![\p{L}+])(?:\+|plus|zzgl\.?|aufpreis|aufschlag|zuschlag|extra|supplement)\s?[€£$]?(\d+(?:[.,]\d\d)?)(?![\d%]|\.\d|\s?%|\s(?!pro|per|auf|euro|eur)\p{L}{3,})/giu

/** Whether a telling number comes of others of its text, which are looked at themselves: a sum, a price for so many. */
const isOfSpoken = (value: number, all: readonly Plain[], spoken: ReadonlySet<number>): boolean => {
  const others = [...spoken].filter(one => one > 0 && one !== value).slice(0, mostTried)
  return (
    others.some((one, at) =>
      others.some((other, place) => place > at && one >= 20 && other >= 20 && near(value, one + other)),
    ) || others.some(one => isTelling(one) && all.some(other => other.value !== 1 && near(value, one * other.value)))
  )
}

/** Whether a number is a price, be it the first of two that share their unit. */
const isMoney = ({ fact: { said }, behind }: Stated) =>
  said.unit ? money.has(said.unit) : /^ (?:und|bis|oder|and|or|to) [\d.,]+ ?(?:Euro|€|pounds)/u.test(behind)

/** What comes on top of a price: „einzelzimmer +60“. */
const surchargesIn = (text: string): readonly number[] =>
  Array.from(text.matchAll(surcharge), ([, much = '']) => Number(much.replace(',', '.'))).slice(0, 8)

/** Whether a number follows from others by one step of reckoning, where the sentence says so or it is no chance. */
export const isReckoned = (it: Stated, given: Given): boolean => {
  const { fact, sentence, before, beside } = it
  const { values, unit } = fact.said
  const all = plainNumbers(given.numbers.filter(({ language }) => !language || language === it.language))
  const isRough = roughly.test(before)
  const cued = isRough || reckoned.test(sentence)
  const within = isRough ? 0.05 : 1e-9
  const periods = periodOf(it, given.numbers)
  const more = isMoney(it) ? surchargesIn(given.text) : []
  return values.some(value => {
    if (
      more.some(extra =>
        all.some(
          one => it.spoken.has(one.value) && sameUnit(unit ?? 'EUR', one.unit) && near(value, one.value + extra),
        ),
      )
    )
      return true
    if (unit && isOfEach(value, all, beside())) return true
    if (unit && isTotal(value, it.others())) return true
    if (isTelling(value) && isOfSpoken(value, all, it.spoken)) return true
    if (!cued && !isTelling(value) && !periods.length) return false
    if (
      periods.some(times =>
        all.some(
          one =>
            (one.unit ?? unit) === unit &&
            [one.value * times, one.value / times].some(other => near(value, other, within)),
        ),
      )
    )
      return true
    const half = isRough ? 0.5 : 1e-9
    if (cued && inAll(value, unit).some(one => isSum(one.value, one.unit, all, within, it))) return true
    if (cued && unit === '%')
      return all.some(one =>
        all.some(other => {
          const share = (100 * one.value) / other.value
          return one !== other && [share, Math.abs(100 - share)].some(part => Math.abs(part - value) <= 0.5)
        }),
      )
    return isProduct(value, unit, all, within, half, unit ? it.alike() : beside(), it)
  })
}
