import sharp from 'sharp'
import { asProblem, Problem } from '#shared/problems.ts'
import { fit } from '../outside/health.ts'
import type { Painter } from '../painting/painter.ts'
import { type GivenPicture, matteField } from '../pictures/jobs.ts'
import { layFiles } from '../files/laid-files.ts'
import type { World } from '../world.ts'

/** The pictures of a work, and who has found the subject of the first. */
type WithSubject = Readonly<{ pictures: readonly GivenPicture[]; by?: string }>

/** Whose picture it is, and until when it is looked at. */
export type Looking = Readonly<{
  world: Pick<World, 'painting' | 'pictures' | 'files'>
  user: string
  signal: AbortSignal
}>

/** The longest side at which a service looks at a picture. */
const side = 1536

/** Where the subject is, in black and white. Throws `remover_failed` | `image_without_subject`. */
const matteOf = async ({ world, user, signal }: Looking, finder: Painter, path: string) => {
  const picture = await world.pictures.small(user, path, { side, isWhole: true }, signal)
  const { width, height } = await sharp(picture).metadata()
  const asked = { prompt: '', howMany: 1, size: { width, height }, from: { picture }, signal }
  try {
    for await (const part of finder.paint(asked)) {
      if (!('bytes' in part)) continue
      const { hasAlpha } = await sharp(part.bytes).metadata()
      // Some builds answer with the area alone.
      const area = sharp(part.bytes).extractChannel(hasAlpha ? 'alpha' : 0)
      return await area.toColourspace('b-w').png().toBuffer()
    }
    throw new Problem('painting_failed')
  } catch (cause) {
    signal.throwIfAborted()
    throw new Problem('remover_failed', {}, { cause: asProblem(cause) })
  }
}

/**
 * Pictures whose subject is looked for, together with where it is, if a service is connected that tells it from the
 * background; else as they are, and this server finds it. A picture that was cut out before says it itself, and nobody
 * is sent it.
 */
export async function* subjectFound(
  looking: Looking,
  field: string,
  pictures: readonly GivenPicture[],
): AsyncGenerator<WithSubject> {
  const { world, user, signal } = looking
  const able = (await world.painting.painters()).filter(({ can }) => can.includes('background'))
  const finder = fit(able, one => !!one.isPassedOver?.())[0]
  const picture = pictures.find(one => one.field === field)
  if (!finder || !picture || (await world.pictures.isCutOut(user, picture.path, signal))) return yield { pictures }
  const { lies, remove } = await layFiles(world.files.incoming)
  try {
    const matte = await matteOf(looking, finder, picture.path)
    yield { pictures: [...pictures, await lies(matteField, matte)], by: finder.name }
  } finally {
    await remove()
  }
}
