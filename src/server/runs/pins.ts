import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { inPath, route } from '../http/route.ts'
import { needs } from '../http/rules.ts'
import type { Signed } from '../world.ts'

const most = { pins: 100, characters: 1000 }
const pinned = {
  pins: needs(z.array(z.string().check(z.maxLength(most.characters))).check(z.maxLength(most.pins)), {
    de: 'Die angehefteten Texte, Wort für Wort.',
    en: 'The pinned texts, word for word.',
  }),
}

/** Pinning rows of an answer: they stay as they are when the rest is written anew. */
export const pinRoutes = new Hono<Signed>().put(
  '/runs/:id/pins',
  route(
    {
      summary:
        'Keeps which texts of the parts of an answer stay when the rest is written anew, by `?of=` or `more`; they ' +
        'go over to the version that is made then',
      body: pinned,
      gives: z.object({ pins: z.array(z.string()) }),
    },
    async (c, { pins }) => {
      const { world, user } = c.var
      if (!(await world.runs.pin(user.id, inPath(c), pins))) throw new Problem('not_found')
      return { pins }
    },
  ),
)
