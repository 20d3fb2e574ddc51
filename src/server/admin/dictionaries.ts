import { Hono } from 'hono'
import * as z from 'zod/mini'
import { locales } from '#shared/text.ts'
import { route } from '../http/route.ts'
import type { Signed, World } from '../world.ts'

const shown = z.object({
  state: z.enum(['installing', 'installed', 'none']),
  dictionaries: z.array(
    z.object({ name: z.string(), version: z.string(), language: z.enum(locales), licence: z.string() }),
  ),
})
export type DictionariesView = z.infer<typeof shown>

const dictionariesView = ({ spelling }: World): DictionariesView => ({
  state: spelling.installing() ? 'installing' : spelling.ready() ? 'installed' : 'none',
  dictionaries: spelling.sources.map(({ name, version, language, licence }) => ({ name, version, language, licence })),
})

/** The dictionaries with which spelling is mended without a model: others wrote them, so they come on demand. */
export const dictionaryRoutes = new Hono<Signed>()
  .get(
    '/dictionaries',
    route(
      {
        summary: 'The dictionaries that mend spelling without a model, and whether they are installed',
        gives: shown,
      },
      async c => dictionariesView(c.var.world),
    ),
  )
  .post(
    '/dictionaries',
    route(
      { summary: 'Fetches the dictionaries from the npm registry and uses them from now on', gives: shown },
      async c => {
        const { spelling, audit } = c.var.world
        await spelling.install()
        await audit.record(c.var.user, 'dictionaries_installed')
        return dictionariesView(c.var.world)
      },
    ),
  )
  .delete(
    '/dictionaries',
    route({ summary: 'Removes the dictionaries; spelling is then left to models', gives: shown }, async c => {
      const { spelling, audit } = c.var.world
      await spelling.remove()
      await audit.record(c.var.user, 'dictionaries_removed')
      return dictionariesView(c.var.world)
    }),
  )
