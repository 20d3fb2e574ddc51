import { Problem } from '#shared/problems.ts'

// 25006: the server became a standby, which only reads. 58: its disk fails.
const codes = /^E[A-Z]{3,}$|^(08|25006|28|3D|53|57|58)/
const words =
  /timeout|terminated|not queryable|after calling end|invalid response|unexpected \w+ message from backend|not currently accepting connections/i

/** Whether an error says that the database cannot be reached, takes nothing, or has no room or time for us. */
export const isAway = (error: unknown) => {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return codes.test(code) || words.test(message)
}

const broken = /^(ECONNRESET|EPIPE|57P01)$/

/** Whether a connection was lost while something was asked: nobody knows whether it was done. */
export const isBroken = (error: unknown) => {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  return broken.test(code) || message.startsWith('Connection terminated unexpectedly')
}

/** The error as people are told it: `unavailable` where the database is away, else as it is. */
export const asUnavailable = (error: unknown) =>
  isAway(error) ? new Problem('unavailable', {}, { cause: error }) : error
