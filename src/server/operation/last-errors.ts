/** So many of the last ones are kept in mind. */
const most = 100
const longest = 200

/** An error as an administrator may read it: where and what, and nothing of what people wrote. */
export type Mishap = { at: Date; what: string; where: string }

export type LastErrors = {
  note(error: unknown, about?: object): void
  /** Newest first, and how many there were since the start. */
  all(): { total: number; last: readonly Mishap[] }
}

/** What stands in quotation marks or is an address may be somebody's: messages of parsers and databases repeat it. */
const withoutQuotes = (message: string) =>
  message
    .split('\n', 1)[0]!
    .replaceAll(/"[^"]*"?|„[^“]*“?|“[^”]*”?|`[^`]*`?|'[^']{12,}'?/g, '…')
    .replaceAll(/[^\s@]+@[^\s@]+/g, '…@…')
    .slice(0, longest)

/** The innermost reason: what a database says, not the question that was put to it. */
const reasonOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? reasonOf(error.cause) : error

const placeOf = (error: unknown, about: object) => {
  const named = ['path', 'job', 'part', 'run', 'call'].flatMap(name => {
    const value: unknown = Reflect.get(about, name)
    return typeof value === 'string' ? [`${name} ${value}`] : []
  })
  const frame = error instanceof Error ? /\(?([^\s()]+:\d+):\d+\)?$/m.exec(error.stack ?? '')?.[1] : undefined
  return [...named, frame?.replace(/^.*\/(?=(src|dist|node_modules)\/)/, '')].filter(Boolean).join(', ')
}

/** The last errors of this process, in memory; the whole of each stands in the log. */
export const lastErrors = (now: () => Date): LastErrors => {
  const last: Mishap[] = []
  let total = 0
  return {
    note(error, about = {}) {
      const reason = reasonOf(error)
      const said = typeof reason === 'string' ? withoutQuotes(reason) : typeof reason
      const what = reason instanceof Error ? `${reason.name}: ${withoutQuotes(reason.message)}` : said
      last.unshift({ at: now(), what, where: placeOf(reason, about) })
      last.length = Math.min(last.length, most)
      total += 1
    },
    all: () => ({ total, last }),
  }
}
