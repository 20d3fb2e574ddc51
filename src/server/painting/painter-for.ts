import { ableFor, type Begins } from '#catalogue/abilities.ts'
import type { Values } from '#shared/fields.ts'
import { fit } from '../outside/health.ts'
import type { PaintingHere } from './open-painting.ts'

/** Who paints a call: the model that was chosen, where it can, else the first that can and has not failed too often. */
export const painterFor = async ({ painters }: Pick<PaintingHere, 'painters'>, call: Begins, values: Values) => {
  const able = ableFor(await painters(), call, values)
  const chosen = able.find(({ name }) => name === values.model)
  return chosen ?? fit(able, one => !!one.isPassedOver?.())[0]
}
