import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { languageOf } from '#language/languages.ts'
import type { Document } from '#shared/document/schema.ts'
import { titleIn, wordsOf } from '#shared/document/words.ts'
import { type Author, most } from '#shared/documents.ts'
import { Problem } from '#shared/problems.ts'
import { bodyOf, deepestDocument, listAsked, listWords } from '../http/checked.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { inPath, nothing, route } from '../http/route.ts'
import { type Filled, filledIn } from '../http/rules.ts'
import { found } from '../library/shown.ts'
import { findRun } from '../runs/follow.ts'
import type { Run } from '../store/run.ts'
import type { Signed, World } from '../world.ts'
import { contentIn, empty } from './content.ts'
import { forListing, forNew, forRelabelling, forSaving, forSorting } from './rules.ts'
import { documentListed, documentSaved, documentShown, documentView, listedView } from './shown.ts'

const isProgram = (c: Context) => c.req.header('Authorization') !== undefined

/** Who is at work, and with which browser or program. */
export const authorOf = (c: Context<Signed>, by: Author = 'hand') => ({
  by: isProgram(c) ? ('program' as const) : by,
  device: c.req.header('User-Agent')?.slice(0, 300) ?? '',
})

/** So much of a text says in which language it is. */
const enough = 20_000
/** The language of a text, where it can be told. */
export const languageIn = (content: Document) => languageOf(wordsOf(content).slice(0, enough))

const labelsOf = (labels: readonly string[] = []) => [...new Set(labels)]

/** Whether a model has written it, and no method of the house. */
export const isByModel = ({ by, model }: Pick<Run, 'by' | 'model'>) => by !== 'house' && !model.startsWith('house:')

/** What a document was made of, if that is the person's own; of a run, also its tool. */
const originOf = async ({ world, user }: Signed['Variables'], { origin, copy }: Filled<typeof forNew>) => {
  const run = origin?.run === undefined ? undefined : await findRun(world, user, origin.run)
  const source = copy ?? origin?.document
  if (source !== undefined) await world.documents.find(user.id, source)
  const ai = run && isByModel(run)
  return { run: run?.id, variant: run && origin?.variant, engine: run?.engine ?? origin?.engine, source, ai }
}

type Copied = Awaited<ReturnType<World['documents']['find']>> | undefined

/** A name that says it is a copy, and one that nobody has said, is no line above a text. */
const givenTo = (title: string, { titel_text }: Filled<typeof forNew>, copied: Copied) => {
  if (copied) return title === copied.title ? copied.given : title
  return titel_text === undefined ? title : undefined
}

const newState = async (c: Context<Signed>, body: Filled<typeof forNew>, copied: Copied, ai = false) => {
  const { world, user } = c.var
  const content = (await contentIn(world, body, c.req.raw.signal)) ?? copied?.content ?? empty
  const title = (body.titel_text ?? copied?.title ?? titleIn(content).slice(0, most.title)).trim()
  return {
    title,
    given: body.given ?? givenTo(title, body, copied),
    content,
    language: body.language ?? copied?.language ?? languageIn(content) ?? user.aiLanguage.toLowerCase(),
    labels: labelsOf(body.labels ?? copied?.labels),
    kind: body.kind ?? 'document',
    checks: copied?.checks,
    ...authorOf(c, ai ? 'ai' : 'hand'),
    ai: ai || copied?.ai,
  }
}

const { page, limit, search } = listWords

