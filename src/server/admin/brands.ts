import { Hono } from 'hono'
import { brandFields, nameOfBrand } from '#shared/brand.ts'
import { brandView } from '../brands.ts'
import { bodyOf, checked } from '../checked.ts'
import type { Signed } from '../world.ts'

/** Brands are made, changed and deleted here; texts that were made for one keep what it said. */
export const brandAdminRoutes = new Hono<Signed>()
  .post('/brands', async c => {
    const { brands, audit } = c.var.world
    const brand = await brands.make(checked(brandFields, await bodyOf(c)))
    await audit.record(c.var.user, 'brand_made', nameOfBrand(brand))
    return c.json(brandView(brand), 201)
  })
  .put('/brands/:id', async c => {
    const { brands, audit } = c.var.world
    const brand = await brands.change(c.req.param('id'), checked(brandFields, await bodyOf(c)))
    await audit.record(c.var.user, 'brand_changed', nameOfBrand(brand))
    return c.json(brandView(brand))
  })
  .delete('/brands/:id', async c => {
    const { brands, audit } = c.var.world
    const brand = await brands.remove(c.req.param('id'))
    await audit.record(c.var.user, 'brand_deleted', nameOfBrand(brand))
    return c.body(null, 204)
  })
