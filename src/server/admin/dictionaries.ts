import { Hono } from 'hono'
import type { Signed, World } from '../world.ts'

const dictionariesView = ({ spelling }: World) => ({
  state: spelling.installing()
    ? ('installing' as const)
    : spelling.ready()
      ? ('installed' as const)
      : ('none' as const),
  dictionaries: spelling.sources.map(({ name, version, language, licence }) => ({ name, version, language, licence })),
})
export type DictionariesView = ReturnType<typeof dictionariesView>

/** The dictionaries with which spelling is mended without a model: others wrote them, so they come on demand. */
export const dictionaryRoutes = new Hono<Signed>()
  .get('/dictionaries', c => c.json(dictionariesView(c.var.world)))
  .post('/dictionaries', async c => {
    const { spelling, audit } = c.var.world
    await spelling.install()
    await audit.record(c.var.user, 'dictionaries_installed')
    return c.json(dictionariesView(c.var.world))
  })
  .delete('/dictionaries', async c => {
    const { spelling, audit } = c.var.world
    await spelling.remove()
    await audit.record(c.var.user, 'dictionaries_removed')
    return c.json(dictionariesView(c.var.world))
  })
