import { Hono } from 'hono'
import * as z from 'zod/mini'
import { type Brand, type BrandView, laidBrand } from '#shared/brand.ts'
import type { Values } from '#shared/fields.ts'
import { addressOfPicture } from '#shared/avatars.ts'
import { bodyOf } from '../http/checked.ts'
import { filledIn, needs } from '../http/rules.ts'
import type { Signed } from '../world.ts'

/** A brand on the wire: its form, its id, and the address of its logo. */
export const brandView = ({ id, values, logo }: Brand): BrandView => ({
  ...{ _id: id, ...values },
  ...(logo && { logo: addressOfPicture(logo) }),
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

/** The brands that everybody can write for, and the one that a person's forms begin with. */
export const brandRoutes = new Hono<Signed>()
  .get('/brands', async c => c.json({ brands: (await c.var.world.brands.all()).map(brandView) }))
  .get('/brands/:id', async c => c.json(brandView(await c.var.world.brands.find(c.req.param('id')))))
  .put('/user/brand', async c => {
    const { world, user } = c.var
    const { brand } = filledIn(choice, await bodyOf(c))
    await world.brands.choose(user.id, brand)
    return c.json({ brand })
  })
