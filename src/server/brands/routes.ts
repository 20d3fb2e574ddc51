import { Hono } from 'hono'
import * as z from 'zod/mini'
import { type Brand, brandFields, type BrandView, laidBrand } from '#shared/brand.ts'
import type { Values } from '#shared/fields.ts'
import { addressOfAvatar } from '#shared/avatars.ts'
import { schemaOf } from '#shared/json-schema.ts'
import { inPath, route } from '../http/route.ts'
import { needs } from '../http/rules.ts'
import type { Signed } from '../world.ts'

/** A brand on the wire: its form, its id, and the address of its logo. */
export const brandView = ({ id, values, logo }: Brand): BrandView => ({
  ...{ _id: id, ...values },
  ...(logo && { logo: addressOfAvatar(logo) }),
})

/** The brand that a form names, as it stands now. */
export const brandIn = (brands: readonly Brand[], { brand: id }: Values) => {
  const brand = brands.find(one => one.id === id)
  return brand && laidBrand(brand)
}

const choice = {
  brand: needs(z.nullable(z.string().check(z.maxLength(100))), {
    de: 'Eine Marke, oder null für keine.',
    en: 'A brand, or null for none.',
  }),
}

/** A brand as it is described: what it is called, and whatever else its form holds. */
export const brandShown = z.custom<BrandView>().register(z.globalRegistry, {
  ...schemaOf(brandFields),
  description: 'A brand with its `_id`; `logo` is the address of its picture.',
})

/** The brands that everybody can write for, and the one that a person's forms begin with. */
export const brandRoutes = new Hono<Signed>()
  .get(
    '/brands',
    route(
      {
        summary: 'The brands one can write for: voice, colours, booking link. A call takes one as `more.brand`',
        gives: z.object({ brands: z.array(brandShown) }),
      },
      async c => ({ brands: (await c.var.world.brands.all()).map(brandView) }),
    ),
  )
  .get(
    '/brands/:id',
    route({ summary: 'One brand; `logo` is the address of its picture', gives: brandShown }, async c =>
      brandView(await c.var.world.brands.find(inPath(c))),
    ),
  )
  .put(
    '/user/brand',
    route(
      {
        summary: 'Chooses the brand one’s forms begin with; null: none',
        body: choice,
        gives: z.object({ brand: z.nullable(z.string()) }),
      },
      async ({ var: { world, user } }, { brand }) => {
        await world.brands.choose(user.id, brand)
        return { brand }
      },
    ),
  )
