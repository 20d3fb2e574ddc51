import { Hono } from 'hono'
import * as z from 'zod/mini'
import { mostLinkDays } from '#shared/documents.ts'
import { Problem } from '#shared/problems.ts'
import { inPath, nothing, route } from '../http/route.ts'
import { needs } from '../http/rules.ts'
import { moment } from '../http/shapes.ts'
import type { DocumentLink } from '../store/document-links.ts'
import type { Signed, World } from '../world.ts'

const aDay = 86_400_000

const forLink = {
  until: needs(z.iso.datetime(), {
    de: `Ein Zeitpunkt in den nächsten ${mostLinkDays} Tagen, wie 2026-12-31T22:59:59Z.`,
    en: `A moment within the next ${mostLinkDays} days, such as 2026-12-31T22:59:59Z.`,
  }),
}

const linkShown = z.object({
  /** Whether the administration lets documents be read by a link. */
  allowed: z.boolean(),
  /** Its address and when it ends; null where there is none. */
  link: z.nullable(z.object({ address: z.string(), until: moment })),
})
export type LinkView = z.infer<typeof linkShown>

/** Whether documents may be read by a link here. */
export const areLinksAllowed = async ({ settings }: World) => (await settings.get('documentLinks')) !== false

const linkView = async (world: World, link: DocumentLink | undefined): Promise<LinkView> => ({
  allowed: await areLinksAllowed(world),
  link: link
    ? { address: new URL(`/shared/${link.token}`, world.config.publicUrl).href, until: link.until.toISOString() }
    : null,
})

/** The link by which a document can be read without an account. */
export const linkRoutes = new Hono<Signed>()
  .get(
    '/document/:id/link',
    route(
      { summary: 'The link by which a document can be read without an account, and until when', gives: linkShown },
      async c => {
        const { world, user } = c.var
        const { id } = await world.documents.find(user.id, inPath(c))
        return linkView(world, await world.documentLinks.find(user.id, id))
      },
    ),
  )
  .put(
    '/document/:id/link',
    route(
      {
        summary: 'Lets whoever has the link read a document until a moment; a link that is there keeps its address',
        body: forLink,
        gives: linkShown,
      },
      async (c, { until }) => {
        const { world, user } = c.var
        if (!(await areLinksAllowed(world))) throw new Problem('links_forbidden')
        const [end, now] = [new Date(until), world.now()]
        if (end <= now || end.getTime() > now.getTime() + (mostLinkDays + 1) * aDay)
          throw new Problem('invalid', { fields: { until: forLink.until.otherwise } })
        const link = await world.documentLinks.set(user.id, inPath(c), end)
        if (!link) throw new Problem('not_found')
        return linkView(world, link)
      },
    ),
  )
  .delete(
    '/document/:id/link',
    route({ summary: 'Ends the link to a document at once and for good', gives: nothing }, async c => {
      await c.var.world.documentLinks.end(c.var.user.id, inPath(c))
    }),
  )
