import * as z from 'zod/mini'
import { addressOfFile } from '#shared/accepts.ts'
import {
  fewestPictures,
  imageModelKinds,
  imageModelStates,
  mostPictures,
  painterOfModel,
  picturePleas,
} from '#shared/image-models.ts'
import type { Locale } from '#shared/text.ts'
import { messageOf } from '../http/languages.ts'
import { listOf, moment } from '../http/shapes.ts'
import type { WithPictures } from '../store/image-models.ts'
import type { World } from '../world.ts'
import { foundIn } from './findings.ts'
import { feeIn, isPaid } from './paying.ts'

const picture = z.object({
  ...{ _id: z.string(), address: z.string(), name: z.string(), caption: z.string() },
  ...{ width: z.int(), height: z.int() },
  findings: listOf(z.enum([...picturePleas, 'blurred'])),
  /** Of a double, the number of the picture that it looks like. */
  doubleOf: z.nullable(z.int()),
  used: z.boolean(),
})

/** A model of one's own on the wire; `painter` goes as `model` where pictures are painted. */
export const imageModelShown = z.object({
  ...{ _id: z.string(), name: z.string(), kind: z.enum(imageModelKinds), trigger: z.string() },
  ...{ state: z.enum(imageModelStates), painter: z.nullable(z.string()) },
  ...{ pictures: listOf(picture), used: z.int() },
  /** Whether its training is paid for, and whether that was given back. */
  ...{ paid: z.boolean(), refunded: z.boolean() },
  ...{ problem: z.nullable(z.string()), message: z.nullable(z.string()) },
  ...{ begunAt: z.nullable(moment), endedAt: z.nullable(moment), createdAt: moment },
})
export type ImageModelView = z.infer<typeof imageModelShown>

const said = (date: Date | undefined) => date?.toISOString() ?? null

/** A model as its person is told it. */
export const imageModelView = (model: WithPictures, locale: Locale): ImageModelView => {
  const { id, name, kind, trigger, state, problem, payment, refundedAt } = model
  const pictures = foundIn(model.pictures).map(({ file, findings, doubleOf, isUsed, ...one }) => ({
    ...{ _id: file, address: addressOfFile(file), name: one.name, caption: one.caption },
    ...{ width: one.width, height: one.height, findings, doubleOf: doubleOf ?? null, used: isUsed },
  }))
  return {
    ...{ _id: id, name, kind, trigger, state, painter: state === 'ready' ? painterOfModel(id) : null },
    ...{ pictures, used: pictures.filter(one => one.used).length },
    ...{ paid: isPaid(model), refunded: payment !== undefined && refundedAt !== undefined },
    problem: state === 'failed' && problem ? problem : null,
    message: state === 'failed' && problem ? messageOf(problem, {}, locale) : null,
    ...{ begunAt: said(model.begunAt), endedAt: said(model.endedAt), createdAt: model.createdAt.toISOString() },
  }
}

/** All of a person's, and what training takes here. */
export const imageModelsShown = z.object({
  models: listOf(imageModelShown),
  /** What one training costs, in cents, and whether it can be paid for here. */
  ...{ fee: z.int(), sold: z.boolean() },
  /** Who trains; nothing where nobody does. */
  trainer: z.nullable(z.string()),
  /** By which name it goes along with the consent. */
  service: z.nullable(z.string()),
  ...{ least: z.int(), most: z.int() },
})

export const imageModelsView = async (world: World, user: string, locale: Locale) => {
  const [models, fee, trainer] = await Promise.all([
    world.imageModels.list(user),
    feeIn(world),
    world.training.trainer(),
  ])
  return {
    models: models.map(model => imageModelView(model, locale)),
    ...{ fee, sold: !!world.payments, trainer: trainer?.name ?? null, service: trainer?.service ?? null },
    ...{ least: fewestPictures, most: mostPictures },
  }
}
