import { type Context, Hono } from 'hono'
import { settledShape } from '#shared/answers.ts'
import { formIn } from '#shared/body.ts'
import { Problem } from '#shared/problems.ts'
import { requirePlan } from '../plans/access.ts'
import { brandIn } from '../brands/routes.ts'
import { bodyOf, checked } from '../http/checked.ts'
import { inPath, route } from '../http/route.ts'
import { engineShown } from './card.ts'
import { engineHere, enginesHere } from './engines-here.ts'
import { keepsLanguage, languageFor } from '../http/languages.ts'
import type { FoundCall } from '../custom-engines/catalogue.ts'
import { lookHere } from '../custom-engines/here.ts'
import { documentsIn, requireFiles } from '../files/own-files.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { answerWith } from '../runs/reply.ts'
import { begin } from '../runs/begin.ts'
import { ownSender, senderOf } from '../account/sender.ts'
import type { Signed } from '../world.ts'

/** The call that is asked for. Administrators can try one as its draft stands, which is charged to nobody. */
const foundFor = async (c: Context<Signed>, path: string): Promise<FoundCall> => {
  const { world, user } = c.var
  if (c.req.query('draft') === undefined) return world.catalogue.find(path)
  if (user.role !== 'admin') throw new Problem('not_found', { path })
  return world.catalogue.trial(path)
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

/** The catalogue, and the one route that runs every engine. */
export const engineRoutes = new Hono<Signed>()
  .get('/engines', async c => told(c, (await enginesHere(c.var.world)).json))
  .get('/engines/cards', async c => told(c, (await enginesHere(c.var.world)).cards))
  .get(
    '/engines/:name',
    route(
      { summary: 'One engine with its forms, by its name or by one that it also answers to', gives: engineShown },
      async c => {
        forSignedIn(c)
        return engineHere(c.var.world, inPath(c, 'name'))
      },
    ),
  )

  .post('/engins/:path', async c => {
    const { world, user } = c.var
    const [found, { brands, callHere }] = await Promise.all([foundFor(c, c.req.param('path')), lookHere(world)])
    const { engine, path, call } = callHere(found)
    const [sent, own] = await Promise.all([bodyOf(c), ownSender(world, user, call)])
    const form = formIn(call.fields, sent)
    if (engine.version !== 0) requirePlan(user, engine, call, form)
    const values = checked(call.fields, form)

    const documents = documentsIn(call.fields, values)
    if (documents.length) await requireFiles(c.var, documents)

    const house = c.req.query('without') === 'model'
    if (house && !call.house) throw new Problem('no_method')
    const wanted = {
      engine: engine.slug,
      version: engine.version,
      path,
      call: { ...call, answer: settledShape(call.answer, values), ...(engine.version === 0 && { cost: 0 }) },
      values,
      brand: house ? undefined : brandIn(brands, values),
      sender: house ? undefined : senderOf(call, values, own, brands),
      language: languageFor(call, values, sent, user),
      keepsLanguage: keepsLanguage(call, values, sent),
      by: house ? ('house' as const) : (call.by ?? 'once'),
      key: idempotencyKeyOf(c),
      again: c.req.query('again'),
    }
    return answerWith(c, await begin(world, user, wanted), call)
  })
