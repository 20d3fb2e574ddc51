import { pino } from 'pino'
import { expect, test } from 'vitest'
import { loggerAt } from './logger.ts'

const told = (error: unknown) => {
  const logger = loggerAt('silent') as unknown as Record<symbol, { err(error: unknown): object }>
  return logger[pino.symbols.serializersSym]?.err(error)
}

test('what another process tells of an error stands in the log as the text it is', () => {
  expect(told('InvalidPDFException: no pages')).toEqual({ message: 'InvalidPDFException: no pages' })
  expect(told(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
  })
})
