import type { Recipe } from '../marking.ts'
import type { PictureModel } from './known.ts'

/** How a picture came about where a model did a part of it: one that has found something, or one that has drawn. */
export const madeWith = (recipe: Recipe, model: Pick<PictureModel, 'name' | 'task'> | undefined): Recipe => {
  if (!model) return recipe
  const by = recipe.by.replace(/house:[\w-]+$/, model.name)
  return { ...recipe, by, source: model.task === 'cut-out' ? recipe.source : 'changed' }
}
