import { readFile } from 'node:fs/promises'
import { type Counts, isCounts } from '#shared/meters.ts'
import { stepsOn } from '#shared/picture-steps/described.ts'
import { Problem } from '#shared/problems.ts'
import { localeOf } from '#shared/text.ts'
import type { Painter, Painting, PaintRequest, Size, Unpainted } from '../painting/painter.ts'
import type { GivenPicture } from '../pictures/jobs.ts'
import type { Recipe } from '../pictures/marking.ts'
import { layFiles } from '../files/laid-files.ts'
import type { WorkJob } from './worker.ts'

type Asked = Omit<PaintRequest, 'from'> & { strength: number | undefined; pictures: readonly GivenPicture[] }

/** What a painter is handed, and the area as it is mixed into the picture afterwards. */
type Handed = {
  picture: Buffer
  others: readonly Buffer[] | undefined
  size: { width: number; height: number }
  area?: Buffer
  mixed?: Buffer
}

const termsOf = ({ call, run }: WorkJob, recipe: Recipe) => ({
  ...{ values: run.values, locale: localeOf(run.language), recipe },
  begins: { from: call.from, area: call.area, finds: call.finds },
})

/** The picture and its area, or the pictures, as a painter is handed them. */
const handedFrom = async (job: WorkJob, recipe: Recipe, pictures: readonly GivenPicture[]): Promise<Handed> => {
  const { world, run, signal } = job
  const asked = { ...termsOf(job, recipe), operation: 'handed', pictures } as const
  const parts: Record<string, Buffer> = {}
  let size: Handed['size'] | undefined
  for await (const part of world.pictures.work(run.user, asked, signal)) {
    if (!('made' in part)) continue
    const { name, path, width = 0, height = 0 } = part.made
    parts[name] = await readFile(path)
    size ??= { width, height }
  }
  const { area, mixed, ...those } = parts
  const [picture, ...further] = Object.values(those)
  if (!picture || !size) throw new Problem('image_work_failed')
  // A single reference is no picture to be changed where it lies, either.
  const others = job.call.fields[job.call.from ?? '']?.kind === 'files' ? further : undefined
  return { picture, others, size, area, mixed }
}

/** A picture with what was painted laid into its area, or in its own size where that is all of it. */
const laidInto = async (
  job: WorkJob,
  recipe: Recipe,
  { pictures, mixed, painting }: { pictures: readonly GivenPicture[]; mixed?: Buffer | undefined; painting: Painting },
): Promise<Painting> => {
  const { world, run, signal } = job
  const { lies, remove } = await layFiles(world.files.incoming)
  try {
    const original = pictures.filter(({ field }) => field === job.call.from)
    const area = mixed ? [await lies('mixed', mixed)] : []
    const given = [...original, ...area, await lies('painted', painting.bytes)]
    const asked = { ...termsOf(job, recipe), operation: 'laid-in', pictures: given } as const
    for await (const part of world.pictures.work(run.user, asked, signal)) {
      if (!('made' in part)) continue
      const { path, name, width = 0, height = 0 } = part.made
      const type = mixed ? 'image/png' : 'image/jpeg'
      return { bytes: await readFile(path), type, name, width, height, seed: painting.seed }
    }
    throw new Problem('image_work_failed')
  } finally {
    await remove()
  }
}

/** The size of a picture that goes on being edited, and so keeps it: whatever a painter was handed of it. */
const keptSize = async ({ world, run, call, signal }: WorkJob, pictures: readonly GivenPicture[]) => {
  const picture = stepsOn(call.fields, call.from) && pictures.find(({ field }) => field === call.from)
  return picture ? world.pictures.facts(run.user, picture.path, signal) : undefined
}

const isSame = (one: Size, other: Size) => one.width === other.width && one.height === other.height

/**
 * What a painter makes of a picture, or of several: all of it anew, in the size that was asked for or its own; or an
 * area of it, of which nothing outside changes.
 */
export async function* paintedOn(
  job: WorkJob,
  painter: Painter,
  { strength, pictures, ...request }: Asked,
): AsyncGenerator<Painting | Counts | Unpainted> {
  const recipe = { source: 'changed', by: painter.name, prompt: request.prompt, strength } as const
  const { picture, others, size, area, mixed } = await handedFrom(job, recipe, pictures)
  const wanted = area ? size : (request.size ?? size)
  for await (const part of painter.paint({ ...request, size: wanted, from: { picture, others, area, strength } })) {
    if (isCounts(part) || 'unpainted' in part) {
      yield part
      continue
    }
    const keeps = mixed ? undefined : await keptSize(job, pictures)
    if (!mixed && (!keeps || isSame(keeps, part))) yield part
    else yield await laidInto(job, { ...recipe, seed: part.seed }, { pictures, mixed, painting: part })
  }
}
