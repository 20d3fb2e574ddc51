import type { Sharp } from 'sharp'
import { Problem } from '#shared/problems.ts'
import { subjectOf } from '../cut-out/cut-out.ts'
import type { Pixels } from '../cut-out/pixels.ts'
import { matteField } from '../jobs.ts'
import type { PictureModel } from '../models/known.ts'
import { bare, givenIn, type Marked } from './area.ts'
import type { Given } from './operation.ts'

/** Less than this part of a picture is no subject; of 255. */
const least = { part: 0.0005, value: 128 }

/** Less of a picture that is not there at all is a soft edge or a hole, and does not say where its subject ends. */
const leastFree = 0.05

/**
 * A picture and where its subject is; `found` says that its edges are mixed with what is behind, as they are wherever
 * it had to be found, and `foundBy` names the model that did so here.
 */
export type WithSubject = Marked & Readonly<{ found?: true; foundBy?: PictureModel | undefined }>

/** A picture that somebody has cut out before: what is seen of it is its subject, in its own colours. */
export const cutBefore = async (picture: Sharp): Promise<Marked | undefined> => {
  if (!(await picture.metadata()).hasAlpha) return undefined
  const own = picture.clone().toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' })
  const { data, info } = await own.toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const [colours, area] = [Buffer.alloc(width * height * 3, 255), Buffer.alloc(width * height)]
  let [free, seen] = [0, 0]
  for (let at = 0; at < area.length; at++) {
    const value = (area[at] = data[at * 4 + 3] ?? 0)
    if (value < 8) free++
    if (value >= least.value) seen++
    if (value) data.copy(colours, at * 3, at * 4, at * 4 + 3)
  }
  if (free < leastFree * area.length || seen < least.part * area.length) return undefined
  return { width, height, colours, area }
}

/** The area that a service has found, at the size of the picture. Throws image_without_subject. */
const asFound = async (matte: Given, pixels: Pixels): Promise<Buffer> => {
  const { width, height } = pixels
  const grey = matte.picture.resize({ width, height, fit: 'fill', kernel: 'cubic' }).greyscale()
  const found = await grey.toColourspace('b-w').extractChannel(0).raw({ depth: 'uchar' }).toBuffer()
  const within = found.reduce((sum, value) => sum + (value >= least.value ? 1 : 0), 0)
  if (within < least.part * found.length) throw new Problem('image_without_subject')
  return found
}

/**
 * The picture that was given, and how much each pixel belongs to its subject: as it says itself where it was cut out
 * before, else as a service has found it, else as a model does here. Throws what `subjectOf` throws.
 */
export const subjectIn = async (given: readonly Given[], model?: PictureModel): Promise<WithSubject> => {
  const { picture } = givenIn(given, 'picture')
  const before = await cutBefore(picture)
  if (before) return before
  const pixels = await bare(picture)
  const matte = given.find(({ field }) => field === matteField)
  if (matte) return { ...pixels, area: await asFound(matte, pixels), found: true }
  return { ...pixels, area: await subjectOf(pixels, model), found: true, foundBy: model }
}
