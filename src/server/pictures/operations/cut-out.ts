import sharp from 'sharp'
import { stemOf } from '../../files/name.ts'
import { madeWith } from '../models/recipe.ts'
import { givenIn } from './area.ts'
import type { Operation } from './operation.ts'
import { saved } from './saved.ts'
import { subjectIn } from './subject-in.ts'

const subject = { de: 'Motiv', en: 'subject' }

/** Where the subject of a picture is: white within, black outside, at the size of the picture. */
export const freed: Operation = async function* ({ given, locale, recipe, model }) {
  const { name } = givenIn(given, 'picture')
  const { width, height, area: found, foundBy } = await subjectIn(given, model)
  const area = sharp(found, { raw: { width, height, channels: 1 } })
  yield await saved(area, {
    name: `${stemOf(name)} ${subject[locale]}`,
    format: 'png',
    recipe: madeWith(recipe, foundBy),
  })
}
