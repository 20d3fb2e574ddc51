import type { Day } from '../meaning/facts.ts'
import { isOneOf } from './calendar.ts'
import { folded } from './folded.ts'
import type { Given } from './given.ts'
import type { Stated } from './stated.ts'

const clockBefore = /(?:\b(?:um|bis|von|ab|gegen|at|from|until|till|to|by)|[-–])[ \u00a0]?$/iu
const clockBehind = /^[ \u00a0]?(?:noon|mittags|midday|in the (?:morning|evening|afternoon)|morgens|abends|[-–])/iu

export const isClock = ({ before, behind, fact }: Stated, { minutes }: Given) =>
  !fact.said.unit &&
  (clockBefore.test(before) || clockBehind.test(behind)) &&
  fact.said.values.some(value => minutes.has(Math.floor(value) * 60 + Math.round((value % 1) * 100)))

/** What a number counts in one word with it: „Zehnerkarte“, „dreigängig“. */
export const joinedTo =
  /^(?:er(?:pack|karte|block|gruppe|tisch|zimmer|ticket|set)|köpfig|gängig|stöckig|seitig|stufig)/u

/** „bis eins am Samstag“, “until one on Saturdays”: what can only be a time. */
export const isSurelyClock = ({ before, behind, fact }: Stated) =>
  !fact.said.unit &&
  fact.said.values.every(value => value >= 1 && value <= 24) &&
  /(?<!\p{L})(?:um|at|until|till|bis|by)[ \u00a0]$/iu.test(before) &&
  /^ (?:(?:on|am|an) (?:\p{L}+days?|\p{L}+tag\p{L}*)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?)(?!\p{L})/iu.test(
    behind,
  )

/** „vier mehr als bisher“ is a difference, which no other four confirms. */
export const isDifference = ({ behind, fact: { said } }: Stated, { text }: Given) =>
  /^ (?:mehr|weniger|more|fewer|less) (?:als|than)(?!\p{L})/iu.test(behind) &&
  !said.unit &&
  !said.values.some(value =>
    new RegExp(
      String.raw`\+\s?${value}(?!\d)|(?<!\d)${value}\s(?:\p{L}+\s)?(?:mehr|weniger|more|fewer|less)`,
      'iu',
    ).test(text),
  )

/** Whether a number was given with letters before it: “u16”, „BF17“. */
export const isInCode = (value: number, { plain }: Given) =>
  new RegExp(String.raw`(?<![\p{L}\d])\p{L}{1,2}${value}(?![\p{L}\d])`, 'u').test(plain)

export const everyOther = /(?:jede[rnms]?|every) $/iu
const nths = ['erst|first', 'zweit|second', 'dritt|third', 'viert|fourth', 'letzt|last|fünft|fifth']
/** A place in a row as notes write it. */
export const nthGiven = (nth: number) =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${nths[nth - 1]}|${nth}(?:\.|st|nd|rd|th)(?!\d|\p{L}))`, 'iu')

export const ordinals =
  /(?:[rnsgfßtz]te[nrms]?|zweite[nrms]?|dritte[nrms]?|siebte[nrms]?|achte[nrms]?|first|second|third|\p{L}th|\d(?:st|nd|rd|th|\.))$/iu

/** What has a number that says which, and how such a number is given. */
export const storeys = /^(?:[ \u00a0-])(Stock|Etage|Ober|OG|Generation|Platz|Rang|floor|storey|generation|place)/u
const isDigits = (key: string) => /^\d+$/.test(key)

export const isContactGiven = (key: string, { keys, digits, letters, raw }: Given) =>
  keys.has(key) ||
  // Where an address of mail was given, another one that only its dots set apart is another.
  (!(key.includes('@') && [...keys].some(one => one.includes('@')) && !raw.toLowerCase().includes(key)) &&
    isLikelyGiven(key, digits, letters))

const isLikelyGiven = (key: string, digits: string, letters: string) =>
  isDigits(key)
    ? digits.includes(key.replace(/^0+/, ''))
    : letters.includes(folded(key).replaceAll(/[^\p{L}\p{N}]/gu, ''))

/** What days a date of a text may mean, with its day of the week left out. */
export const isDayGiven = (day: Day, given: Given) => {
  const { d, m, y } = day
  if (d !== undefined) return isOneOf({ d, m, y }, given.days)
  if (m !== undefined)
    return (
      isOneOf({ m, y }, given.days) ||
      given.facts.some(
        ({ said }) => said.kind === 'date' && said.days.some(one => one.m === m && (!y || !one.y || one.y === y)),
      )
    )
  return true
}
