import type { Locale } from '#shared/text.ts'
import type { Rule } from './rule.ts'

/** One of a unit, and several, in German and in English. */
const units: Readonly<Record<string, Readonly<Record<Locale, readonly [string, string]>>>> = {
  'km/h': { de: ['Kilometer pro Stunde', 'Kilometer pro Stunde'], en: ['kilometre an hour', 'kilometres an hour'] },
  'm/s': { de: ['Meter pro Sekunde', 'Meter pro Sekunde'], en: ['metre a second', 'metres a second'] },
  kWh: { de: ['Kilowattstunde', 'Kilowattstunden'], en: ['kilowatt-hour', 'kilowatt-hours'] },
  kW: { de: ['Kilowatt', 'Kilowatt'], en: ['kilowatt', 'kilowatts'] },
  'm²': { de: ['Quadratmeter', 'Quadratmeter'], en: ['square metre', 'square metres'] },
  qm: { de: ['Quadratmeter', 'Quadratmeter'], en: ['square metre', 'square metres'] },
  'km²': { de: ['Quadratkilometer', 'Quadratkilometer'], en: ['square kilometre', 'square kilometres'] },
  'm³': { de: ['Kubikmeter', 'Kubikmeter'], en: ['cubic metre', 'cubic metres'] },
  km: { de: ['Kilometer', 'Kilometer'], en: ['kilometre', 'kilometres'] },
  cm: { de: ['Zentimeter', 'Zentimeter'], en: ['centimetre', 'centimetres'] },
  mm: { de: ['Millimeter', 'Millimeter'], en: ['millimetre', 'millimetres'] },
  kg: { de: ['Kilogramm', 'Kilogramm'], en: ['kilogram', 'kilograms'] },
  mg: { de: ['Milligramm', 'Milligramm'], en: ['milligram', 'milligrams'] },
  ml: { de: ['Milliliter', 'Milliliter'], en: ['millilitre', 'millilitres'] },
  GB: { de: ['Gigabyte', 'Gigabyte'], en: ['gigabyte', 'gigabytes'] },
  MB: { de: ['Megabyte', 'Megabyte'], en: ['megabyte', 'megabytes'] },
  kB: { de: ['Kilobyte', 'Kilobyte'], en: ['kilobyte', 'kilobytes'] },
  TB: { de: ['Terabyte', 'Terabyte'], en: ['terabyte', 'terabytes'] },
  '°C': { de: ['Grad Celsius', 'Grad Celsius'], en: ['degree Celsius', 'degrees Celsius'] },
  '°': { de: ['Grad', 'Grad'], en: ['degree', 'degrees'] },
  '%': { de: ['Prozent', 'Prozent'], en: ['per cent', 'per cent'] },
  '‰': { de: ['Promille', 'Promille'], en: ['per mille', 'per mille'] },
  m: { de: ['Meter', 'Meter'], en: ['metre', 'metres'] },
  g: { de: ['Gramm', 'Gramm'], en: ['gram', 'grams'] },
  l: { de: ['Liter', 'Liter'], en: ['litre', 'litres'] },
  t: { de: ['Tonne', 'Tonnen'], en: ['tonne', 'tonnes'] },
}

const feminine = new Set(['kWh', 't'])

/** The rule by which a number with a unit is said. */
export const unitsOf = (
  locale: Locale,
  number: string,
  said: (whole: string, decimals?: string) => string,
): readonly Rule[] => {
  const names = Object.keys(units).join('|')
  const point = locale === 'de' ? ',' : String.raw`\.`
  return [
    [
      new RegExp(String.raw`(${number})(?:${point}(\d+))?[\s\u00a0\u202f]?(${names})(?![\p{L}\d²³/])`, 'gu'),
      ([, whole = '', decimals = '', unit = '']) => {
        const isOne = whole === '1' && !decimals
        const [one = '', more = ''] = units[unit]?.[locale] ?? []
        const count = isOne && locale === 'de' && feminine.has(unit) ? 'eine' : said(whole, decimals || undefined)
        return `${count} ${isOne ? one : more}`
      },
    ],
  ]
}
