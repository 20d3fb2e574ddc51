import type { Context } from 'hono'
import { Problem } from '#shared/problems.ts'

/** The key of a click: at most 255 characters, so that it can be remembered as it is. */
export const idempotencyKeyOf = (c: Context) => {
  const key = c.req.header('Idempotency-Key')
  if (key && key.length > 255) throw new Problem('invalid')
  return key
}
