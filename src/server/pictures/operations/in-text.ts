import type { Sharp } from 'sharp'
import { Problem } from '#shared/problems.ts'
import { stemOf } from '../../files/name.ts'
import { markedFile } from '../marked-file.ts'
import type { Recipe } from '../marking.ts'
import type { MadePart, Operation } from './operation.ts'
import { endings, type Format, written } from './saved.ts'

/** More pixels a side no page shows. What takes up more bytes than this as PNG is a photograph. */
const longest = 1600
const mostLossless = 700_000

type As = Readonly<{ name: string; recipe: Recipe | undefined }>

const as = async (picture: Sharp, format: Format, { name, recipe }: As): Promise<MadePart> => {
  const { bytes, info } = await markedFile(written(picture, format, 85), recipe)
  const { width, height } = info
  return {
    name: `${stemOf(name)}.${endings[format]}`,
    type: `image/${format}`,
    bytes,
    width,
    height,
  }
}

/**
 * A picture as texts have it: PNG where it is a drawing or transparent, else JPEG, which every program for texts knows.
 * Of what stood in its file only how it came about stays, whichever program has said so.
 */
export const placedInText: Operation = async function* ({ given: [one], recipeOf }) {
  if (!one) throw new Problem('image_work_failed')
  const { hasAlpha } = await one.picture.metadata()
  const picture = one.picture.resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
  const told = { name: one.name, recipe: one.mark && recipeOf(one) }
  const isDrawn = hasAlpha || one.facts.type === 'image/png'
  const exact = isDrawn ? await as(picture.clone(), 'png', told) : undefined
  yield exact && (hasAlpha || exact.bytes.length <= mostLossless) ? exact : await as(picture, 'jpeg', told)
}
