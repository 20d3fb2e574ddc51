import { readFile } from 'node:fs/promises'
import type { EventOf } from '#shared/events.ts'
import { type Counts, isCounts } from '#shared/meters.ts'
import { Problem } from '#shared/problems.ts'
import { localeOf, type Text } from '#shared/text.ts'
import type { Painter, PaintRequest, Size } from '../painting/painter.ts'
import type { GivenPicture } from '../pictures/jobs.ts'
import { layFiles } from '../files/laid-files.ts'
import type { WorkJob } from './worker.ts'

/** A picture in one of its formats, or an archive of them. */
export type SetPicture = Partial<Size> & {
  readonly bytes: Uint8Array
  readonly type: string
  readonly name: string
  readonly seed?: undefined
  readonly original?: undefined
}

type Asked = Omit<PaintRequest, 'from'> & { pictures: readonly GivenPicture[] }
/** A shape to be painted: what stands in it, and what is to be painted round that. */
type Stage = { readonly size: Size; readonly picture: Buffer; readonly area: Buffer }

const painting: Text = { de: 'Das Modell malt die Szene', en: 'The model paints the scene' }

/** What stands in the pictures, cut out, and how it stands in each shape that the formats have. */
const stagesOf = async ({ world, run, signal }: WorkJob, pictures: readonly GivenPicture[], by: string) => {
  const terms = { values: run.values, locale: localeOf(run.language), recipe: { source: 'changed', by } } as const
  const made: { name: string; bytes: Buffer; size: Size }[] = []
  for await (const part of world.pictures.work(run.user, { ...terms, operation: 'staged', pictures }, signal)) {
    if (!('made' in part)) continue
    const { name, path, width = 0, height = 0 } = part.made
    made.push({ name, bytes: await readFile(path), size: { width, height } })
  }
  const [cut, ...rest] = made
  if (!cut) throw new Problem('image_work_failed')
  const stages = rest.flatMap(({ bytes, size }, at): Stage[] => {
    const area = rest[at + 1]?.bytes
    return at % 2 === 0 && area ? [{ size, picture: bytes, area }] : []
  })
  return { cut: cut.bytes, stages }
}

/**
 * What a painter paints round the subject of a picture, in each of the formats that were asked for: one painting for
 * each shape, in which the subject is laid with its own pixels.
 */
export async function* paintedRound(
  job: WorkJob,
  painter: Painter,
  { pictures, ...request }: Asked,
): AsyncGenerator<SetPicture | Counts | EventOf<'progress'>> {
  const { world, run, signal } = job
  const { cut, stages } = await stagesOf(job, pictures, painter.name)
  const { lies, remove } = await layFiles(world.files.incoming)
  const name = pictures[0]?.name
  try {
    const given = [...pictures, await lies('cut', cut, name)]
    for (const [at, { size, ...from }] of stages.entries()) {
      yield { event: 'progress', step: painting, at: at + 1, of: stages.length }
      for await (const part of painter.paint({ ...request, howMany: 1, size, from })) {
        if (isCounts(part)) yield part
        else if ('bytes' in part) given.push(await lies(`scene-${at}`, part.bytes, name))
      }
    }
    const recipe = { source: 'changed', by: painter.name, prompt: request.prompt } as const
    const asked = { values: run.values, locale: localeOf(run.language), recipe, operation: 'product' } as const
    for await (const part of world.pictures.work(run.user, { ...asked, pictures: given }, signal)) {
      if (!('made' in part)) continue
      const { path, ...made } = part.made
      yield { ...made, bytes: await readFile(path) }
    }
  } finally {
    await remove()
  }
}
