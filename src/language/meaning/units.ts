/** Units by what they are called in both languages; the first name of a row is the one they are known by here. */
const table = `
  %: Prozent percent per␣cent v.␣H.
  %p: Prozentpunkte Prozentpunkten Prozentpunkt percentage␣points percentage␣point
  EUR: € Euro Euros euro euros
  ct: Cent Cents cent cents pence
  USD: $ US$ US-Dollar Dollar Dollars dollar dollars
  GBP: £ Pfund␣Sterling pounds␣sterling
  lb: Pfund pounds pound lbs
  CHF: Franken Schweizer␣Franken francs Fr.
  km: Kilometer Kilometern kilometre kilometres kilometer kilometers
  m: Meter Metern metre metres meter meters
  cm: Zentimeter Zentimetern centimetre centimetres centimeter centimeters
  mm: Millimeter Millimetern millimetre millimetres millimeter millimeters
  mi: Meilen Meile miles mile
  ft: Fuß feet foot
  in: Zoll inches inch
  m²: qm Quadratmeter Quadratmetern square␣metres square␣meters sqm sq␣m
  km²: Quadratkilometer Quadratkilometern square␣kilometres square␣kilometers
  m³: Kubikmeter Kubikmetern cubic␣metres cubic␣meters
  ha: Hektar hectares hectare
  kg: Kilogramm Kilo Kilos kilogram kilograms kilogrammes kilos
  g: Gramm grams gram grammes
  mg: Milligramm milligrams milligram
  t: Tonnen Tonne tonnes tonne tons ton
  l: L Liter Litern litre litres liter liters
  ml: Milliliter Millilitern millilitre millilitres milliliter milliliters
  °C: Grad␣Celsius degrees␣Celsius degrees␣centigrade °␣C
  °F: Grad␣Fahrenheit degrees␣Fahrenheit °␣F
  °: Grad degrees degree
  km/h: Stundenkilometer Stundenkilometern kilometres␣per␣hour kilometers␣per␣hour kph Kilometer␣pro␣Stunde
  mph: miles␣per␣hour
  kWh: Kilowattstunden Kilowattstunde kilowatt␣hours kilowatt-hours
  kW: Kilowatt kilowatts
  W: Watt watts
  GB: Gigabyte gigabytes
  MB: Megabyte megabytes
  TB: Terabyte terabytes
  year: Jahre Jahren Jahr years year
  month: Monate Monaten Monat months month
  week: Wochen Woche weeks week
  day: Tage Tagen Tag days day
  h: Stunden Stunde Std. hours hour hrs
  min: Minuten Minute Min. minutes minute mins
  s: Sekunden Sekunde Sek. seconds second secs`

const known = new Map(
  table
    .trim()
    .split('\n')
    .flatMap(row => {
      const [unit = '', names = ''] = row.trim().split(': ')
      return [unit, ...names.split(' ')].map(name => [name.replaceAll('␣', ' '), unit] as const)
    }),
)

/** Signs that stand before or behind an amount. */
const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  EUR: 'EUR',
  $: 'USD',
  US$: 'USD',
  USD: 'USD',
  '£': 'GBP',
  GBP: 'GBP',
  CHF: 'CHF',
}

/** Without the short name of inches, which is a word: „5 in“ a row. */
const escaped = (text: string) => text.replaceAll(/[.$*+?^{}()|[\]\\/]/g, String.raw`\$&`)
const names = [...known.keys(), ...Object.keys(currencies)]
  .filter(name => name !== 'in')
  .sort((one, other) => other.length - one.length)
  .map(escaped)
  .join('|')

const behind = new RegExp(`[ \\u00a0\\u202f-]?(${names})(?![\\p{L}\\d])`, 'uy')
const compound = /-?(jährig|tägig|wöchig|monatig|stündig|minütig|prozentig|year|day|week|month|hour|minute)/y
const compounds: Readonly<Record<string, string>> = {
  jährig: 'year',
  tägig: 'day',
  wöchig: 'week',
  monatig: 'month',
  stündig: 'h',
  minütig: 'min',
  prozentig: '%',
  hour: 'h',
  minute: 'min',
}
const before = /(US\$|[€$£]|EUR|USD|GBP|CHF)[ \u00a0\u202f]?$/

/** The unit that follows an amount, and where it ends. */
export const unitBehind = (text: string, at: number): { unit: string; to: number } | undefined => {
  behind.lastIndex = at
  const found = behind.exec(text)
  if (found) return { unit: known.get(found[1] ?? '') ?? currencies[found[1] ?? ''] ?? '', to: behind.lastIndex }
  compound.lastIndex = at
  const joined = compound.exec(text)?.[1]
  return joined ? { unit: compounds[joined] ?? joined, to: compound.lastIndex } : undefined
}

/** The sign of a currency before an amount, and where it begins. */
export const currencyBefore = (text: string, at: number): { unit: string; from: number } | undefined => {
  const found = before.exec(text.slice(Math.max(0, at - 4), at))
  return found ? { unit: currencies[found[1] ?? ''] ?? '', from: at - found[0].length } : undefined
}