/** What people write and keep. Whatever belongs to someone else does not exist here. */
export const documentRoutes = new Hono<Signed>()
  .get(
    '/document',
    route(
      {
        summary: 'The documents, the one changed last first or by title, without what they say',
        query: {
          ...{ page, limit, search },
          kind: forListing.kind.accepts,
          label: forListing.label.accepts.check(z.describe('Those with this label.')),
          run: forListing.run.accepts,
          document: forListing.document.accepts,
          sort: forListing.sort.accepts,
        },
        gives: z.object({ documents: z.array(documentListed), ...found }),
      },
      async c => {
        const { world, user } = c.var
        const said = Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''))
        const { sort: order = 'changed', document: source, ...which } = filledIn(forListing, said)
        const asked = { ...listAsked(c, 20), ...which, source, order }
        const { documents, ...rest } = await world.documents.list(user.id, asked)
        return { documents: documents.map(listedView), ...rest }
      },
    ),
  )
  .post(
    '/document',
    route(
      {
        summary:
          'Begins a document: an empty one, one with this text, or a copy. The same Idempotency-Key is the same document',
        takes: forNew,
        gives: documentShown,
      },
      async c => {
        const { world, user } = c.var
        const body = filledIn(forNew, await bodyOf(c, deepestDocument))
        const origin = await originOf(c.var, body)
        const copied = body.copy === undefined ? undefined : await world.documents.find(user.id, body.copy)
        const state = await newState(c, body, copied, origin.ai || body.by === 'ai')
        const key = idempotencyKeyOf(c)
        return documentView(await world.documents.begin(user.id, { ...origin, ...state, key }, user.holds.storage))
      },
    ),
  )
  .get(
    '/document/labels',
    route(
      {
        summary: 'The labels that documents have, and how many have each',
        gives: z.object({ labels: z.array(z.object({ label: z.string(), count: z.int() })) }),
      },
      async ({ var: { world, user } }) => ({ labels: [...(await world.documents.labels(user.id))] }),
    ),
  )
  .patch(
    '/document/labels',
    route(
      {
        summary: 'Gives a label another name wherever it is, or takes it away where `to` is left out',
        body: forRelabelling,
        gives: z.object({ changed: z.int() }),
      },
      async ({ var: { world, user } }, { label, to }) => ({
        changed: await world.documents.relabel(user.id, label, to ?? undefined),
      }),
    ),
  )
  .get(
    '/document/:id',
    route({ summary: 'A document with what it says', gives: documentShown }, async c => {
      const { world, user } = c.var
      return documentView(await world.documents.find(user.id, inPath(c)))
    }),
  )
  .put(
    '/document/:id',
    route(
      {
        summary:
          'Saves what a document says in place of what had this `revision`; the same once more is no change. Where it ' +
          'was changed elsewhere meanwhile: 409, with the document as it is now in `document`',
        takes: forSaving,
        gives: documentSaved,
      },
      async c => {
        const { world, user } = c.var
        const { revision, titel_text, language, by, keeps, ...text } = filledIn(
          forSaving,
          await bodyOf(c, deepestDocument),
        )
        const id = inPath(c)
        const content = await contentIn(world, text, c.req.raw.signal)
        const now = content && titel_text !== undefined ? undefined : await world.documents.find(user.id, id)
        const state = {
          title: (titel_text ?? now?.title ?? '').trim(),
          content: content ?? now?.content ?? empty,
          ...{ language, keeps, ai: by === 'ai' },
          ...authorOf(c, by),
        }
        const came = await world.documents.save(user.id, id, revision, state, user.holds.storage)
        if ('elsewhere' in came) throw new Problem('document_elsewhere', { document: documentView(came.elsewhere) })
        return { ...listedView(came.saved), version: came.version ?? null }
      },
    ),
  )
  .patch(
    '/document/:id',
    route(
      {
        summary:
          'Changes title, labels, kind, language or what is kept for the checks of a document, of which `leave` names ' +
          'remarks that are left alone beside those that are; a new title is a new revision',
        body: forSorting,
        gives: documentListed,
      },
      async (c, { titel_text, labels, ...change }) => {
        const { world, user } = c.var
        const id = inPath(c)
        if (titel_text !== undefined) await world.documents.name(user.id, id, titel_text.trim())
        return listedView(await world.documents.sort(user.id, id, { ...change, labels: labels && labelsOf(labels) }))
      },
    ),
  )
  .delete(
    '/document/:id',
    route({ summary: 'Removes a document; its versions go with it', gives: nothing }, async c => {
      await c.var.world.documents.remove(c.var.user.id, inPath(c))
    }),
  )
  .post(
    '/document/:id/restore',
    route(
      { summary: 'Brings back a document that was removed within the last hour, as it was', gives: documentListed },
      async c => {
        const { world, user } = c.var
        return listedView(await world.documents.restore(user.id, inPath(c)))
      },
    ),
  )
