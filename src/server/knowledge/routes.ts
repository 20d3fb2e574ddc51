import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { languageOf } from '#language/index.ts'
import { readAddress } from '#shared/addresses.ts'
import { type KeptSource, mostKept, rhythms } from '#shared/knowledge.ts'
import { Problem } from '#shared/problems.ts'
import { mostOfSource } from '#shared/sources.ts'
import { isBlank } from '#shared/text.ts'
import { inPath, nothing, route } from '../http/route.ts'
import { may, needs } from '../http/rules.ts'
import { moment } from '../http/shapes.ts'
import { fairSemaphore } from '../process/semaphore.ts'
import type { NewSource } from '../store/knowledge.ts'
import { countWords } from '../works/shortened.ts'
import type { Signed } from '../world.ts'
import { noteChange, ownerIn } from './owner.ts'
import { readAnew, readToKeep } from './read.ts'

/** So many pages are read to be kept at the same time, and so many of one person. */
const inTurn = fairSemaphore({ inAll: 8, each: 2 })
const longestTitle = 200

/** A source that is kept, on the wire. */
const sourceShown = z.object({
  _id: z.string(),
  kind: z.enum(['page', 'document']),
  address: z.string(),
  title: z.string(),
  words: z.int(),
  language: z.nullable(z.string()),
  /** There was more than is kept. */
  cut: z.boolean(),
  rhythm: z.enum(rhythms),
  readAt: moment,
  dueAt: z.nullable(moment),
  /** When it could not be read last: what was read before holds. */
  failedAt: z.nullable(moment),
})
export type KnowledgeView = z.infer<typeof sourceShown>
const wholeShown = z.extend(sourceShown, { text: z.string() })

const view = ({ id, kind, address, title, words, language, cut, rhythm, readAt, dueAt, failedAt }: KeptSource) => ({
  ...{ _id: id, kind, address, title, words, language: language ?? null, cut: !!cut, rhythm },
  readAt: readAt.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
  failedAt: failedAt?.toISOString() ?? null,
})

const rhythm = {
  accepts: z.enum(rhythms),
  otherwise: { de: `Möglich sind ${rhythms.join(', ')}.`, en: `Possible values: ${rhythms.join(', ')}.` },
}
const asked = {
  address: may(z.string(), { de: 'Die Adresse einer Seite.', en: 'The address of a page.' }),
  title: may(z.string().check(z.trim(), z.minLength(1), z.maxLength(longestTitle)), {
    de: 'Ein Titel mit höchstens 200 Zeichen.',
    en: 'A title of at most 200 characters.',
  }),
  text: may(z.string(), {
    de: 'Der Text eines Dokuments; von sehr langen bleibt der Anfang.',
    en: 'The text of a document; of very long ones the beginning is kept.',
  }),
  rhythm: may(rhythm.accepts, rhythm.otherwise),
}
const either = {
  de: 'Nennen Sie die Adresse einer Seite, oder Titel und Text eines Dokuments.',
  en: 'Give the address of a page, or the title and text of a document.',
}

type Asked = { address?: string | undefined; title?: string | undefined; text?: string | undefined }

/** What is to be kept: a page, which is read for that, or a document that was read before. */
const readIn = async (
  c: Context<Signed>,
  { address: typed, title, text }: Asked,
): Promise<Omit<NewSource, 'id' | 'rhythm'>> => {
  const { world, user } = c.var
  const { signal } = c.req.raw
  if (typed !== undefined) {
    const read = readAddress(typed)
    if ('wrong' in read) throw new Problem('invalid', { fields: { address: read.wrong } })
    return inTurn(user.id, signal, () => readToKeep(world, read.address, signal))
  }
  if (title === undefined || text === undefined || isBlank(text))
    throw new Problem('invalid', { fields: { address: either } })
  const kept = text.slice(0, mostOfSource).toWellFormed()
  const language = languageOf(kept.slice(0, 20_000))
  return {
    ...{ kind: 'document', address: '', title, text: kept, words: countWords(kept) },
    ...(language && { language }),
    ...(kept.length < text.length && { cut: true as const }),
  }
}

/** The sources of whom the path names: a person's own, or a brand's. */
export const sources = new Hono<Signed>()
  .get(
    '/',
    route(
      {
        summary: `The pages and documents that texts are written with, at most ${mostKept}; a call leaves them out by \`more.withoutKnowledge\``,
        gives: z.object({ sources: z.array(sourceShown) }),
      },
      async c => ({ sources: (await c.var.world.knowledge.list(await ownerIn(c, 'looks'))).map(view) }),
    ),
  )
  .post(
    '/',
    route(
      {
        summary: 'Keeps a page, which is read for that, or a document, whose text `POST /api/upload/text` gives',
        body: asked,
        gives: sourceShown,
        status: 201,
      },
      async (c, { rhythm = 'never', ...given }) => {
        const { world, user } = c.var
        const owner = await ownerIn(c, 'changes')
        const read = await readIn(c, given)
        const often = read.kind === 'page' ? rhythm : 'never'
        const id = randomBytes(9).toString('base64url')
        const kept = await world.knowledge.keep(owner, { id, ...read, rhythm: often }, user.holds.storage)
        await noteChange(c, owner)
        return view(kept)
      },
    ),
  )
  .get(
    '/:id',
    route({ summary: 'One of them, with its text as it was read last', gives: wholeShown }, async c => {
      const kept = await c.var.world.knowledge.find(await ownerIn(c, 'looks'), inPath(c))
      return { ...view(kept), text: kept.text }
    }),
  )
  .post(
    '/:id/read',
    route(
      {
        summary: 'Reads a page anew. Where it cannot be read, `failedAt` says so, and what was read before holds',
        gives: sourceShown,
      },
      async c => {
        const { world, user } = c.var
        const { signal } = c.req.raw
        const { id, kind, address } = await world.knowledge.find(await ownerIn(c, 'changes'), inPath(c))
        if (kind !== 'page') throw new Problem('not_found')
        const read = await inTurn(user.id, signal, () => readAnew(world, { id, address }, signal))
        if (!read) throw new Problem('not_found')
        return view(read)
      },
    ),
  )
  .patch(
    '/:id',
    route(
      {
        summary: 'Says how often a page is read anew',
        body: { rhythm: needs(rhythm.accepts, rhythm.otherwise) },
        gives: sourceShown,
      },
      async (c, { rhythm }) => view(await c.var.world.knowledge.turn(await ownerIn(c, 'changes'), inPath(c), rhythm)),
    ),
  )
  .delete(
    '/:id',
    route({ summary: 'Keeps one no longer; texts that were written with it stay', gives: nothing }, async c => {
      const owner = await ownerIn(c, 'changes')
      await c.var.world.knowledge.remove(owner, inPath(c))
      await noteChange(c, owner)
    }),
  )

/** What people know of themselves, and what brands do, which everybody may read who writes for them. */
export const knowledgeRoutes = new Hono<Signed>()
  .route('/user/knowledge', sources)
  .route('/brands/:brand/knowledge', sources)
