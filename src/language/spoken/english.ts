import { englishOrdinal, inWords, numberSaid, yearSaid } from './numbers.ts'
import type { Rule } from './rule.ts'
import { unitsOf } from './units.ts'

const months = 'January February March April May June July August September October November December'.split(' ')
const monthNames = months.join('|')
/** It begins where its figures do: from each of many, all that follow would be read. */
const number = String.raw`(?<!\d)(?:\d{1,3}(?:,\d{3}){1,7}|\d+)`
const said = (whole: string, decimals?: string) => numberSaid(whole.replaceAll(',', ''), decimals, 'en')
const year = (written: string | undefined) => (written ? `, ${yearSaid(Number(written), 'en')}` : '')

const dated = (day: string, month: string | undefined, written: string | undefined) =>
  month && Number(day) >= 1 && Number(day) <= 31
    ? `the ${englishOrdinal(Number(day))} of ${month}${year(written)}`
    : undefined

const clock = (hours: string, minutes: string, half: string) => {
  if (Number(hours) > 24 || Number(minutes || '0') > 59) return undefined
  const rest = Number(minutes) ? ` ${Number(minutes) < 10 ? 'oh ' : ''}${inWords(Number(minutes), 'en')}` : ''
  const end = half ? ` ${half[0]?.toLowerCase()} m` : rest ? '' : " o'clock"
  return `${inWords(Number(hours), 'en')}${rest}${end}`
}

const currencies: Readonly<Record<string, readonly [one: string, more: string, small: string]>> = {
  '€': ['euro', 'euros', 'cents'],
  EUR: ['euro', 'euros', 'cents'],
  $: ['dollar', 'dollars', 'cents'],
  USD: ['dollar', 'dollars', 'cents'],
  '£': ['pound', 'pounds', 'pence'],
  GBP: ['pound', 'pounds', 'pence'],
  CHF: ['franc', 'francs', 'centimes'],
}
const scales: Readonly<Record<string, string>> = { m: 'million', bn: 'billion', k: 'thousand' }

const amount = (sign: string, whole: string, decimals: string, scale: string) => {
  const [one = sign, more = sign, small = ''] = currencies[sign] ?? []
  if (scale) return `${said(whole, decimals || undefined)} ${scales[scale] ?? scale} ${more}`
  if (decimals.length === 1) return `${said(whole, decimals)} ${more}`
  const cents = Number(decimals) ? ` and ${inWords(Number(decimals), 'en')} ${small}` : ''
  return `${said(whole)} ${whole === '1' ? one : more}${cents}`
}

const abbreviations: Readonly<Record<string, string>> = {
  'e.g.': 'for example',
  'i.e.': 'that is',
  'etc.': 'et cetera',
  'vs.': 'versus',
  'approx.': 'approximately',
  'Dr.': 'Doctor',
  'Mr.': 'Mister',
  'Mrs.': 'Missus',
  'Prof.': 'Professor',
  'No.': 'number',
  'Dept.': 'Department',
  'incl.': 'including',
}

const scaled = String.raw`(?:[\s\u00a0]?(m|bn|k|million|billion|thousand)\b)?`

/** How English is spoken, in the order in which it is looked for. */
export const english: readonly Rule[] = [
  [/\b(\d{4})-(\d\d)-(\d\d)\b/g, ([, y, month, day = '']) => dated(day, months[Number(month) - 1], y)],
  [/\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g, ([, day = '', month, y]) => dated(day, months[Number(month) - 1], y)],
  [
    new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\s(${monthNames})(?:,?\s(\d{4}))?\b`, 'g'),
    ([, day = '', month, y]) => dated(day, month, y),
  ],
  [
    new RegExp(String.raw`\b(${monthNames})\s(\d{1,2})(?:st|nd|rd|th)?(?:,?\s(\d{4}))?\b`, 'g'),
    ([, month = '', day = '', y]) =>
      Number(day) <= 31 ? `${month} ${englishOrdinal(Number(day))}${year(y)}` : undefined,
  ],
  [
    /\b(\d{1,2})[:.](\d\d)[\s\u00a0]?([ap])(?:m\b|\.m\.)/gi,
    ([, hours = '', minutes = '', half = '']) => clock(hours, minutes, half),
  ],
  [/\b(\d{1,2})[\s\u00a0]?([ap])(?:m\b|\.m\.)/gi, ([, hours = '', half = '']) => clock(hours, '', half)],
  [/\b(\d{1,2}):(\d\d)\b/g, ([, hours = '', minutes = '']) => clock(hours, minutes, '')],
  [/(?<=\d)[\s\u00a0]?[–-][\s\u00a0]?(?=[\d€$£])/g, () => ' to '],
  [
    new RegExp(String.raw`([€$£])[\s\u00a0]?(${number})(?:\.(\d{1,2}))?${scaled}`, 'g'),
    ([, sign = '', whole = '', decimals = '', scale = '']) => amount(sign, whole, decimals, scale),
  ],
  [
    new RegExp(String.raw`(${number})(?:\.(\d{1,2}))?${scaled}[\s\u00a0]?(€|EUR\b|USD\b|GBP\b|CHF\b)`, 'g'),
    ([, whole = '', decimals = '', scale = '', sign = '']) => amount(sign, whole, decimals, scale),
  ],
  ...unitsOf('en', number, said),
  ...Object.entries(abbreviations).map(([short, long]): Rule => [
    new RegExp(String.raw`(?<![\p{L}\d])${short.replaceAll('.', String.raw`\.`)}`, 'gu'),
    () => long,
  ]),
  [/\b(\d{1,3})(?:st|nd|rd|th)\b/g, ([, rank]) => englishOrdinal(Number(rank))],
  [/(?<![\d.,\p{L}])(1[1-9]\d\d|20[1-9]\d)(?![\d.,]*\d)/gu, ([, y]) => yearSaid(Number(y), 'en')],
  [
    new RegExp(String.raw`(?<![\p{L}\d])(${number})(?:\.(\d+))?(?![\p{L}\d])`, 'gu'),
    ([, whole = '', decimals]) => said(whole, decimals),
  ],
  [/\s&\s/g, () => ' and '],
  [/(?<=\s)=(?=\s)/g, () => 'equals'],
  [/(?<=\s)\+(?=\s)/g, () => 'plus'],
  [/(?<=\p{L})\/(?=\p{L})/gu, () => ' '],
]
