import { Hono } from 'hono'
import * as z from 'zod/mini'
import { bodyOf, deepestDocument } from '../http/checked.ts'
import { inPath, nothing, route } from '../http/route.ts'
import { filledIn } from '../http/rules.ts'
import { listOf, moment } from '../http/shapes.ts'
import { asContent } from '../documents/content.ts'
import { authorOf, isByModel, languageIn } from '../documents/routes.ts'
import { documentShown, documentView } from '../documents/shown.ts'
import { findRun } from '../runs/follow.ts'
import type { ListedMaking } from '../store/making.ts'
import type { Signed } from '../world.ts'
import { forMade, forMaking, forRun, partShape } from './rules.ts'

const listed = z.object({
  _id: z.string(),
  /** The document it is made of; it may be gone. */
  source: z.string(),
  engine: z.string(),
  called: z.string(),
  createdAt: moment,
})
const shown = z.extend(listed, {
  call: z.string(),
  language: z.nullable(z.string()),
  without: z.nullable(z.literal('model')),
  parts: listOf(partShape),
  /** The newest run of each part that has begun. */
  runs: z.array(z.string()),
})
export type MakingShown = z.infer<typeof shown>

const listedView = ({ id, source, engine, called, createdAt }: ListedMaking) => ({
  ...{ _id: id, source, engine, called },
  createdAt: createdAt.toISOString(),
})

/** What is being made of documents, until it is a document itself: whoever comes back goes on with it. */
export const makingRoutes = new Hono<Signed>()
  .get(
    '/making',
    route(
      {
        summary: 'What is being made of documents and is no document yet',
        gives: z.object({ makings: listOf(listed) }),
      },
      async ({ var: { world, user } }) => ({ makings: (await world.makings.list(user.id)).map(listedView) }),
    ),
  )
  .get(
    '/making/:id',
    route({ summary: 'What is being made of a document, with all that is needed to go on', gives: shown }, async c => {
      const { world, user } = c.var
      const making = await world.makings.find(user.id, inPath(c))
      const { call, language = null, without = null, parts, runs } = making
      return { ...listedView(making), call, language, without, parts, runs: [...runs] }
    }),
  )
  .put(
    '/making/:id',
    route(
      {
        summary: 'Keeps what is to be made of a document, before it is; the same id is the same',
        takes: forMaking,
        gives: nothing,
      },
      async c => {
        const { world, user } = c.var
        const { source, parts, ...of } = filledIn(forMaking, await bodyOf(c, deepestDocument))
        await world.documents.find(user.id, source)
        const checked = parts.map(({ content, body }) => ({ content: asContent(content), body }))
        await world.makings.begin(user.id, { ...of, id: inPath(c).slice(0, 100), source, parts: checked })
      },
    ),
  )
  .patch(
    '/making/:id',
    route(
      {
        summary: 'Says in which run a part is written, once that of the part before it is known',
        body: forRun,
        gives: nothing,
      },
      async (c, { part, run }) => {
        const { world, user } = c.var
        await world.makings.keepRun(user.id, inPath(c), part, (await findRun(world, user, run)).id)
      },
    ),
  )
  .post(
    '/making/:id/document',
    route(
      {
        summary: 'Makes the document that has come of it, once: whoever asks again is given the same',
        takes: forMade,
        gives: documentShown,
      },
      async c => {
        const { world, user } = c.var
        const { titel_text, content: sent, language, run } = filledIn(forMade, await bodyOf(c, deepestDocument))
        const making = inPath(c)
        const content = asContent(sent)
        // Once it is made only its document knows of it.
        const [of] = (await world.makings.list(user.id)).filter(({ id }) => id === making)
        const written = await world.runs.find(user.id, run)
        const ai = !written || isByModel(written)
        const title = (titel_text ?? of?.called ?? '').trim()
        const document = {
          ...{ title, given: title, content },
          language: language ?? languageIn(content) ?? user.aiLanguage.toLowerCase(),
          ...({ kind: 'document', labels: [], run: written?.id, engine: of?.engine, source: of?.source, ai } as const),
          ...authorOf(c, ai ? 'ai' : 'hand'),
          ...{ making, key: `made ${making}` },
        }
        return documentView(await world.documents.begin(user.id, document, user.holds.storage))
      },
    ),
  )
  .delete(
    '/making/:id',
    route({ summary: 'Gives up what was to be made; what was written is in the history', gives: nothing }, async c => {
      await c.var.world.makings.remove(c.var.user.id, inPath(c))
    }),
  )
