import { months, weekdays } from '../meaning/calendar.ts'
import { wordSpans } from '../spans.ts'

/** What German writes with a capital letter, and notes do not: days, months, times and units are told by it. */
const nouns = new Set(
  `uhr jahr jahre jahren monat monate monaten woche wochen tag tage tagen stunde stunden minute minuten sekunde sekunden
  prozent kilometer meter zentimeter millimeter quadratmeter kilo kilogramm gramm tonnen liter grad cent franken pfund
  hektar euro million millionen milliarde milliarden tausend dutzend`.split(/\s+/),
)

const shortDays: Readonly<Record<string, string>> = {
  mo: 'Montag',
  di: 'Dienstag',
  mi: 'Mittwoch',
  do: 'Donnerstag',
  fr: 'Freitag',
  sa: 'Samstag',
  so: 'Sonntag',
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  weds: 'Wednesday',
  sun: 'Sunday',
}

const shortDay = new RegExp(
  String.raw`(?<![\p{L}\d.@])(${Object.keys(shortDays).join('|')})(?![\p{L}\d]|\.\p{L})\.?`,
  'giu',
)

/** Short names of units and powers as they are typed. */
const short: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s?(?:t€|tsd\.?\s?€|k€)/giu, '$1 tausend Euro'],
  [/(\d)\s?k(?![\p{L}\d])/giu, '$1 tausend'],
  [/(\d)\s?(?:mio|mill?)\b\.?/giu, '$1 Millionen'],
  [/(\d)m(?=\s+(?:seed|euro|pound|dollar|series|eur|usd|gbp|funding))/giu, '$1 Millionen'],
  [/(\d)\s?(?:qm|m2|sqm|sq\s?m)(?![\p{L}\d])/giu, '$1 m²'],
  [/(\d)\s?(?:std\.?|h|hrs?|hours?)(?![\p{L}\d])/giu, '$1 Stunden'],
  [/(\d)\s?(?:yrs?|j\.)(?![\p{L}\d])/giu, '$1 Jahre'],
  [/(\d)\s?(?:tg|tg\.)(?![\p{L}\d])/giu, '$1 Tage'],
  [/(\d)\s?(?:wo\.|wks?|wo(?=[\s,;)]|$))(?![\p{L}\d])/giu, '$1 Wochen'],
  [/(\d)\s?(?:mths?|mnths?|mos)(?![\p{L}\d])\.?/giu, '$1 Monate'],
  [/(?<!\d)(\d+)\s?quid(?!\p{L})/giu, '£$1'],
  [/(\d)\s?(?:kmh)(?![\p{L}\d])/giu, '$1 km/h'],
  [/(\d)p(?![\p{L}\d])/gu, '$1 Cent'],
]

const day = String.raw`(\d{1,2})(?:\.|st|nd|rd|th)?`
const month = String.raw`(?:${[...months.keys()].sort((one, other) => other.length - one.length).join('|')})(?!\p{L})`
const joined = String.raw`\s*(?:[+/&,–-]|und|and|bis|to|oder|or)\s*(?:\p{L}{2,10}\s+)?`
/** Several days of a month that is named once: „5.+6.12.“, “23/24 january”. */
const daysOfMonth = new RegExp(
  String.raw`(?<![\d.,])${day}(?=(?:${joined}${day.replace('(', '(?:')}){0,4}?${joined}(\d{1,2})(?:st|nd|rd|th|\.)?\s*(${month}|(?:\d{1,2})\.(?:\s?\d{2,4})?))`,
  'giu',
)

const shortMonths: Readonly<Record<string, string>> = {
  jan: 'Januar',
  feb: 'Februar',
  mrz: 'März',
  mar: 'März',
  apr: 'April',
  jun: 'Juni',
  jul: 'Juli',
  aug: 'August',
  sep: 'September',
  sept: 'September',
  okt: 'Oktober',
  oct: 'Oktober',
  nov: 'November',
  dez: 'Dezember',
  dec: 'Dezember',
}
const shortMonth = new RegExp(String.raw`(?<!\p{L})(?:${Object.keys(shortMonths).join('|')})(?!\p{L})\.?`, 'giu')

/** A day with its month, behind which other figures follow that are no days of it. */
const closed = new RegExp(
  String.raw`(\d{1,2}(?:\.|st|nd|rd|th)?\s?${month})\s+(?=\d)(?!\d{4}(?!\d)|\d{2}(?![\d:.h–-]|\s?(?:uhr|am|pm|bis|to|and|und)))`,
  'giu',
)

