import { DrizzleQueryError } from 'drizzle-orm'
import { type Logger, pino } from 'pino'
import type { Config } from '../config.ts'

/** What a database tells of the values it was given: they are people's, and nobody else's business. */
const values = ['params', 'query', 'detail', 'where', 'internalQuery']

/** What another process tells of an error is a text. */
const err = (error: unknown) => {
  if (!(error instanceof Error)) return { message: typeof error === 'string' ? error : JSON.stringify(error) }
  const told = pino.stdSerializers.err(error instanceof DrizzleQueryError && error.cause ? error.cause : error)
  return Object.fromEntries(Object.entries(told).filter(([name]) => !values.includes(name)))
}

/** Tells the operator what happens, a line of JSON each, on standard output; never what people wrote. */
export const loggerAt = (level: Config['logLevel']): Logger => pino({ level, serializers: { err } })
