import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { inPath, nothing, route } from '../http/route.ts'
import { needs } from '../http/rules.ts'
import type { ApiKey } from '../store/keys.ts'
import type { Signed } from '../world.ts'

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

const moment = z.iso.datetime()
const shown = {
  _id: z.string(),
  name: z.string(),
  begins: z.string(),
  createdAt: moment,
  usedAt: z.nullable(moment),
  expiresAt: z.nullable(moment),
  ended: z.boolean(),
}
const keyShown = z.object(shown)
const newKeyShown = z.object({ ...shown, key: z.string() })
export type KeyView = z.infer<typeof keyShown>
export type NewKeyView = z.infer<typeof newKeyShown>

const keyView = ({ id, name, begins, createdAt, usedAt, expiresAt }: ApiKey, now: Date): KeyView => ({
  _id: id,
  name,
  begins,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
  ended: expiresAt !== undefined && expiresAt <= now,
})

const day = 86_400_000

/** The keys of a person's programs: made here, shown once, taken back at once. */
export const keyRoutes = new Hono<Signed>()
  .get(
    '/keys',
    route(
      {
        summary: 'One’s own API keys: name, how each begins, when it was used last and when it ends',
        gives: z.object({ keys: z.array(keyShown) }),
      },
      async ({ var: { world, user } }) => {
        const now = world.now()
        return { keys: (await world.keys.list(user.id)).map(key => keyView(key, now)) }
      },
    ),
  )
  .post(
    '/keys',
    route(
      {
        summary: 'Makes an API key, which is shown only this once; it is sent as `Authorization: Bearer …`',
        body: wanted,
        gives: newKeyShown,
      },
      async ({ var: { world, user } }, { name, days }) => {
        const now = world.now()
        const expiresAt = days === null ? undefined : new Date(now.getTime() + days * day)
        const { key, ...made } = await world.keys.make(user.id, { name, expiresAt })
        await world.audit.record(user, 'key_made', user.email, { name, days })
        return { ...keyView(made, now), key }
      },
    ),
  )
  .delete(
    '/keys/:id',
    route({ summary: 'Revokes an API key from the next request on', gives: nothing }, async c => {
      const { world, user } = c.var
      const { name } = await world.keys.remove(user.id, inPath(c))
      await world.audit.record(user, 'key_removed', user.email, { name })
    }),
  )

/** What a program may do with a key: read and make texts. What concerns the account itself needs its person. */
const open: readonly (readonly [methods: string, paths: RegExp])[] = [
  ['GET', /^\/api\/(session|engines|models)$/],
  ['GET POST', /^\/api\/images(\/|$)/],
  ['POST', /^\/api\/(engins|imagesEngines|editor)\//],
  ['GET POST PUT', /^\/api\/runs(\/|$)/],
  ['GET POST DELETE', /^\/api\/bookmark(\/|$)/],
  ['GET POST PUT PATCH DELETE', /^\/api\/document(\/(?!.*\/link)|$)/],
  ['POST', /^\/api\/upload(\/|$)/],
  ['POST', /^\/api\/to(Pdf|Docx|Doc|Txt|Html)$/],
  ['GET DELETE', /^\/api\/files(\/|$)/],
  ['GET', /^\/files\//],
  ['POST', /^\/api\/pictures\/image-from-drawing\/preview$/],
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
