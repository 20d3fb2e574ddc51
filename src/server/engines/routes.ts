import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { searchWords } from '#catalogue/search-words/index.ts'
import { ableFor } from '#catalogue/abilities.ts'
import { ratioOf } from '#catalogue/pictures/ratios.ts'
import { formIn } from '#shared/body.ts'
import { painterOfModel } from '#shared/image-models.ts'
import { Problem } from '#shared/problems.ts'
import { locales } from '#shared/text.ts'
import { painterCalled } from '../painting/called.ts'
import { requirePlan } from '../plans/access.ts'
import { brandIn } from '../brands/routes.ts'
import { bodyOf, checked } from '../http/checked.ts'
import { listOf } from '../http/shapes.ts'
import { inPath, route, sending } from '../http/route.ts'
import { cardShown, engineShown } from './card.ts'
import { engineHere, enginesHere } from './engines-here.ts'
import { keepsLanguage, languageFor, localeOf, usualFor } from '../http/languages.ts'
import type { FoundCall } from '../custom-engines/catalogue.ts'
import { lookHere, ownModels } from '../custom-engines/here.ts'
import { documentsIn, requireFiles, requirePictures, requireRecording } from '../files/own-files.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { answerWith } from '../runs/reply.ts'
import { begin } from '../runs/begin.ts'
import { findRun } from '../runs/follow.ts'
import { ownSender, senderOf } from '../account/sender.ts'
import { sourcesIn } from './chosen-sources.ts'
import { requireOffered } from '../training/paint.ts'
import { workFor } from '../works/work-for.ts'
import type { Signed } from '../world.ts'

/** The call that is asked for. Administrators can try one as its draft stands, which is charged to nobody. */
const foundFor = async (c: Context<Signed>, path: string): Promise<FoundCall> => {
  const { world, user } = c.var
  if (c.req.query('draft') === undefined) return world.catalogue.find(path)
  if (user.role !== 'admin') throw new Problem('not_found', { path })
  return world.catalogue.trial(path)
}

/** The text that is written anew; throws `not_found` where it is nobody's, another's, or of another form. */
const anewOf = async (c: Context<Signed>, path: string) => {
  const { world, user } = c.var
  const id = c.req.query('of')
  if (!id) return undefined
  const run = await findRun(world, user, id)
  if (run.call !== path) throw new Problem('not_found')
  return run
}

/** The same for everyone who is signed in: browsers may keep it, and ask whether it still holds. */
const forSignedIn = (c: Context<Signed>) => {
  c.header('Cache-Control', 'private, no-cache')
  c.header('Vary', 'Authorization, Cookie')
}
const told = (c: Context<Signed>, bytes: Uint8Array<ArrayBuffer>) => {
  forSignedIn(c)
  return c.body(bytes, 200, { 'Content-Type': 'application/json' })
}

/** Runs a call: the same for engines and for tools that work on pictures. */
const run = async (c: Context<Signed>) => {
  const { world, user } = c.var
  const [found, { brands, callHere }] = await Promise.all([foundFor(c, inPath(c, 'path')), lookHere(world, user.id)])
  const { engine, path, call } = callHere(found)
  const [body, own] = await Promise.all([bodyOf(c), ownSender(world, user, call)])
  const sent = call.by === 'painted' ? withRatio(body) : body
  if (call.by === 'painted') requireOffered(call.fields, sent.model)
  const form = formIn(call.fields, sent)
  if (engine.version !== 0) requirePlan(user, engine, call, form)
  const values = checked(call.fields, form)

  const documents = documentsIn(call.fields, values)
  if (documents.length) await requireFiles(c.var, documents)
  await requireRecording(c.var, call.fields, values)
  await requirePictures(c.var, call.fields, values)

  const sources = await sourcesIn(c.var, found, callHere, sent)

  const house = c.req.query('without') === 'model'
  if (house && !call.house) throw new Problem('no_method')
  const wanted = {
    engine: engine.slug,
    version: engine.version,
    path,
    call: engine.version === 0 ? { ...call, cost: 0 } : call,
    values,
    brand: house ? undefined : brandIn(brands, values),
    sender: house ? undefined : senderOf(call, values, own, brands),
    language: languageFor(call, values, sent, user, usualFor(c, call, user)),
    keepsLanguage: keepsLanguage(call, values, sent),
    by: house ? ('house' as const) : workFor(call, values),
    key: idempotencyKeyOf(c),
    again: c.req.query('again'),
    sources,
    byOther: c.req.query('by') === 'other',
    anewOf: await anewOf(c, path),
  }
  return answerWith(c, await begin(world, user, wanted), call)
}

/** A picture can be asked for by its size, as its shape. */
const withRatio = (body: Readonly<Record<string, unknown>>) => {
  const ratio = ratioOf(body.width, body.height)
  return ratio && body.ratio === undefined ? { ...body, ratio } : body
}

/** The catalogue, and the one route that runs every engine. */
export const engineRoutes = new Hono<Signed>()
  .get(
    '/engines',
    sending(
      {
        summary: 'Every engine with its forms, and whether it can run now',
        ...{ sends: 'json', what: 'All of them', shape: z.object({ data: z.array(engineShown) }) },
      },
      async c => told(c, (await enginesHere(c.var.world)).json),
    ),
  )
  .get(
    '/pictures',
    sending(
      {
        summary: 'Every tool for pictures with its forms, and whether it can run now',
        ...{ sends: 'json', what: 'All of them', shape: z.object({ data: z.array(engineShown) }) },
      },
      async c => told(c, (await enginesHere(c.var.world)).pictures),
    ),
  )
  .get(
    '/engines/cards',
    sending(
      {
        summary: 'Every engine without its guide and its forms: what a list of them shows',
        ...{ sends: 'json', what: 'All of them', shape: z.object({ data: z.array(cardShown) }) },
      },
      async c => told(c, (await enginesHere(c.var.world)).cards),
    ),
  )
  .get(
    '/engines/words',
    route(
      {
        summary: 'What else people call each engine, by its slug: words to find it by, in one language',
        query: { language: z.optional(z.enum(locales)) },
        gives: z.object({ data: z.record(z.string(), listOf(z.string())) }),
      },
      async c => {
        forSignedIn(c)
        const asked = locales.find(locale => locale === c.req.query('language'))
        return { data: searchWords[asked ?? localeOf(c, c.var.user)] }
      },
    ),
  )
  .get(
    '/engines/:name',
    route(
      { summary: 'One engine with its forms, by its name or by one that it also answers to', gives: engineShown },
      async c => {
        forSignedIn(c)
        return engineHere(c.var.world, inPath(c, 'name'), c.var.user.id)
      },
    ),
  )

  .post('/engins/:path', run)
  .post(
    '/imagesEngines/GetImagsModels',
    route(
      {
        summary:
          'The models that paint here, the usual one first, and those that the person has trained; `_id` goes as `model`',
        gives: z.object({ result: z.array(z.object({ _id: z.string(), name_text: z.string() })) }),
      },
      async ({ var: { world, user } }) => {
        const [painters, own] = await Promise.all([world.painting.painters(), ownModels(world, user.id)])
        return {
          result: [
            ...ableFor(painters, {}).map(({ name }) => ({ _id: name, name_text: painterCalled(name) })),
            ...own.map(({ id, name }) => ({ _id: painterOfModel(id), name_text: name })),
          ],
        }
      },
    ),
  )
  .post('/imagesEngines/:path', run)
