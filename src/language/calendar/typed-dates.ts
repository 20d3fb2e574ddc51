import { either } from '../either.ts'
import { contactsIn } from '../meaning/contacts.ts'
import { monthNames } from '../meaning/calendar.ts'
import { datesIn } from '../meaning/dates.ts'
import type { Day, Fact, Slate } from '../meaning/facts.ts'
import { timesIn } from '../meaning/times.ts'
import type { Span } from '../spans.ts'
import { exists, weekdayOf } from './day.ts'
import { type SaidWeekday, weekdayAfter, weekdayBefore } from './weekday.ts'

/** A date as it was typed, as far as it was said; with the day of the week that belongs to it. */
export type SaidDate = Span & {
  readonly said: Day & { readonly m: number }
  /** Of several days in one month, the last, which is the one in `said`: „3. bis 5. Juni“. */
  readonly first?: number
  readonly weekday?: SaidWeekday | undefined
}

const besideNumber = new RegExp(
  String.raw`(?<=\d(?:\.|st|nd|rd|th)?[ \u00a0](?:of )?)(?:${monthNames})\b|(?<![\p{L}\d])(?!may|mar|march|mai|sep|dec)(?:${monthNames})(?=\.?[ \u00a0]\d)`,
  'giu',
)

/** Who types fast writes „14. juni“: where a number stands beside it, the name of a month gets its capital. */
const withCapitals = (text: string) =>
  text.replaceAll(besideNumber, found => {
    const capital = found.charAt(0).toUpperCase()
    return capital.length === 1 ? capital + found.slice(1) : found
  })

const leads = either(`
  am | bis | zum | vom | ab | den | dem | der | on | by | until | till | from | due | mo | di | mi | do | fr | sa | mon
  tue | wed | thu | fri | sat | sun | [a-zä]{2,6}tag | mittwoch | sonnabend | [a-z]{3,6}day`)
const before = String.raw`(?<=(?:^|[^\p{L}])${leads}[.,]? (?:den |dem |der |the )?)`
const units = either(`
  uhr | h\\b | € | euro | eur | % | prozent | m² | qm | km | kg | m\\b | cm | std | stunden | mio | pm | am\\b`)
const behind = String.raw`(?![\d.,:/]*\d|[–-]\d|[ \u00a0]?${units})`
/** Without its last dot, or with a stroke and no year: only behind a word that leads to a date. */
const bare = new RegExp(String.raw`${before}(\d{1,2})(?:([./])[ ]?)(\d{1,2})${behind}\.?`, 'giu')

const isMonth = (m: number) => m >= 1 && m <= 12

/** 12/25 can only be the one, 10/10 is the same either way, and 24/7 is no date. */
const bareDays = (one: number, sign: string, other: number): Day[] => {
  if (sign === '.') return isMonth(other) && one <= 31 ? [{ d: one, m: other }] : []
  if (one === 24 && other === 7) return []
  return [
    { d: one, m: other },
    { d: other, m: one },
  ].filter(({ d, m }) => isMonth(m) && d >= 1 && d <= 31)
}

const bareIn = (slate: Slate): Fact[] =>
  [...slate.text.matchAll(bare)].flatMap(found => {
    const days = bareDays(Number(found[1]), found[2] ?? '', Number(found[3]))
    const span = { from: found.index, to: found.index + found[0].length }
    return days.length ? [{ ...span, said: { kind: 'date', days } as const }] : []
  })

/** The one day that is meant: where day and month may be either, the weekday decides, else nobody can know. */
const meant = (days: readonly Day[], weekday: SaidWeekday | undefined): Day | undefined => {
  const [one, other] = days
  if (!other || (one?.d === other.d && one?.m === other.m)) return one
  const fits = days.filter(
    ({ d, m, y }) => d && m && y && weekday && exists({ y, m, d }) && weekdayOf({ y, m, d }) === weekday.w,
  )
  return fits.length === 1 ? fits[0] : undefined
}

const numbering =
  /(?:\b(?:Version|Kapitel|Abschnitt|Punkt|Ziffer|Nr|No|Teil|Absatz|Artikel|Art|Kap|chapter|section|part)\.?|§)[ \u00a0]?$/i
const inName = /(?:Straße|Platz|Str\.|Allee|Brücke|Aufstand|Bewegung) (?:des|der|vom) $/i

/** A month alone may be a name; behind such a word it is a time. */
const beforeMonth = new RegExp(
  String.raw`(?<!\p{L})${either(`
    ab | im | bis | seit | vom | zum | von | anfang | mitte | ende | letzten | vorigen | nächsten | kommenden
    in | by | until | till | from | since | early | mid | late | of | last | next | this`)}[ \u00a0-]$`,
  'iu',
)

/** „2.1. Leistungen“, „2.2. Preise“: at the beginnings of lines, and numbered on, these are headings. */
const numberedLines = (text: string) => {
  const found = [...text.matchAll(/^[ \t]*(\d{1,2})\.(\d{1,2})\.?(?=[ \t])/gm)]
  return new Set(
    found
      .filter(([, one, two]) =>
        found.some(([, same, next]) => same === one && Math.abs(Number(next) - Number(two)) === 1),
      )
      .map(({ index, 0: whole }) => index + whole.length - whole.trimStart().length),
  )
}

/** The dates that a text says in figures or with the name of a month, in their order; and what is left to be read. */
export const saidDates = (text: string, language: string | undefined) => {
  const slate: Slate = { text: withCapitals(text), language, letters: [] }
  contactsIn(slate)
  timesIn(slate)
  const rest = slate.text
  const numbered = numberedLines(text)
  const facts = [...datesIn(slate), ...bareIn(slate)]
    .flatMap(({ from, to, said, weak }) => (said.kind === 'date' && !weak ? [{ from, to, days: said.days }] : []))
    .sort((one, other) => one.from - other.from)
  const dates: SaidDate[] = []
  for (const { from, to, days } of facts) {
    const ahead = text.slice(Math.max(0, from - 40), from)
    if (numbering.test(ahead) || inName.test(ahead) || numbered.has(from)) continue
    const weekday = weekdayBefore(ahead, from, language) ?? weekdayAfter(text.slice(to, to + 24), to, language)
    const day = meant(days, weekday)
    if (!day?.m || (!day.d && !day.y && !beforeMonth.test(ahead))) continue
    const said = { ...day, m: day.m }
    const last = dates.at(-1)
    const span = { from: Math.min(from, weekday?.from ?? from), to: Math.max(to, weekday?.whole ?? to) }
    if (last && last.to >= to && last.said.d && said.d) {
      dates[dates.length - 1] = { ...last, said, first: last.said.d, weekday: undefined }
    } else dates.push({ ...span, said, weekday: weekday && !weekday.several && said.d ? weekday : undefined })
  }
  return { dates, rest }
}
