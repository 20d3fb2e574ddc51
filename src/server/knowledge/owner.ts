import type { Context } from 'hono'
import { nameOfBrand } from '#shared/brand.ts'
import { requireAdmin } from '../plans/access.ts'
import { inPath } from '../http/route.ts'
import type { Owner } from '../store/knowledge.ts'
import type { Signed } from '../world.ts'

/** Whose things a request is about: a brand's where its path names one, which only administrators change. */
export const ownerIn = async (c: Context<Signed>, how: 'looks' | 'changes'): Promise<Owner> => {
  const { world, user } = c.var
  if (c.req.param('brand') === undefined) return { user: user.id }
  if (how === 'changes') requireAdmin(user)
  const { id } = await world.brands.find(inPath(c, 'brand'))
  return { brand: id }
}

/** What becomes of a brand is written down. */
export const noteChange = async (c: Context<Signed>, { brand }: Owner) => {
  if (brand === undefined) return
  const { brands, audit } = c.var.world
  await audit.record(c.var.user, 'brand_changed', nameOfBrand(await brands.find(brand)))
}
