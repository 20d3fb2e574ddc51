import { describedAreas, picturesAndPaintingsIn } from '#shared/picture-steps/described.ts'
import { Problem } from '#shared/problems.ts'
import { onDisk } from '../files/on-disk.ts'
import type { GivenPicture } from '../pictures/jobs.ts'
import type { StoredFile } from '../store/stored-file.ts'
import type { WorkJob } from './worker.ts'

/** What the pictures of a run have beside one image of eight bits a colour, which nothing painted has. */
export const extrasOf = async ({ world, run, call }: WorkJob) => {
  const named = picturesAndPaintingsIn(call.fields, run.values)
  const files = await Promise.all(named.map(({ file }) => world.files.find(run.user, file)))
  return [...new Set(files.flatMap(file => file?.extras ?? []))]
}

/** The pictures of a run on our disk, as long as somebody works with them; from now on they go with the run. */
export async function* picturesOnDisk({ world, run, call }: WorkJob): AsyncGenerator<readonly GivenPicture[]> {
  const named = picturesAndPaintingsIn(call.fields, run.values)
  const files: StoredFile[] = []
  for (const { file: id } of named) {
    const file = await world.files.find(run.user, id)
    if (!file) throw new Problem('not_found')
    await world.files.attach(run.user, id, run.id)
    files.push(file)
  }
  for (const area of describedAreas(call.fields, run.values)) await world.files.attach(run.user, area, run.id)
  for await (const paths of onDisk(world.files, files))
    yield named.map(({ field }, at) => ({ field, path: paths[at] ?? '', name: files[at]?.name ?? '' }))
}
