import { fewestPictures } from '#shared/image-models.ts'
import { Problem } from '#shared/problems.ts'
import type { World } from '../world.ts'
import { usedOf } from './findings.ts'
import { tendTrainings } from './tend.ts'

/** Throws `no_trainer`. */
export const requireTrainer = async ({ training }: World) => {
  const trainer = await training.trainer()
  if (!trainer) throw new Problem('no_trainer')
  return trainer
}

/** Refuses a model that cannot be trained as it is. Throws `image_model_busy` and `image_model_pictures_few`. */
export const requireFit = async ({ imageModels }: World, user: string, id: string) => {
  const model = await imageModels.find(user, id)
  if (model.state !== 'draft' && model.state !== 'failed') throw new Problem('image_model_busy')
  const there = usedOf(model.pictures).length
  if (there < fewestPictures) throw new Problem('image_model_pictures_few', { least: fewestPictures, there })
  return model
}

/** Puts a model in line to be trained; nobody waits until it is. Throws as `requireFit` and `training_underway`. */
export const beginTraining = async (world: World, user: string, id: string) => {
  await requireFit(world, user, id)
  if (!(await world.imageModels.queue(user, id))) {
    await requireFit(world, user, id)
    throw new Problem('training_underway')
  }
  tendTrainings(world).catch(world.report)
}

/** The same, where nothing is in the way; says whether it was begun. */
export const beginIfFit = async (world: World, user: string, id: string) => {
  try {
    await requireTrainer(world)
    await beginTraining(world, user, id)
    return true
  } catch (error) {
    if (error instanceof Problem && error.code !== 'unavailable') return false
    throw error
  }
}
