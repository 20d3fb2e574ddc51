import type { Context } from 'hono'
import * as z from 'zod/mini'
import { check } from '#shared/check.ts'
import type { Fields, Values } from '#shared/fields.ts'
import { Problem } from '#shared/problems.ts'
import { wrongSteps } from '#shared/picture-steps/wrong-steps.ts'

/** Nothing that a call takes is nested so deep; what reads it would run out of stack. */
const deepest = 64
/** A document lies deeper in its JSON than any form. */
export const deepestDocument = 200

const isTooDeep = (body: unknown, deepest: number) => {
  let level: unknown[] = [body]
  for (let depth = 0; depth < deepest; depth++) {
    level = level.flatMap(part => (part && typeof part === 'object' ? Object.values(part) : []))
    if (!level.length) return false
  }
  return true
}

/** The body of a call, an object whatever it holds. Broken JSON, deep nesting and anything else is `invalid`. */
export const bodyOf = async (c: Context, depth = deepest): Promise<Readonly<Record<string, unknown>>> => {
  const body: unknown = await c.req.json().catch(error => {
    if (error instanceof SyntaxError) return undefined
    throw error
  })
  if (typeof body !== 'object' || body === null || Array.isArray(body) || isTooDeep(body, depth))
    throw new Problem('invalid')
  return { ...body }
}

/** The values of a form, or a problem that names the fields. */
export const checked = (fields: Fields, sent: object): Values => {
  const { values, problems } = check(fields, sent)
  const wrong = { ...problems, ...wrongSteps(fields, values) }
  if (Object.keys(wrong).length) throw new Problem('invalid', { fields: wrong })
  return values
}

const upTo = (most: number) => (written: string | undefined, otherwise: number) => {
  const number = Number(written)
  return Number.isInteger(number) && number > 0 ? Math.min(number, most) : otherwise
}
const pageUpTo = upTo(1_000_000)
const mostAtOnce = 100
const limitUpTo = upTo(mostAtOnce)

/** Which part of a list was asked for: `page` counts from 1, `limit` is at most 100, a blank `search` is none. */
export const listAsked = (c: Context, otherwise = 10) => ({
  page: pageUpTo(c.req.query('page'), 1),
  limit: limitUpTo(c.req.query('limit'), otherwise),
  search: c.req.query('search')?.trim().slice(0, 200) || undefined,
})

/** The same for the API description. */
export const listWords = {
  page: z.int().check(z.gte(1)),
  limit: z.int().check(z.gte(1), z.lte(mostAtOnce)),
  search: z.string(),
}
