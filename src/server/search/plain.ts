const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
}

/** Lines that a service sends with HTML in them, as plain words on one line. */
export const plainLine = (html: string) =>
  html
    .replaceAll(/<[^<>]{0,1000}>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|#x27|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The day of a moment that a service names in a way of its own, as `2024-05-17`. */
export const dayIn = (moment: string | null | undefined): { date?: string } => {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(moment ?? '')?.[0]
  if (day) return { date: day }
  const time = moment ? Date.parse(moment) : NaN
  return Number.isNaN(time) ? {} : { date: new Date(time).toISOString().slice(0, 10) }
}
