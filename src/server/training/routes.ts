import { type Context, Hono } from 'hono'
import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import { fileIn } from '#shared/accepts.ts'
import { imageModelKinds, longestCaption, longestName, mostPictures } from '#shared/image-models.ts'
import { Problem } from '#shared/problems.ts'
import { lengthOf } from '#shared/text.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { localeOf } from '../http/languages.ts'
import { inPath, nothing, route } from '../http/route.ts'
import { may, needs } from '../http/rules.ts'
import type { WithPictures } from '../store/image-models.ts'
import type { Signed } from '../world.ts'
import { looked } from './looked.ts'
import { feeIn, isPaid, refunding } from './paying.ts'
import { beginTraining, requireFit, requireTrainer } from './start.ts'
import { imageModelShown, imageModelsShown, imageModelsView, imageModelView } from './views.ts'

const named = z.string().check(
  z.trim(),
  z.minLength(1),
  z.refine(text => lengthOf(text) <= longestName),
)
const nameRule = {
  de: `Ein Name mit höchstens ${longestName} Zeichen.`,
  en: `A name of at most ${longestName} characters.`,
}
const kindRule = {
  de: `Eines davon: ${imageModelKinds.join(', ')}.`,
  en: `One of these: ${imageModelKinds.join(', ')}.`,
}
const kind = z.enum(imageModelKinds)
const bringing = {
  file: needs(z.string().check(z.refine(text => fileIn(text) !== undefined)), {
    de: 'Die Adresse eines Bildes, das Sie hochgeladen haben: /files/…',
    en: 'The address of a picture that you have uploaded: /files/…',
  }),
}
const captioning = {
  caption: needs(
    z.string().check(
      z.trim(),
      z.refine(text => lengthOf(text) <= longestCaption),
    ),
    {
      de: `Höchstens ${longestCaption} Zeichen.`,
      en: `At most ${longestCaption} characters.`,
    },
  ),
}
const consenting = {
  consent: needs(z.literal(true), {
    de: 'Stimmen Sie zu, bevor das Training beginnt.',
    en: 'Agree before the training begins.',
  }),
  service: may(z.string(), {
    de: 'Wer trainieren soll, wie es unter service steht.',
    en: 'Who is to train, as it stands in service.',
  }),
}
const otherTrainer = (name: string) => ({
  de: `Inzwischen trainiert hier ${name}. Lesen Sie die Zustimmung noch einmal; begonnen und berechnet wurde nichts.`,
  en: `Meanwhile ${name} trains here. Read the consent once more; nothing was begun or charged.`,
})
const session = needs(z.string().check(z.regex(/^\w{1,200}$/)), {
  de: 'Die Kennung der Zahlung, wie sie in der Adresse steht.',
  en: 'The id of the payment as it stands in the address.',
})

const begun = z.object({ url: z.nullable(z.string()), model: imageModelShown })

/** A word that no language has, which begins as the name does: it will mean what is learned. */
const triggerFor = (name: string) => {
  const letters = name
    .normalize('NFKD')
    .replaceAll(/[^a-z]/gi, '')
    .slice(0, 8)
    .toUpperCase()
  const consonants = 'BCDFGHJKLMNPQRSTVWXZ'
  const some = Array.from({ length: 4 }, () => consonants[randomInt(consonants.length)])
  return `${letters}${some.join('')}`
}

const view = (c: Context<Signed>, model: WithPictures) => imageModelView(model, localeOf(c, c.var.user))

const productName = {
  de: (name: string) => `Training des Bildmodells „${name}“`,
  en: (name: string) => `Training of the image model “${name}”`,
}

