const day = 86_400_000

/** So many days in UTC, `2026-11-21` the last of them where that is today. */
export const lastDays = (today: Date, count: number): readonly string[] => {
  const last = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  return Array.from({ length: count }, (_, at) => new Date(last - (count - 1 - at) * day).toISOString().slice(0, 10))
}

/** The beginning of a month, in UTC as months of requests are counted. */
export const monthOf = (today: Date) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1))
