import { Hono } from 'hono'
import * as z from 'zod/mini'
import { type BlogDraft, steps } from '#shared/blog-draft.ts'
import { Problem } from '#shared/problems.ts'
import { inPath, route } from '../http/route.ts'
import { needs } from '../http/rules.ts'
import { listOf, moment } from '../http/shapes.ts'
import type { Signed } from '../world.ts'

const most = { letters: 100_000, items: 200, all: 1_000_000 }
const text = z.string().check(z.maxLength(most.letters))
const id = z.string().check(z.maxLength(40))
const some = <One>(one: z.ZodMiniType<One>) => listOf(one).check(z.refine(all => all.length <= most.items))
const suggestions = some(z.object({ id, text }))

const src = z.string().check(z.regex(/^\/files\/[\w-]{1,64}$/))
const said = z.optional(z.string().check(z.maxLength(2000)))
const credit = z.object({
  author: z.string().check(z.maxLength(2000)),
  ...{ authorUrl: said, provider: said, source: said, licence: said, licenceUrl: said },
})

const address = z.string().check(z.maxLength(4000))
const chosenSources = z.object({
  ...{ run: id, of: id, listed: id, read: id },
  ...{ sources: some(address), own: some(address), off: some(address) },
})

const blogDraft: z.ZodMiniType<BlogDraft> = z.object({
  step: z.enum(steps),
  topic: z.record(id, z.union([text, z.boolean()])),
  ...{ titles: suggestions, title: id, intros: suggestions, intro: id },
  points: some(z.object({ id, heading: text, says: text, text, tone: id, out: z.boolean() })),
  // Drafts of an earlier version have none.
  pictures: z._default(some(z.object({ id, src, alt: text, place: id, credit })), []),
  research: z.optional(chosenSources),
  asked: z.object({ title: z.optional(id), intro: z.optional(id), outline: z.optional(id) }),
})

/** What can be begun and go on later, by its tool. */
export const drafts: Readonly<Record<string, z.ZodMiniType<BlogDraft>>> = { blog_post_assistant: blogDraft }

const schemaOf = (name: string) => {
  if (!Object.hasOwn(drafts, name) || !drafts[name]) throw new Problem('not_found')
  return drafts[name]
}

const kept = z.object({ revision: z.int(), draft: z.nullable(blogDraft), updatedAt: z.nullable(moment) })
export type DraftView = z.infer<typeof kept>

/** What a person has begun with a tool of several steps. */
export const draftRoutes = new Hono<Signed>()
  .get(
    '/drafts/:engine',
    route(
      { summary: 'What one has begun with a tool of several steps; null where that is nothing', gives: kept },
      async c => {
        const { world, user } = c.var
        const name = inPath(c, 'engine')
        const schema = schemaOf(name)
        const found = await world.drafts.find(user.id, name)
        // What an earlier version has kept otherwise is begun anew.
        const draft = schema.safeParse(found?.value).data ?? null
        return { revision: found?.revision ?? 0, draft, updatedAt: found?.updatedAt.toISOString() ?? null }
      },
    ),
  )
  .put(
    '/drafts/:engine',
    route(
      {
        summary:
          'Keeps what one has begun in the place of what had this `revision`, 0 for nothing; 409 where it was changed ' +
          'elsewhere meanwhile',
        body: {
          revision: needs(z.int().check(z.gte(0)), {
            de: 'Die Nummer des Standes, der ersetzt wird.',
            en: 'The number of the state that is replaced.',
          }),
          draft: needs(blogDraft, { de: 'Ein Entwurf, wie er gelesen wird.', en: 'A draft as it is read.' }),
        },
        gives: z.object({ revision: z.int() }),
      },
      async (c, { revision, draft }) => {
        const { world, user } = c.var
        const name = inPath(c, 'engine')
        schemaOf(name)
        if (JSON.stringify(draft).length > most.all) throw new Problem('too_large')
        const now = await world.drafts.keep(user.id, name, draft, revision)
        if (now === undefined) throw new Problem('draft_elsewhere')
        return { revision: now }
      },
    ),
  )
