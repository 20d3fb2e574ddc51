import { Hono } from 'hono'
import * as z from 'zod/mini'
import { areLinksAllowed } from '../documents/link-routes.ts'
import { route } from '../http/route.ts'
import { needs } from '../http/rules.ts'
import type { Signed } from '../world.ts'

const decided = { links: needs(z.boolean(), { de: 'Ja oder nein.', en: 'Yes or no.' }) }
const shown = z.object({ links: z.boolean() })

/** What an administrator decides about documents: whether people may let others read them by a link. */
export const documentAdminRoutes = new Hono<Signed>()
  .get(
    '/documents',
    route({ summary: 'Whether documents may be read by a link', gives: shown }, async c => ({
      links: await areLinksAllowed(c.var.world),
    })),
  )
  .put(
    '/documents',
    route(
      {
        summary: 'Allows or forbids that documents are read by a link; where it is forbidden no link works',
        body: decided,
        gives: shown,
      },
      async (c, { links }) => {
        const { settings, audit } = c.var.world
        await settings.set('documentLinks', links)
        await audit.record(c.var.user, links ? 'links_allowed' : 'links_forbidden', '')
        return { links }
      },
    ),
  )
