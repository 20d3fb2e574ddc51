import { type Context, Hono } from 'hono'
import { brandFields, nameOfBrand } from '#shared/brand.ts'
import { addressOfAvatar } from '#shared/avatars.ts'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { unclearSaying } from '#shared/sayings.ts'
import type { Values } from '#shared/fields.ts'
import { brandShown, brandView } from '../brands/routes.ts'
import { bodyOf, checked } from '../http/checked.ts'
import { pictureIn, pictureSent } from '../avatars/routes.ts'
import { inPath, nothing, route } from '../http/route.ts'
import { formSchema } from '../http/rules.ts'
import type { Signed } from '../world.ts'

/** What was sent as a brand. Throws `invalid`, also where an entry does not tell how something is spoken. */
const brandSent = async (c: Context<Signed>) => {
  const values = checked(brandFields, await bodyOf(c))
  const unclear = unclearSaying(values)
  if (unclear === undefined) return values
  throw new Problem('invalid', {
    fields: {
      sayings: {
        de: `„${unclear}“ sagt nicht, wie es gesprochen wird. Schreiben Sie zum Beispiel: SPS = Es Pe Es.`,
        en: `“${unclear}” does not tell how it is spoken. Write, for example: CEO = see ee oh.`,
      },
    },
  })
}

const sent = formSchema<Values>(brandFields)

/** Brands are made, changed and deleted here; texts that were made for one keep what it said. */
export const brandAdminRoutes = new Hono<Signed>()
  .post(
    '/brands',
    route({ summary: 'Makes a brand; 30 at most', takes: sent, gives: brandShown, status: 201 }, async c => {
      const { brands, audit } = c.var.world
      const brand = await brands.make(await brandSent(c))
      await audit.record(c.var.user, 'brand_made', nameOfBrand(brand))
      return brandView(brand)
    }),
  )
  .put(
    '/brands/:id',
    route(
      {
        summary: 'Changes a brand to what is sent, for texts that are begun from now on',
        takes: sent,
        gives: brandShown,
      },
      async c => {
        const { brands, audit } = c.var.world
        const brand = await brands.change(inPath(c), await brandSent(c))
        await audit.record(c.var.user, 'brand_changed', nameOfBrand(brand))
        return brandView(brand)
      },
    ),
  )
  .put(
    '/brands/:id/logo',
    route(
      {
        summary:
          'Gives a brand a logo: PNG or WebP, 512 pixels a side at most; place, time and texts in it are not kept',
        takes: pictureSent,
        gives: z.object({ logo: z.string() }),
      },
      async c => {
        const { brands, avatars, audit } = c.var.world
        const id = inPath(c)
        const logo = await avatars.set('brand', id, await pictureIn(c, 'logo'))
        await audit.record(c.var.user, 'brand_changed', nameOfBrand(await brands.find(id)), { logo: true })
        return { logo: addressOfAvatar(logo) }
      },
    ),
  )
  .delete(
    '/brands/:id/logo',
    route({ summary: 'Removes the logo of a brand', gives: nothing }, async c => {
      const { brands, avatars, audit } = c.var.world
      const brand = await brands.find(inPath(c))
      await avatars.remove('brand', brand.id)
      await audit.record(c.var.user, 'brand_changed', nameOfBrand(brand), { logo: false })
    }),
  )
  .delete(
    '/brands/:id',
    route({ summary: 'Deletes a brand; texts that were made for it stay', gives: nothing }, async c => {
      const { brands, files, audit } = c.var.world
      const brand = await brands.remove(inPath(c))
      if (brand.logo) await files.drop([brand.logo])
      await audit.record(c.var.user, 'brand_deleted', nameOfBrand(brand))
    }),
  )
