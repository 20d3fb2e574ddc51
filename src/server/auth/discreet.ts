import { DrizzleQueryError } from 'drizzle-orm'
import { asUnavailable } from '../store/away.ts'

/**
 * A failed query names what it was given, such as addresses, hashes and tokens: that is nobody's business. Where the
 * database is away, it is `unavailable`.
 */
export const withoutValues = (error: unknown) => {
  if (!(error instanceof DrizzleQueryError)) return error
  const cause = asUnavailable(error.cause)
  return cause === error.cause ? new Error(`A query about accounts failed: ${error.cause?.message}`) : cause
}

/** Fails without saying what was asked. */
export const discreet = <Result>(asking: Promise<Result>): Promise<Result> =>
  asking.catch((error: unknown) => {
    throw withoutValues(error)
  })
