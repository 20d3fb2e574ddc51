import { germanOrdinal, inWords, numberSaid, yearSaid } from './numbers.ts'
import type { Rule } from './rule.ts'
import { unitsOf } from './units.ts'

const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const weekdays: Readonly<Record<string, string>> = {
  ...{ Mo: 'Montag', Di: 'Dienstag', Mi: 'Mittwoch', Do: 'Donnerstag', Fr: 'Freitag' },
  ...{ Sa: 'Samstag', So: 'Sonntag' },
}
const monthNames = `${months.join('|')}|Jänner`
/** It begins where its figures do: from each of many, all that follow would be read. */
const number = String.raw`(?<!\d)(?:\d{1,3}(?:\.\d{3}){1,7}|\d+)`

const said = (whole: string, decimals?: string) => numberSaid(whole.replaceAll('.', ''), decimals, 'de')
/** Before a noun: „ein Euro“. */
const counted = (whole: string, decimals?: string) => (whole === '1' && !decimals ? 'ein' : said(whole, decimals))

/** The ending of a day or a rank, by the word before it. */
const ending = (before: string) => {
  const words = before
    .trimEnd()
    .toLowerCase()
    .split(/[\s,]+/)
    .slice(-3)
  if (/^(?:der|die|das|jede|jeder|diese|erste)$/.test(words.at(-1) ?? '')) return 'e'
  const leads = /^(?:am|dem|den|vom|zum|zur|bis|seit|ab|im|beim|jeden|des|nach|vor|einem|einen)$/
  return words.some(word => leads.test(word)) ? 'en' : 'er'
}
const dayOf = (day: string, before: string) => `${germanOrdinal(Number(day))}${ending(before)}`

const dated = (day: string, month: number, year: string, before: string) => {
  const name = months[month - 1]
  if (!name || Number(day) > 31 || Number(day) < 1) return undefined
  return `${dayOf(day, before)} ${name}${year ? ` ${yearSaid(Number(year), 'de')}` : ''}`
}

const clock = (hours: string, minutes: string) => {
  if (Number(hours) > 24 || Number(minutes) > 59) return undefined
  const hour = hours === '1' || hours === '01' ? 'ein' : inWords(Number(hours), 'de')
  return `${hour} Uhr${Number(minutes) ? ` ${inWords(Number(minutes), 'de')}` : ''}`
}

const currencies: Readonly<Record<string, readonly [string, string]>> = {
  '€': ['Euro', 'Cent'],
  EUR: ['Euro', 'Cent'],
  Euro: ['Euro', 'Cent'],
  $: ['Dollar', 'Cent'],
  USD: ['Dollar', 'Cent'],
  '£': ['Pfund', 'Pence'],
  GBP: ['Pfund', 'Pence'],
  CHF: ['Franken', 'Rappen'],
}
const scales: Readonly<Record<string, string>> = { Mio: 'Millionen', Mrd: 'Milliarden', Tsd: 'tausend' }

const amount = (whole: string, decimals: string, scale: string, sign: string) => {
  const [name = sign] = currencies[sign] ?? []
  if (scale) return `${said(whole, decimals)} ${scales[scale] ?? scale} ${name}`
  const small = /^\d\d$/.test(decimals) && decimals !== '00' ? ` ${inWords(Number(decimals), 'de')}` : ''
  return decimals.length === 1 ? `${said(whole, decimals)} ${name}` : `${counted(whole)} ${name}${small}`
}

