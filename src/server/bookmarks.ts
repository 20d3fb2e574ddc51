import { Hono } from 'hono'
import * as z from 'zod/mini'
import { lengthOf, type Text, written } from '#shared/text.ts'
import { bodyOf, listAsked } from './checked.ts'
import { filledIn, may, needs } from './rules.ts'
import { bookmarkView } from './views.ts'
import type { Signed } from './world.ts'

const upTo = (most: number) =>
  z.string().check(
    z.maxLength(2 * most, { abort: true }),
    z.refine(text => lengthOf(text) <= most),
  )
const sentence = (most: number): Text => ({
  de: `Ein Text mit höchstens ${written(most, 'de')} Zeichen.`,
  en: `A text of at most ${written(most, 'en')} characters.`,
})

const longestResult = 200_000
const longestPrompt = 100_000

const saved = {
  result: needs(upTo(longestResult).check(z.minLength(1)), sentence(longestResult)),
  prompt: needs(upTo(longestPrompt), sentence(longestPrompt)),
  type: needs(z.string().check(z.regex(/^[\w-]{1,60}$/)), {
    de: 'Der Name eines Werkzeugs, wie summarize_simplify.',
    en: 'The name of a tool, such as summarize_simplify.',
  }),
  run: may(z.nullable(z.string()), { de: 'Die Kennung eines Textes aus dem Verlauf.', en: 'The id of a run.' }),
}

/** What people keep. Whatever belongs to someone else does not exist here. */
export const bookmarkRoutes = new Hono<Signed>()
  .get('/bookmark', async c => {
    const { bookmarks, ...page } = await c.var.world.bookmarks.list(c.var.user.id, listAsked(c))
    return c.json({ bookmarks: bookmarks.map(bookmarkView), ...page })
  })
  .get('/bookmark/:id', async c => {
    const { world, user } = c.var
    return c.json(bookmarkView(await world.bookmarks.find(user.id, c.req.param('id'))))
  })
  .post('/bookmark', async c => {
    const { world, user } = c.var
    const { result, prompt, type, run } = filledIn(saved, await bodyOf(c))
    const bookmark = await world.bookmarks.save(user.id, { reply: result, prompt, type, run: run ?? undefined })
    return c.json(bookmarkView(bookmark))
  })
  .delete('/bookmark/:id', async c => {
    await c.var.world.bookmarks.remove(c.var.user.id, c.req.param('id'))
    return c.body(null, 204)
  })
