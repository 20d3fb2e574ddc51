import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Credit } from '#shared/credit.ts'
import { Problem } from '#shared/problems.ts'
import { lookHere } from '../custom-engines/here.ts'
import { mediaOf, pictureBrought } from '../exports/reading/pictures.ts'
import { shownName } from '../files/name.ts'
import { requireRoom } from '../files/room.ts'
import { fileShown, fileView } from '../files/views.ts'
import { localeOf } from '../http/languages.ts'
import { inPath, route, sending } from '../http/route.ts'
import { needs } from '../http/rules.ts'
import { listOf } from '../http/shapes.ts'
import { requirePlan } from '../plans/access.ts'
import { fairSemaphore } from '../process/semaphore.ts'
import type { Signed } from '../world.ts'
import type { FoundImage } from './found.ts'

/** The tool whose pictures these are: whoever may use it may search. */
const tool = 'blog_post'
const inTurn = fairSemaphore({ inAll: 24, each: 6 })

const optional = z.optional(z.string())
const imageShown = z.object({
  _id: z.string().check(z.describe('To be given to `POST /api/images`.')),
  url: z.string(),
  thumb: z.string().check(z.describe('Served by us, so that nobody learns who has looked for what.')),
  ...{ title: z.string(), source: z.string(), licence: z.string(), licenceUrl: optional },
  ...{ author: z.string(), authorUrl: optional, provider: z.string() },
})
export type ImageView = z.infer<typeof imageShown>

const creditOf = ({ author, authorUrl, provider, source, licence, licenceUrl }: FoundImage) => ({
  ...{ author, authorUrl, provider, source, licence, licenceUrl },
})

const searchIn = ({ world }: Signed['Variables']) => {
  if (!world.images) throw new Problem('no_image_search')
  return world.images
}

const requireTool = async ({ world, user }: Signed['Variables']) => {
  const { callHere } = await lookHere(world)
  const { engine, call } = callHere(await world.catalogue.find(tool))
  requirePlan(user, engine, call, {})
}

/** Bytes that are a picture, without anything that tells more than is seen. Throws `image_unreachable`. */
const drawable = async (bytes: Uint8Array) => {
  const picture = await pictureBrought(bytes)
  if (!picture) throw new Problem('image_unreachable')
  return { ...picture, media: mediaOf(picture) }
}

/** Pictures of others: found by words, looked at through us, and kept as a file of one’s own with their credit. */
export const imageRoutes = new Hono<Signed>()
  .get(
    '/images',
    route(
      {
        summary: 'Which collection of pictures can be searched here; null where none can',
        gives: z.object({ provider: z.nullable(z.string()) }),
      },
      async ({ var: { world } }) => ({ provider: world.images?.name ?? null }),
    ),
  )
  .post(
    '/engins/search_image',
    route(
      {
        summary: 'Pictures on a subject, with their licence and whom to name; costs nothing',
        body: {
          content: needs(z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)), {
            de: 'Wonach gesucht wird, höchstens 1.000 Zeichen.',
            en: 'What to look for, at most 1,000 characters.',
          }),
        },
        gives: z.object({ images: listOf(imageShown) }),
      },
      async (c, { content }) => {
        const images = searchIn(c.var)
        await requireTool(c.var)
        const { user } = c.var
        const { signal } = c.req.raw
        const found = await inTurn(user.id, signal, () => images.search(content, localeOf(c, user), signal))
        return {
          images: found.map(image => ({
            ...{ _id: images.seal('image', image), url: image.url, title: image.title, ...creditOf(image) },
            thumb: `/api/images/thumbs/${images.seal('thumb', image)}`,
          })),
        }
      },
    ),
  )
  .get(
    '/images/thumbs/:sealed',
    sending({ summary: 'A small picture that a search has found', sends: 'file', what: 'The picture' }, async c => {
      const images = searchIn(c.var)
      const address = images.thumb(inPath(c, 'sealed'))
      if (!address) throw new Problem('not_found')
      const { signal } = c.req.raw
      const { bytes, media } = await drawable(await inTurn(c.var.user.id, signal, () => images.fetch(address, signal)))
      return c.body(new Uint8Array(bytes), 200, {
        'Content-Type': media,
        'Content-Disposition': 'inline',
        'Content-Security-Policy': "sandbox; default-src 'none'",
        'Cache-Control': 'private, max-age=3600',
      })
    }),
  )
  .post(
    '/images',
    route(
      {
        summary: 'Fetches a picture that was found and keeps it as a file, with whom to name for it',
        body: {
          image: needs(z.string().check(z.minLength(1), z.maxLength(20_000)), {
            de: 'Ein Bild aus einer Suche.',
            en: 'A picture of a search.',
          }),
        },
        gives: z.object({ response: z.string(), file: fileShown }),
      },
      async (c, { image: sealed }) => {
        const { world, user } = c.var
        const images = searchIn(c.var)
        await requireTool(c.var)
        const image = images.image(sealed)
        if (!image) throw new Problem('not_found')
        const most = await requireRoom(world, user)
        const { signal } = c.req.raw
        const { bytes, type, media } = await drawable(
          await inTurn(user.id, signal, () => images.fetch(image.url, signal)),
        )
        const name = shownName(`${image.title.slice(0, 60) || image.provider}.${type}`)
        const credit: Credit = creditOf(image)
        const file = await world.files.keepPicture(user.id, { name, type: media, bytes, credit }, most)
        images.tell(image).catch(world.report)
        return { response: `/files/${file.id}`, file: fileView(file) }
      },
    ),
  )
