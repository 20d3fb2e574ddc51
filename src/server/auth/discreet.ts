import { DrizzleQueryError } from 'drizzle-orm'

/** A failed query names what it was given, such as addresses, hashes and tokens: that is nobody's business. */
export const withoutValues = (error: unknown) =>
  error instanceof DrizzleQueryError ? new Error(`A query about accounts failed: ${error.cause?.message}`) : error

/** Fails without saying what was asked. */
export const discreet = <Result>(asking: Promise<Result>): Promise<Result> =>
  asking.catch((error: unknown) => {
    throw withoutValues(error)
  })
