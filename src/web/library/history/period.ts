const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The day of a moment where its reader is: 2026-11-21. */
const dayOf = (moment: Date) =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`

const startOf = (day: string, later = 0) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later)
}

/** Days of which the last one is today. */
export const lastDays = { today: 1, week: 7, month: 30 } as const
export type Period = keyof typeof lastDays | 'own'

type Days = { readonly from?: string; readonly to?: string }

/** From which day on such a period reaches. */
export const fromOf = (period: keyof typeof lastDays, now = new Date()) =>
  dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - lastDays[period] + 1))

/** What a choice of days is called: one that ends today, or days of one's own; nothing where none is chosen. */
export const periodOf = ({ from, to }: Days, now = new Date()): Period | undefined => {
  if (!from && !to) return undefined
  const known = (Object.keys(lastDays) as (keyof typeof lastDays)[]).find(period => from === fromOf(period, now))
  return to ? 'own' : (known ?? 'own')
}

const isDay = (day: string | undefined): day is string => /^\d{4}-\d\d-\d\d$/.test(day ?? '')

/** The moments between which a text was begun, the last day whole, as the server is asked. */
export const momentsOf = ({ from, to }: Days) => ({
  ...(isDay(from) && { from: startOf(from).toISOString() }),
  ...(isDay(to) && { to: startOf(to, 1).toISOString() }),
})
