import type { Finding, Mend } from './finding.ts'

/** The text with what the remarks mend. Of two that reach into each other only the first, or longer, is done. */
export const mended = (text: string, findings: readonly Pick<Finding, 'mend'>[]): string => {
  const mends: Mend[] = findings
    .flatMap(({ mend }) => mend ?? [])
    .sort((one, other) => one.from - other.from || other.to - one.to)
  let done = ''
  let at = 0
  for (const { from, to, text: put } of mends) {
    if (from < at) continue
    done += text.slice(at, from) + put
    at = to
  }
  return done + text.slice(at)
}
