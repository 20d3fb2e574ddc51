import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Call } from '#catalogue/call.ts'
import { formIn } from '#shared/body.ts'
import { check } from '#shared/check.ts'
import { previewSide } from '#shared/picture-sizes.ts'
import { Problem } from '#shared/problems.ts'
import { lookHere } from '../custom-engines/here.ts'
import { bodyOf } from '../http/checked.ts'
import { languageFor } from '../http/languages.ts'
import { route, sending } from '../http/route.ts'
import { filledIn, needs } from '../http/rules.ts'
import { painterFor } from '../painting/painter-for.ts'
import { requirePlan } from '../plans/access.ts'
import { requireNeeds } from '../runs/can-run.ts'
import { requireProven } from '../runs/proven.ts'
import type { Signed, World } from '../world.ts'
import { openPreviews } from './previews.ts'
import { openedSmall, paintPreview } from './paint-preview.ts'

const path = 'image-from-drawing'

const opened = new WeakMap<World, ReturnType<typeof openPreviews>>()
const previewsOf = (world: World) => {
  const previews = opened.get(world) ?? openPreviews(() => world.now().getTime())
  opened.set(world, previews)
  return previews
}

/** The call as it looks here, without the drawing, which no preview has as a file. */
const callHere = async (world: World) => {
  const [found, { callHere: look }] = await Promise.all([world.catalogue.find(path), lookHere(world)])
  const { engine, call } = look(found)
  const { [call.from ?? '']: drawing, ...fields } = call.fields
  return { engine, call: { ...call, fields } }
}

/** Who would paint the picture itself, where a preview of it costs nothing and has not been too slow lately. */
const previewer = async (world: World, call: Call, model: string | undefined) => {
  const [painter, prices] = await Promise.all([
    painterFor(world.painting, call, { ...(model && { model }) }),
    world.settings.get('prices'),
  ])
  if (!painter?.isFree || prices?.models[painter.name]?.images) return undefined
  return previewsOf(world).isSlow(painter.name) ? undefined : painter
}

const body = {
  drawing: needs(
    z
      .string()
      .check(
        z.regex(/^data:image\/(?:png|jpeg|webp);base64,[\w+/]+=*$/),
        z.describe(
          `A picture as a \`data:\` address, up to 5 MB; more than ${previewSide} pixels a side are of no use.`,
        ),
      ),
    { de: 'Die Zeichnung als Bild in einer data:-Adresse.', en: 'The drawing as a picture in a data: address.' },
  ),
}

const taken = z.looseObject({
  drawing: body.drawing.accepts,
  prompt: z.string(),
  ratio: z.optional(z.string()),
  style: z.optional(z.string()),
  strength: z.optional(z.number()),
  model: z.optional(z.string()),
})

const preview = async (c: Context<Signed>) => {
  const { world, user } = c.var
  const asked = c.req.raw.signal
  const [sent, { engine, call }] = await Promise.all([bodyOf(c), callHere(world)])
  const form = formIn(call.fields, sent)
  requirePlan(user, engine, call, form)
  await requireProven(world, user)
  const { drawing } = filledIn(body, sent)
  // What is not said is as the form begins: a preview is no order that has to be complete.
  const { values, problems } = check(call.fields, form)
  if (Object.keys(problems).length) throw new Problem('invalid', { fields: problems })
  await requireNeeds(world, call, 'painted', values)
  const painter = await previewer(world, call, typeof values.model === 'string' ? values.model : undefined)
  if (!painter) throw new Problem('preview_none', { over: true })
  const language = languageFor(call, values, sent, user)
  const bytes = Buffer.from(drawing.slice(drawing.indexOf(',') + 1), 'base64')
  const { made, slow } = await previewsOf(world)
    .make(
      painter,
      { whose: user.id, asked },
      {
        opens: signal => openedSmall(world, user.id, bytes, signal),
        paints: (picture, signal) => paintPreview(painter, { call, values, language, picture }, signal),
      },
    )
    .catch((error: unknown) => {
      // Whoever has gone hears nothing of it, and it is no failure that an operator could mend.
      throw asked.aborted ? new Problem('unavailable') : error
    })
  return c.body(new Uint8Array(made.bytes), 200, {
    'Content-Type': made.type,
    'Cache-Control': 'no-store',
    ...(slow && { 'Preview-Slow': String(slow) }),
  })
}

/** What a drawing would become, small and at once: nothing of it is counted, charged or kept. */
export const previewRoutes = new Hono<Signed>()
  .get(
    `/pictures/${path}/preview`,
    route(
      {
        summary: 'Whether the model that paints, or the one named, can show a preview while somebody draws',
        query: { model: z.optional(z.string()) },
        gives: z.object({ offered: z.boolean() }),
      },
      async c => {
        const { call } = await callHere(c.var.world)
        return { offered: !!(await previewer(c.var.world, call, c.req.query('model'))) }
      },
    ),
  )
  .post(
    `/pictures/${path}/preview`,
    sending(
      {
        summary:
          'A small picture of a drawing, of models on one’s own server alone; a newer one ends the older; free, not kept',
        ...{
          takes: taken,
          sends: 'file',
          what: 'A picture; where it took too long, `Preview-Slow` says how many seconds',
        },
      },
      preview,
    ),
  )
