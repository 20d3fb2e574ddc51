import { Readable } from 'node:stream'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { lengthOf, locales, type Text, written } from '#shared/text.ts'
import { listAsked, listWords } from '../http/checked.ts'
import type { Bytes } from '../files/files.ts'
import { bookmarksAsked, bookmarkWords, knownAs } from './query.ts'
import { bookmarkShown, found } from './shown.ts'
import { fileName, type FormatName, formats, written as writtenDown } from './bookmark-file.ts'
import { localeOf } from '../http/languages.ts'
import { inPath, nothing, route, sending } from '../http/route.ts'
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
  item: may(z.int().check(z.gte(1), z.lte(1000)), {
    de: 'Die Nummer eines Eintrags, wo der Text eine Liste ist.',
    en: 'The number of an item, where the text is a list.',
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

const { page, limit } = listWords

/** What people keep. Whatever belongs to someone else does not exist here. */
export const bookmarkRoutes = new Hono<Signed>()
  .get(
    '/bookmark',
    route(
      {
        summary: 'The bookmarks, newest first',
        query: { page, limit, ...bookmarkWords },
        gives: z.object({ bookmarks: z.array(bookmarkShown), ...found }),
      },
      async c => {
        const { world, user } = c.var
        const { bookmarks, ...rest } = await world.bookmarks.list(user.id, { ...listAsked(c), ...bookmarksAsked(c) })
        return { bookmarks: bookmarks.map(bookmarkView), ...rest }
      },
    ),
  )
  .get(
    '/bookmark/types',
    route(
      {
        summary: 'The tools that bookmarks are of',
        gives: z.object({ types: z.array(z.object({ type: z.string(), count: z.int() })) }),
      },
      async ({ var: { world, user } }) => {
        const all = Map.groupBy(await world.bookmarks.types(user.id), ({ name }) => knownAs(name))
        const types = [...all].map(([type, each]) => ({ type, count: each.reduce((sum, { count }) => sum + count, 0) }))
        return { types: types.toSorted((one, other) => other.count - one.count) }
      },
    ),
  )
  .get(
    '/bookmark/items',
    route(
      {
        summary: 'The items that were saved of a list, or of another version of it',
        query: { run: z.string() },
        gives: z.object({ items: z.array(z.object({ _id: z.string(), reply_text: z.string() })) }),
      },
      async c => {
        const { world, user } = c.var
        const items = await world.bookmarks.items(user.id, c.req.query('run') ?? '')
        return { items: items.map(({ id, reply }) => ({ _id: id, reply_text: reply })) }
      },
    ),
  )
  .get(
    '/bookmark/export',
    sending(
      {
        summary: 'All bookmarks, or those a search finds, as a file',
        query: { format: exported.format.accepts, language: exported.language.accepts, ...bookmarkWords },
        ...{ sends: 'file', what: 'The file' },
      },
      async c => {
        const { world, user } = c.var
        const { format = 'json', language: locale = localeOf(c, user) } = filledIn(exported, c.req.query())
        const all = world.bookmarks.each(user.id, bookmarksAsked(c))
        const engines = await world.catalogue.all()
        const file = Readable.toWeb(Readable.from(writtenDown(format, all, { engines, locale }))) as Bytes
        return c.body(file, 200, {
          'Content-Type': formats[format].type,
          'Content-Disposition': `attachment; filename="${fileName(format, locale)}"`,
        })
      },
    ),
  )
  .get(
    '/bookmark/:id',
    route({ summary: 'A bookmark', gives: bookmarkShown }, async c => {
      const { world, user } = c.var
      return bookmarkView(await world.bookmarks.find(user.id, inPath(c)))
    }),
  )
  .post(
    '/bookmark',
    route(
      { summary: 'Saves a result, or one item of it', body: saved, gives: bookmarkShown },
      async ({ var: { world, user } }, { result, prompt, type, run, variant, item }) => {
        if (!run && !(await isType(world, type))) throw new Problem('invalid', { fields: { type: noType } })
        const whose = { run: run ?? undefined, variant: run ? (item ? -item : variant) : undefined }
        return bookmarkView(await world.bookmarks.save(user.id, { reply: result, prompt, type, ...whose }))
      },
    ),
  )
  .patch(
    '/bookmark/:id',
    route(
      { summary: 'Notes something beside a bookmark; an empty note is none', body: noted, gives: bookmarkShown },
      async (c, { note }) => {
        const { world, user } = c.var
        return bookmarkView(await world.bookmarks.note(user.id, inPath(c), note))
      },
    ),
  )
  .post(
    '/bookmark/:id/restore',
    route(
      { summary: 'Brings back a bookmark that was removed within the last hour', gives: bookmarkShown },
      async c => {
        const { world, user } = c.var
        return bookmarkView(await world.bookmarks.restore(user.id, inPath(c)))
      },
    ),
  )
  .delete(
    '/bookmark/:id',
    route({ summary: 'Removes a bookmark', gives: nothing }, async c => {
      await c.var.world.bookmarks.remove(c.var.user.id, inPath(c))
    }),
  )
