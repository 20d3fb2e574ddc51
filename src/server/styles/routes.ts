import { Hono } from 'hono'
import * as z from 'zod/mini'
import { ableFor } from '#catalogue/abilities.ts'
import { styles } from '#catalogue/pictures/styles.ts'
import { fileIn } from '#shared/accepts.ts'
import { currencies } from '#shared/costs.ts'
import { Problem } from '#shared/problems.ts'
import { inPath, route, sending } from '../http/route.ts'
import { needs } from '../http/rules.ts'
import { painterCalled } from '../painting/called.ts'
import type { Signed } from '../world.ts'
import {
  isStyle,
  keepStylePicture,
  removeStylePictures,
  type StyleName,
  stylePicture,
  stylePicturesIn,
} from './style-pictures.ts'

const shown = z.object({ pictures: z.record(z.string(), z.string()) })
export type StylePicturesView = z.infer<typeof shown>

const styleOf = (name: string): StyleName => {
  if (!isStyle(name)) throw new Problem('not_found')
  return name
}

/** What the styles of pictures look like here, where an administrator has had them painted. */
export const stylePictureRoutes = new Hono<Signed>()
  .get(
    '/style-pictures',
    route(
      {
        summary: 'By style, the name of the picture that shows it here; the others are shown as drawings',
        gives: shown,
      },
      async ({ var: { world } }) => ({ pictures: await stylePicturesIn(world.settings) }),
    ),
  )
  .get(
    '/style-pictures/:style',
    sending(
      { summary: 'The picture that shows a style; under another name it is another one', sends: 'file', what: 'WebP' },
      async c => {
        const bytes = await stylePicture(c.var.world.settings, styleOf(inPath(c, 'style')))
        if (!bytes) throw new Problem('not_found')
        return c.body(new Uint8Array(bytes), 200, {
          'Content-Type': 'image/webp',
          'Content-Length': String(bytes.length),
          'Cache-Control': 'private, max-age=31536000, immutable',
        })
      },
    ),
  )

const painted = {
  picture: needs(z.string().check(z.regex(/^\/files\/[\w-]{1,64}$/)), {
    de: 'Die Adresse eines eigenen Bildes, das hier gemalt wurde.',
    en: 'The address of a picture of one’s own that was painted here.',
  }),
}

const painters = z.object({
  painters: z.array(z.object({ name: z.string(), called: z.string(), price: z.nullable(z.number()) })),
  currency: z.enum(currencies),
  /** All styles that there are, in their order. */
  styles: z.array(z.string()),
})
export type StylePaintersView = z.infer<typeof painters>

/** Says by which picture a style is shown. */
export const stylePictureAdminRoutes = new Hono<Signed>()
  .get(
    '/style-pictures',
    route(
      {
        summary: 'All styles, and what can paint pictures of them; `price` of one picture, null where none is set',
        gives: painters,
      },
      async ({ var: { world } }) => {
        const [here, prices] = await Promise.all([world.painting.painters(), world.settings.get('prices')])
        return {
          styles: Object.keys(styles),
          currency: prices?.currency ?? 'EUR',
          painters: ableFor(here, {}).map(({ name }) => ({
            ...{ name, called: painterCalled(name), price: prices?.models[name]?.images ?? null },
          })),
        }
      },
    ),
  )
  .put(
    '/style-pictures/:style',
    route(
      { summary: 'Shows a style by a picture that was painted here, which is kept small', body: painted, gives: shown },
      async (c, { picture }) => {
        const { world, user } = c.var
        const style = styleOf(inPath(c, 'style'))
        const file = await world.files.find(user.id, fileIn(picture) ?? '')
        if (!file?.made || !/^image\/(?!svg)/.test(file.type)) throw new Problem('not_found')
        const bytes = new Uint8Array(await new Response(await world.files.read(file)).arrayBuffer())
        await keepStylePicture(world.settings, style, bytes, file.id)
        return { pictures: await stylePicturesIn(world.settings) }
      },
    ),
  )
  .delete(
    '/style-pictures',
    route({ summary: 'Shows all styles by their drawings again', gives: shown }, async ({ var: { world } }) => {
      await removeStylePictures(world.settings)
      return { pictures: {} }
    }),
  )
