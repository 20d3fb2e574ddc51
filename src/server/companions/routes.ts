import { Hono } from 'hono'
import * as z from 'zod/mini'
import { companionNames } from '#shared/companions.ts'
import { Problem } from '#shared/problems.ts'
import { inPath, route } from '../http/route.ts'
import { may } from '../http/rules.ts'
import { findRun } from '../runs/follow.ts'
import type { Signed } from '../world.ts'

const id = z.string().check(z.maxLength(64))
const slug = z.string().check(z.regex(/^[\p{L}\p{N}-]{0,200}$/u))
const texts = z.object(Object.fromEntries(companionNames.map(name => [name, z.optional(id)])))
const shown = z.object({ slug: z.optional(slug), texts })

/** What goes with an article, and stays with all of its versions. */
export const companionRoutes = new Hono<Signed>()
  .get(
    '/runs/:id/companions',
    route(
      {
        summary: 'What goes with a text: the end of its address, and by name the runs of what was made from it',
        gives: shown,
      },
      async c => {
        const { world, user } = c.var
        const { id: first, origin = first } = await findRun(world, user, inPath(c))
        return world.companions.find(user.id, origin)
      },
    ),
  )
  .put(
    '/runs/:id/companions',
    route(
      {
        summary: 'Adds to what goes with a text; what is not said stays',
        body: {
          slug: may(slug, {
            de: 'Buchstaben, Ziffern und Bindestriche, höchstens 200 Zeichen.',
            en: 'Letters, digits and hyphens, at most 200 characters.',
          }),
          texts: may(texts, {
            de: 'Nach Namen die Kennungen von Texten, die Sie erstellt haben.',
            en: 'By name, the ids of texts that you have made.',
          }),
        },
        gives: shown,
      },
      async (c, more) => {
        const { world, user } = c.var
        const { id: first, origin = first } = await findRun(world, user, inPath(c))
        for (const run of Object.values(more.texts ?? {}))
          if (run !== undefined && !(await world.runs.find(user.id, run))) throw new Problem('not_found')
        return world.companions.add(user.id, origin, more)
      },
    ),
  )
