import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { bodyOf } from './checked.ts'
import { filledIn, needs } from './rules.ts'
import type { ApiKey } from './store/keys.ts'
import type { Signed } from './world.ts'

/** Days after which a key ends; null: never. */
export const keyDays = [30, 90, 365, null] as const

const longestName = 60
const wanted = {
  name: needs(z.string().check(z.trim(), z.minLength(1), z.maxLength(longestName)), {
    de: `Ein Name mit höchstens ${longestName} Zeichen.`,
    en: `A name of at most ${longestName} characters.`,
  }),
  days: needs(z.union(keyDays.map(days => z.literal(days))), {
    de: '30, 90 oder 365 Tage, oder null für unbegrenzt.',
    en: '30, 90 or 365 days, or null for no end.',
  }),
}

const keyView = ({ id, name, begins, createdAt, usedAt, expiresAt }: ApiKey, now: Date) => ({
  _id: id,
  name,
  begins,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
  ended: expiresAt !== undefined && expiresAt <= now,
})
export type KeyView = ReturnType<typeof keyView>
export type NewKeyView = KeyView & { readonly key: string }

const day = 86_400_000

/** The keys of a person's programs: made here, shown once, taken back at once. */
export const keyRoutes = new Hono<Signed>()
  .get('/keys', async c => {
    const { world, user } = c.var
    const now = world.now()
    return c.json({ keys: (await world.keys.list(user.id)).map(key => keyView(key, now)) })
  })
  .post('/keys', async c => {
    const { world, user } = c.var
    const { name, days } = filledIn(wanted, await bodyOf(c))
    const now = world.now()
    const expiresAt = days === null ? undefined : new Date(now.getTime() + days * day)
    const { key, ...made } = await world.keys.make(user.id, { name, expiresAt })
    await world.audit.record(user, 'key_made', user.email, { name, days })
    return c.json({ ...keyView(made, now), key } satisfies NewKeyView)
  })
  .delete('/keys/:id', async c => {
    const { world, user } = c.var
    const { name } = await world.keys.remove(user.id, c.req.param('id'))
    await world.audit.record(user, 'key_removed', user.email, { name })
    return c.body(null, 204)
  })

/** What a program may do with a key: read and make texts. What concerns the account itself needs its person. */
const open: readonly (readonly [methods: string, paths: RegExp])[] = [
  ['GET', /^\/api\/(session|engines|models)$/],
  ['POST', /^\/api\/engins\//],
  ['GET POST', /^\/api\/runs(\/|$)/],
  ['GET POST DELETE', /^\/api\/bookmark(\/|$)/],
  ['POST', /^\/api\/upload(\/|$)/],
  ['POST', /^\/api\/to(Pdf|Docx|Doc|Txt|Html)$/],
  ['GET DELETE', /^\/api\/files(\/|$)/],
  ['GET', /^\/files\//],
  ['GET', /^\/api\/(brands(\/|$)|pictures\/)/],
]

/** Whether a key is enough for a call. */
export const isOpenToKeys = (method: string, path: string) =>
  open.some(([methods, paths]) => methods.split(' ').includes(method) && paths.test(path))

const keyIn = (authorization: string | undefined) => /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1]

/**
 * The person whose key a request carries; undefined where it carries none. Throws `key_unknown`, and `not_for_keys`
 * where the call needs the person.
 */
export const personByKey = async (c: Context<Signed>) => {
  const key = keyIn(c.req.header('Authorization'))
  if (key === undefined) return undefined
  const user = await c.var.world.keys.find(key)
  if (!user) throw new Problem('key_unknown')
  if (!isOpenToKeys(c.req.method, c.req.path)) throw new Problem('not_for_keys')
  return user
}
