import type { Begins } from '#catalogue/abilities.ts'
import type { Fields, Values } from '#shared/fields.ts'
import { isTrainer, modelOfPainter } from '#shared/image-models.ts'
import { Problem } from '#shared/problems.ts'
import { painterFor as connectedPainterFor } from '../painting/painter-for.ts'
import type { Painter } from '../painting/painter.ts'
import type { ImageModel } from '../store/image-models.ts'
import type { World } from '../world.ts'
import { trainers } from './trainers.ts'

/** What is to be painted, with the word by which the model knows what it has learned. */
export const promptWith = ({ kind, trigger }: Pick<ImageModel, 'kind' | 'trigger'>, prompt: string) => {
  if (prompt.includes(trigger)) return prompt
  return kind === 'style' ? `${prompt}, in the style of ${trigger}` : `${trigger}, ${prompt}`
}

/** The painter of a model that a person has trained. Throws `image_model_gone`, or `no_painter` without its service. */
const ownPainter = async ({ painting, imageModels }: World, user: string, id: string): Promise<Painter> => {
  const model = (await imageModels.ready(user)).find(one => one.id === id)
  if (!model) throw new Problem('image_model_gone')
  const trainedBy = model.service ?? ''
  const service = (await painting.connected()).find(one => one.id === trainedBy)
  if (!service || !isTrainer(trainedBy)) throw new Problem('no_painter')
  const painter = painting.painter({ ...service, model: trainers[trainedBy].painter })
  return {
    ...painter,
    paint: asked => painter.paint({ ...asked, prompt: promptWith(model, asked.prompt), lora: model.weights }),
  }
}

/** Refuses a model of somebody's own that a form does not offer to this person: no other paints in its place. */
export const requireOffered = (fields: Fields, model: unknown) => {
  if (typeof model !== 'string' || !modelOfPainter(model)) return
  const field = fields.model
  if (!field || !('options' in field) || !Object.hasOwn(field.options, model)) throw new Problem('image_model_gone')
}

/** Who paints a call for a person: the model that was chosen, also one of their own, else the first that can. */
export const painterFor = async (world: World, user: string, call: Begins, values: Values) => {
  const own = typeof values.model === 'string' ? modelOfPainter(values.model) : undefined
  return own ? ownPainter(world, user, own) : connectedPainterFor(world.painting, call, values)
}
