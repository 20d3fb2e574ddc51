/** Whether two numbers are the same, but for this part of them. */
export const near = (one: number, other: number, part = 1e-9) =>
  Math.abs(one - other) <= part * Math.max(1, Math.abs(one), Math.abs(other))

const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  lb: ['GBP'],
  GBP: ['lb', 'EUR', 'ct'],
  '°': ['°C', '°F'],
  EUR: ['ct', 'GBP', 'USD', 'CHF'],
  ct: ['EUR', 'GBP', 'USD'],
}

/** Whether two units are one, or called alike; what has none may have any. */
export const sameUnit = (one: string | undefined, other: string | undefined) =>
  !one || !other || one === other || !!alsoCalled[one]?.includes(other) || !!alsoCalled[other]?.includes(one)

/** What one unit is in another: 90 minutes are 1.5 hours. */
const inUnit: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  h: { min: 60 },
  min: { s: 60 },
  day: { h: 24 },
  week: { day: 7 },
  year: { month: 12, week: 52 },
  km: { m: 1000 },
  m: { cm: 100, mm: 1000 },
  cm: { mm: 10 },
  kg: { g: 1000 },
  t: { kg: 1000 },
  l: { ml: 1000 },
  ha: { 'm²': 10_000 },
  EUR: { ct: 100 },
  GBP: { ct: 100 },
  USD: { ct: 100 },
}

/** A number in its unit and in others of its kind. */
export const inAll = (value: number, unit: string | undefined) => [
  { value, unit },
  ...Object.entries(inUnit[unit ?? ''] ?? {}).map(([other, times]) => ({ value: value * times, unit: other })),
  ...Object.entries(inUnit).flatMap(([other, { [unit ?? '']: times }]) =>
    times ? [{ value: value / times, unit: other }] : [],
  ),
]

export type Plain = { readonly value: number; readonly unit: string | undefined }
