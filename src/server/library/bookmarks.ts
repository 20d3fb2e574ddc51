import { Readable } from 'node:stream'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { lengthOf, locales, type Text, written } from '#shared/text.ts'
import { bodyOf, listAsked } from '../http/checked.ts'
import type { Bytes } from '../files/files.ts'
import { bookmarksAsked, knownAs } from './query.ts'
import { fileName, type FormatName, formats, written as writtenDown } from './bookmark-file.ts'
import { localeOf } from '../http/languages.ts'
import { filledIn, may, needs } from '../http/rules.ts'
import { bookmarkView } from '../views.ts'
import type { Signed, World } from '../world.ts'

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
const longestNote = 2_000

const noType: Text = {
  de: 'Der Name eines Werkzeugs, wie summarize_simplify, oder editor oder picture.',
  en: 'The name of a tool, such as summarize_simplify, or editor or picture.',
}
/** What a bookmark can have come from, where no text of the history says it: a tool that there is, editor, picture. */
const isType = async ({ catalogue }: World, type: string) =>
  type === 'editor' ||
  type === 'picture' ||
  (await catalogue.all()).some(({ slug, aliases = [] }) => slug === type || aliases.includes(type))

const saved = {
  result: needs(upTo(longestResult).check(z.minLength(1)), sentence(longestResult)),
  prompt: needs(upTo(longestPrompt), sentence(longestPrompt)),
  type: needs(z.string().check(z.regex(/^[\w-]{1,60}$/)), noType),
  variant: may(z.int().check(z.gte(1), z.lte(100)), {
    de: 'Die Nummer einer Variante des Textes.',
    en: 'The number of one of the variants of the text.',
  }),
  run: may(z.nullable(z.string()), { de: 'Die Kennung eines Textes aus dem Verlauf.', en: 'The id of a run.' }),
}

const noted = { note: needs(upTo(longestNote), sentence(longestNote)) }

const names = Object.keys(formats) as [FormatName, ...FormatName[]]
const exported = {
  format: may(z.enum(names), { de: `Möglich sind ${names.join(', ')}.`, en: `Possible values: ${names.join(', ')}.` }),
  language: may(z.enum(locales), {
    de: `Möglich sind ${locales.join(', ')}.`,
    en: `Possible values: ${locales.join(', ')}.`,
  }),
}

/** What people keep. Whatever belongs to someone else does not exist here. */
export const bookmarkRoutes = new Hono<Signed>()
  .get('/bookmark', async c => {
    const { world, user } = c.var
    const { bookmarks, ...page } = await world.bookmarks.list(user.id, { ...listAsked(c), ...bookmarksAsked(c) })
    return c.json({ bookmarks: bookmarks.map(bookmarkView), ...page })
  })
  .get('/bookmark/types', async c => {
    const all = Map.groupBy(await c.var.world.bookmarks.types(c.var.user.id), ({ name }) => knownAs(name))
    const types = [...all].map(([type, each]) => ({ type, count: each.reduce((sum, { count }) => sum + count, 0) }))
    return c.json({ types: types.toSorted((one, other) => other.count - one.count) })
  })
  .get('/bookmark/export', async c => {
    const { world, user } = c.var
    const { format = 'json', language: locale = localeOf(c, user) } = filledIn(exported, c.req.query())
    const all = world.bookmarks.each(user.id, bookmarksAsked(c))
    const engines = await world.catalogue.all()
    const file = Readable.toWeb(Readable.from(writtenDown(format, all, { engines, locale }))) as Bytes
    return c.body(file, 200, {
      'Content-Type': formats[format].type,
      'Content-Disposition': `attachment; filename="${fileName(format, locale)}"`,
    })
  })
  .get('/bookmark/:id', async c => {
    const { world, user } = c.var
    return c.json(bookmarkView(await world.bookmarks.find(user.id, c.req.param('id'))))
  })
  .post('/bookmark', async c => {
    const { world, user } = c.var
    const { result, prompt, type, run, variant } = filledIn(saved, await bodyOf(c))
    if (!run && !(await isType(world, type))) throw new Problem('invalid', { fields: { type: noType } })
    const whose = { run: run ?? undefined, variant: run ? variant : undefined }
    return c.json(bookmarkView(await world.bookmarks.save(user.id, { reply: result, prompt, type, ...whose })))
  })
  .patch('/bookmark/:id', async c => {
    const { world, user } = c.var
    const { note } = filledIn(noted, await bodyOf(c))
    return c.json(bookmarkView(await world.bookmarks.note(user.id, c.req.param('id'), note)))
  })
  .post('/bookmark/:id/restore', async c => {
    const { world, user } = c.var
    return c.json(bookmarkView(await world.bookmarks.restore(user.id, c.req.param('id'))))
  })
  .delete('/bookmark/:id', async c => {
    await c.var.world.bookmarks.remove(c.var.user.id, c.req.param('id'))
    return c.body(null, 204)
  })