const abbreviations: Readonly<Record<string, string>> = {
  'z. B.': 'zum Beispiel',
  'd. h.': 'das heißt',
  'u. a.': 'unter anderem',
  'o. Ä.': 'oder Ähnliches',
  'i. d. R.': 'in der Regel',
  'usw.': 'und so weiter',
  'etc.': 'et cetera',
  'bzw.': 'beziehungsweise',
  'ca.': 'circa',
  'ggf.': 'gegebenenfalls',
  'inkl.': 'inklusive',
  'exkl.': 'exklusive',
  'zzgl.': 'zuzüglich',
  'evtl.': 'eventuell',
  'vgl.': 'vergleiche',
  'sog.': 'sogenannte',
  'max.': 'maximal',
  'min.': 'mindestens',
  'Dr.': 'Doktor',
  'Prof.': 'Professor',
  'Nr.': 'Nummer',
  'Tel.': 'Telefon',
  'Str.': 'Straße',
  'Mio.': 'Millionen',
  'Mrd.': 'Milliarden',
  'Abs.': 'Absatz',
  'Abb.': 'Abbildung',
  'St.': 'Sankt',
}
const abbreviated = (short: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\d])${short.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`[\s\u00a0\u202f]?`)}`,
    'gu',
  )

/** How German is spoken, in the order in which it is looked for. */
export const german: readonly Rule[] = [
  [/(?<!\p{L})(Mo|Di|Mi|Do|Fr|Sa|So)\.(?=,?\s\d)/gu, ([, short = '']) => weekdays[short]],
  [/\b(\d{4})-(\d\d)-(\d\d)\b/g, ([, year = '', month, day = ''], before) => dated(day, Number(month), year, before)],
  [
    /\b(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\b/g,
    ([, day = '', month, year = ''], before) => dated(day, Number(month), year, before),
  ],
  [/\b(\d{1,2})\.(\d{1,2})\.(?!\d)/g, ([, day = '', month], before) => dated(day, Number(month), '', before)],
  [
    new RegExp(String.raw`\b(\d{1,2})\.\s?(${monthNames})(?:\s(\d{4}))?\b`, 'g'),
    ([, day = '', month = '', year], before) =>
      `${dayOf(day, before)} ${month}${year ? ` ${yearSaid(Number(year), 'de')}` : ''}`,
  ],
  [/\b(\d{1,2})[:.](\d\d)(?:[\s\u00a0]?Uhr)\b/g, ([, hours = '', minutes = '']) => clock(hours, minutes)],
  [/\b(\d{1,2}):(\d\d)\b/g, ([, hours = '', minutes = '']) => clock(hours, minutes)],
  [/\b1[\s\u00a0]Uhr\b/g, () => 'ein Uhr'],
  [/(?<=\d)[\s\u00a0]?[–-][\s\u00a0]?(?=\d)/g, () => ' bis '],
  [
    new RegExp(
      String.raw`(${number})(?:,(\d{1,2}|[–-]))?[\s\u00a0]?(?:(Mio|Mrd|Tsd)\.?[\s\u00a0]?)?(€|EUR\b|Euro\b|\$|USD\b|£|GBP\b|CHF\b)`,
      'g',
    ),
    ([, whole = '', decimals = '', scale = '', sign = '']) => amount(whole, decimals.replace(/[–-]/, ''), scale, sign),
  ],
  [/([€$£])[\s\u00a0]?(\d+)/g, ([, sign = '', whole = '']) => amount(whole, '', '', sign)],
  ...unitsOf('de', number, counted),
  ...Object.entries(abbreviations).map(([short, long]): Rule => [abbreviated(short), () => long]),
  [/§§?[\s\u00a0]?/g, ([all = '']) => (all.startsWith('§§') ? 'Paragrafen ' : 'Paragraf ')],
  [
    /(?<![\d.,])(\d{1,2})\.(?=\s\p{Lu}?\p{Ll}+)(?!\s*$)/gu,
    ([, rank = ''], before) =>
      /\b(?:am|der|die|das|dem|den|des|vom|zum|zur|im|beim|jeder|jeden)\s$/i.test(before)
        ? dayOf(rank, before)
        : undefined,
  ],
  [/(?<![\d.,\p{L}])(1[1-9]\d\d)(?![\d.,]*\d)/gu, ([, year]) => yearSaid(Number(year), 'de')],
  [
    new RegExp(String.raw`(?<![\p{L}\d])(${number})(?:,(\d+))?(?![\p{L}\d])`, 'gu'),
    ([, whole = '', decimals]) => said(whole, decimals),
  ],
  [/\s&\s/g, () => ' und '],
  [/(?<=\s)=(?=\s)/g, () => 'gleich'],
  [/(?<=\s)\+(?=\s)/g, () => 'plus'],
  [/(?<=\p{L})\/(?=\p{L})/gu, () => ' '],
]
