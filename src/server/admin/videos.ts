import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { read } from '#shared/text.ts'
import { bodyOf } from '../http/checked.ts'
import { inPath, route } from '../http/route.ts'
import { filledIn, needs } from '../http/rules.ts'
import type { Signed, World } from '../world.ts'

const change = {
  video: needs(z.nullable(z.string().check(z.trim(), z.maxLength(500), z.regex(/^https:\/\/[^\s"'<>]+$/), z.url())), {
    de: 'Eine Webadresse mit https://.',
    en: 'A web address with https://.',
  }),
}

/** By tool, the address of the video that explains it. */
export const videosOf = async ({ settings }: World) => (await settings.get('videos')) ?? {}

const shown = z.object({ videos: z.record(z.string(), z.string()) })
export type VideosView = z.infer<typeof shown>

const videosView = async (world: World): Promise<VideosView> => ({ videos: await videosOf(world) })

/** Videos for the guides of tools, ours and those made here. */
export const videoRoutes = new Hono<Signed>()
  .get(
    '/videos',
    route({ summary: 'By tool, the video that explains it', gives: shown }, c => videosView(c.var.world)),
  )
  .put(
    '/videos/:slug',
    route(
      { summary: 'Sets the video in the guide of a tool; null removes it', takes: change, gives: shown },
      async c => {
        const { world, user } = c.var
        const slug = inPath(c, 'slug')
        const engine = (await world.catalogue.all()).find(one => one.slug === slug)
        if (!engine) throw new Problem('not_found')
        const { video } = filledIn(change, await bodyOf(c))
        await world.settings.merge('videos', { [slug]: video })
        const { de, en } = engine.name
        await world.audit.record(user, video === null ? 'video_removed' : 'video_set', read({ de: de || en, en }, 'de'))
        return videosView(world)
      },
    ),
  )
