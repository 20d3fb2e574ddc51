import { Hono } from 'hono'
import { brandFields, nameOfBrand } from '#shared/brand.ts'
import { addressOfPicture } from '#shared/avatars.ts'
import { brandView } from '../brands/routes.ts'
import { bodyOf, checked } from '../http/checked.ts'
import { pictureIn } from '../avatars/routes.ts'
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
  .put('/brands/:id/logo', async c => {
    const { brands, pictures, audit } = c.var.world
    const id = c.req.param('id')
    const logo = await pictures.set('brand', id, await pictureIn(c, 'logo'))
    await audit.record(c.var.user, 'brand_changed', nameOfBrand(await brands.find(id)), { logo: true })
    return c.json({ logo: addressOfPicture(logo) })
  })
  .delete('/brands/:id/logo', async c => {
    const { brands, pictures, audit } = c.var.world
    const brand = await brands.find(c.req.param('id'))
    await pictures.remove('brand', brand.id)
    await audit.record(c.var.user, 'brand_changed', nameOfBrand(brand), { logo: false })
    return c.body(null, 204)
  })
  .delete('/brands/:id', async c => {
    const { brands, files, audit } = c.var.world
    const brand = await brands.remove(c.req.param('id'))
    if (brand.logo) await files.drop([brand.logo])
    await audit.record(c.var.user, 'brand_deleted', nameOfBrand(brand))
    return c.body(null, 204)
  })
