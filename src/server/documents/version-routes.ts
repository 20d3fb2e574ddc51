import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { bodyOf, deepestDocument } from '../http/checked.ts'
import { inPath, route } from '../http/route.ts'
import { filledIn } from '../http/rules.ts'
import type { Signed } from '../world.ts'
import { contentIn, empty } from './content.ts'
import { authorOf } from './routes.ts'
import { forGoingBack, forKeeping } from './rules.ts'
import { documentSaved, documentView, listedView, versionListed, versionShown } from './shown.ts'
import { versionView, wholeVersionView } from './shown.ts'

/** What documents were before. */
export const versionRoutes = new Hono<Signed>()
  .get(
    '/document/:id/versions',
    route(
      {
        summary:
          'What a document was before, the newest first: where its person left off for five minutes, where another ' +
          'device or a model went on, where it was gone back. The last hundred, and of older days the last each',
        gives: z.object({ versions: z.array(versionListed) }),
      },
      async c => {
        const { world, user } = c.var
        return { versions: (await world.documents.versions(user.id, inPath(c))).map(versionView) }
      },
    ),
  )
  .post(
    '/document/:id/versions',
    route(
      {
        summary:
          'Keeps a text as a version of a document that says something else: what was written over an older state, ' +
          'and not chosen when both were compared. `version` is its name',
        takes: forKeeping,
        gives: z.object({ version: z.string() }),
      },
      async c => {
        const { world, user } = c.var
        const { titel_text = '', by, ...text } = filledIn(forKeeping, await bodyOf(c, deepestDocument))
        const content = (await contentIn(world, text, c.req.raw.signal)) ?? empty
        // A version has no mark beside its author: what a model had a part in is a model's, whoever sends it.
        const state = { title: titel_text.trim(), content, ...authorOf(c, by), ...(by === 'ai' && { by }) }
        return { version: await world.documents.keep(user.id, inPath(c), state, user.holds.storage) }
      },
    ),
  )
  .get(
    '/document/:id/versions/:version',
    route({ summary: 'What a document was before, with what it said', gives: versionShown }, async c => {
      const { world, user } = c.var
      return wholeVersionView(await world.documents.version(user.id, inPath(c), inPath(c, 'version')))
    }),
  )
  .post(
    '/document/:id/versions/:version/restore',
    route(
      {
        summary:
          'Goes back to what a document was, in place of what has this `revision`, which is a version itself from now ' +
          'on: `version` is its name; 402 where there is no room for it, 409 where the document was changed elsewhere',
        body: forGoingBack,
        gives: documentSaved,
      },
      async (c, { revision }) => {
        const { world, user } = c.var
        const id = inPath(c)
        const { title, content, by } = await world.documents.version(user.id, id, inPath(c, 'version'))
        const state = { title, content, ai: by === 'ai', keeps: true, ...authorOf(c, 'restore') }
        const came = await world.documents.save(user.id, id, revision, state, user.holds.storage)
        if ('elsewhere' in came) throw new Problem('document_elsewhere', { document: documentView(came.elsewhere) })
        return { ...listedView(came.saved), version: came.version ?? null }
      },
    ),
  )