/** „1.12“ without its second dot. */
const openDate = /(?<![\d.,:])(\d{1,2})\.(\d{1,2})(?=[\s,;)]|$)(?!\.|\s?(?:uhr|h\b|€|euro|%|m²|km|kg|l\b))/giu

/** “14/10” behind what leads to a day, or with a day that is no month. */
const slashedDay =
  /(?:(?<=(?:on|by|from|since|until|til|am|bis|ab|vom|zum|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so)\.?\s)(\d{1,2})|(?<![\d/.,])(1[3-9]|2\d|3[01]))\/(\d{1,2})(?![\d/]|\.\d)/giu

/** „seit 98“, “est. 87”. */
const shortYear =
  /(?<!\p{L})(?:seit|since|gegr\.?|gegründet|est\.?|established|founded|baujahr|bj\.?|jg\.?|jahrgang|born|geb\.?)\s?['’]?(\d{2})(?![\d.,:/%]|\s?(?:jahr|year|yr|mon|wo|day|tag|min|h\b|uhr|€|euro|j\b))/giu

/** „bis ende 27“. */
const comingYear =
  /(?<!\p{L})(?:ende|anfang|mitte|bis|until|till|end(?: of)?|early|late)\s(2[4-9]|3[0-5])(?![\d,:/%-]|\.\d|\s?(?:jahr|year|yr|mon|wo|day|tag|min|h\b|uhr|€|euro|j\b|am\b|pm\b))/giu
/** A season or a school year: “25/26”. */
const season = /(?<![\d/.,])(2\d)\/(2\d)(?![\d/]|\.\d)/g

const isMonth = (word: string) => months.has(word) || weekdays.has(word)

/**
 * Notes as they would be written with care, so that what is exact in them is found: capital letters where German has
 * them, short days and units in full. They only ever confirm something, so that it need not be right.
 */
export const scribbled = (notes: string): string => {
  let text = notes.replaceAll(/(?<!\n)\n(?!\n)/g, ' ')
  for (const [shape, full] of short) text = text.replaceAll(shape, full)
  text = text.replaceAll(shortDay, found => shortDays[found.toLowerCase().replace('.', '')] ?? found)
  text = text
    .replaceAll(shortMonth, found => shortMonths[found.toLowerCase().replace('.', '')] ?? found)
    .replaceAll(closed, '$1, ')
    .replaceAll(/((?<!\d)\d{1,2}\.\d{1,2}\.)\s+(?=\d)(?!\d{4}(?!\d))/g, '$1, ')
    .replaceAll(/(uhr)\s+(?=\d+(?:[.,]\d+)?\s?[\p{L}€£$%])/giu, '$1, ')
  const seasons = Array.from(
    notes.matchAll(/(?:sommer|herbst|winter|frühjahr|frühling|spring|summer|autumn)\s(?:20)?(\d{2})(?!\d)/giu),
    ([, year]) => `20${year}`,
  )
  const runs = [...notes.matchAll(/(?<![\d.,])(\d{1,2})k(?![\p{L}\d])/giu)].map(([, far]) => `${far} km`)
  const open = [...text.matchAll(openDate)].flatMap(([, d = '', m = '']) =>
    Number(d) <= 31 && Number(m) <= 12 && Number(m) > 0 ? [`${d}.${m}.`] : [],
  )
  const days = [...text.matchAll(daysOfMonth)].map(([, first, , of]) => `${first}. ${of}`)
  const slashed = [...notes.matchAll(slashedDay)].flatMap(([, one, other, m = '']) => {
    const d = one ?? other
    return Number(d) <= 31 && Number(m) <= 12 && Number(m) > 0 ? [`${d}.${m}.`] : []
  })
  const years = Array.from(notes.matchAll(shortYear), ([, year]) => (Number(year) > 30 ? `19${year}` : `20${year}`))
  for (const [, ...found] of [...notes.matchAll(comingYear), ...notes.matchAll(season)])
    years.push(...found.map(year => `20${year}`))
  text = [text, ...days, ...open, ...slashed, ...runs, ...seasons, ...years].join('\n')
  const capital = wordSpans(text).filter(({ as, lower }) => as === lower && (nouns.has(lower) || isMonth(lower)))
  let done = ''
  let at = 0
  for (const { from } of capital) {
    done += text.slice(at, from) + (text[from] ?? '').toUpperCase()
    at = from + 1
  }
  return done + text.slice(at)
}
