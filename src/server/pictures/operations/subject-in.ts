import { Problem } from '#shared/problems.ts'
import { subjectOf } from '../cut-out/cut-out.ts'
import type { Pixels } from '../cut-out/pixels.ts'
import { matteField } from '../jobs.ts'
import type { PictureModel } from '../models/known.ts'
import type { Given } from './operation.ts'

/** Less than this part of a picture is no subject; of 255. */
const least = { part: 0.0005, value: 128 }

/**
 * How much each pixel belongs to the subject, a byte each: as a service has found it, else as a model does here. Throws
 * what `subjectOf` throws.
 */
export const subjectIn = async (pixels: Pixels, given: readonly Given[], model?: PictureModel): Promise<Buffer> => {
  const matte = given.find(({ field }) => field === matteField)
  if (!matte) return subjectOf(pixels, model)
  const { width, height } = pixels
  const grey = matte.picture.resize({ width, height, fit: 'fill', kernel: 'cubic' }).greyscale()
  const found = await grey.toColourspace('b-w').extractChannel(0).raw({ depth: 'uchar' }).toBuffer()
  const within = found.reduce((sum, value) => sum + (value >= least.value ? 1 : 0), 0)
  if (within < least.part * found.length) throw new Problem('image_without_subject')
  return found
}