/** Models that a person trains with their own pictures. Others' models do not exist here. */
export const imageModelRoutes = new Hono<Signed>()
  .get(
    '/image-models',
    route({ summary: 'The models one trains or has trained, and what training costs', gives: imageModelsShown }, c =>
      imageModelsView(c.var.world, c.var.user.id, localeOf(c, c.var.user)),
    ),
  )
  .get(
    '/image-models/:id',
    route(
      { summary: 'A model with its pictures, what was found of each, and how far it is', gives: imageModelShown },
      async c => view(c, await c.var.world.imageModels.find(c.var.user.id, inPath(c))),
    ),
  )
  .post(
    '/image-models',
    route(
      {
        summary: 'Begins a model of one’s own; nothing is sent anywhere before it is started',
        body: { name: needs(named, nameRule), kind: needs(kind, kindRule) },
        gives: imageModelShown,
        status: 201,
      },
      async (c, { name, kind: of }) => {
        const { world, user } = c.var
        const made = { id: world.id(), name, kind: of, trigger: triggerFor(name) }
        return view(c, await world.imageModels.create(user.id, made))
      },
    ),
  )
  .patch(
    '/image-models/:id',
    route(
      {
        summary: 'Renames a model; says what it is of, as long as it is not trained',
        body: { name: may(named, nameRule), kind: may(kind, kindRule) },
        gives: imageModelShown,
      },
      async (c, change) => view(c, await c.var.world.imageModels.change(c.var.user.id, inPath(c), change)),
    ),
  )
  .delete(
    '/image-models/:id',
    route(
      {
        summary:
          'Deletes a model with its pictures, here and at the service; a training ends, and is given back where it was not begun',
        gives: nothing,
      },
      async c => {
        const { world, user } = c.var
        const id = inPath(c)
        const gone = await world.imageModels.remove(user.id, id, await refunding(world, user.id, id))
        await world.files.drop(gone)
      },
    ),
  )
  .post(
    '/image-models/:id/pictures',
    route(
      {
        summary: 'Adds an uploaded picture, and says what was found of it: too small, a double, blurred, a person',
        body: bringing,
        gives: imageModelShown,
      },
      async (c, { file }) => {
        const { world, user } = c.var
        const id = inPath(c)
        const { pictures } = await world.imageModels.find(user.id, id)
        if (pictures.length >= mostPictures) throw new Problem('image_model_pictures_full', { most: mostPictures })
        const name = fileIn(file) ?? ''
        const seen = await looked(world, user.id, name, c.req.raw.signal)
        return view(c, await world.imageModels.add(user.id, id, name, seen, mostPictures))
      },
    ),
  )
  .patch(
    '/image-models/:id/pictures/:file',
    route(
      { summary: 'Says in words what a picture shows', body: captioning, gives: imageModelShown },
      async (c, { caption }) =>
        view(c, await c.var.world.imageModels.caption(c.var.user.id, inPath(c), inPath(c, 'file'), caption)),
    ),
  )
  .delete(
    '/image-models/:id/pictures/:file',
    route({ summary: 'Removes a picture', gives: imageModelShown }, async c => {
      const { world, user } = c.var
      const id = inPath(c)
      await world.files.drop(await world.imageModels.takeOut(user.id, id, inPath(c, 'file')))
      return view(c, await world.imageModels.find(user.id, id))
    }),
  )
  .post(
    '/image-models/:id/start',
    route(
      {
        summary: 'Begins the training, or gives the address at which it is paid for first',
        body: consenting,
        gives: begun,
      },
      async (c, { service }) => {
        const { world, user } = c.var
        const [id, locale] = [inPath(c), localeOf(c, user)]
        const trainer = await requireTrainer(world)
        if (service !== undefined && service !== trainer.service)
          throw new Problem('invalid', { fields: { service: otherTrainer(trainer.name) } })
        const model = await requireFit(world, user.id, id)
        const cents = isPaid(model) ? 0 : await feeIn(world)
        if (cents && !world.payments) throw new Problem('training_unsold')
        await world.imageModels.consent(user.id, id, trainer.service)
        if (!cents || !world.payments) {
          await beginTraining(world, user.id, id)
          return { url: null, model: view(c, await world.imageModels.find(user.id, id)) }
        }
        const page = `${world.config.publicUrl}/${locale}/pictures/image-model-generator?model=${id}`
        const item = { model: id, name: productName[locale](model.name), cents, page }
        const url = await world.payments.sell(user, item, locale, idempotencyKeyOf(c) ?? world.id())
        return { url, model: view(c, await world.imageModels.find(user.id, id)) }
      },
    ),
  )
  .post(
    '/image-models/:id/confirm',
    route(
      {
        summary: 'Asks the payment service what became of a payment, so that the training begins at once',
        body: { session },
        gives: imageModelShown,
      },
      async (c, body) => {
        const { world, user } = c.var
        const id = inPath(c)
        await world.imageModels.find(user.id, id)
        if (!world.payments) throw new Problem('not_found')
        await world.payments.confirm(user, body.session)
        return view(c, await world.imageModels.find(user.id, id))
      },
    ),
  )
