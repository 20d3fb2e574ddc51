import { readFile } from 'node:fs/promises'
import { stepsOn } from '#shared/picture-steps/described.ts'
import { Problem } from '#shared/problems.ts'
import { localeOf } from '#shared/text.ts'
import type { GivenPicture } from '../pictures/jobs.ts'
import { layFiles } from '../files/laid-files.ts'
import type { WorkJob } from './worker.ts'

/** The pictures of a run; the one that it begins with as the steps leave it that its form says were taken before. */
export async function* asStepped(
  { world, run, call, signal }: WorkJob,
  pictures: readonly GivenPicture[],
): AsyncGenerator<readonly GivenPicture[]> {
  const { from = '', fields } = call
  const steps = stepsOn(fields, from)
  if (steps === undefined || run.values[steps] === undefined) return yield pictures
  const isBefore = ({ field }: GivenPicture) => field === from || field === steps
  const { lies, remove } = await layFiles(world.files.incoming)
  const recipe = { source: 'worked', by: 'house:edit' } as const
  const terms = { values: run.values, locale: localeOf(run.language), recipe }
  const asked = { ...terms, operation: 'stepped', pictures: pictures.filter(isBefore) } as const
  try {
    // One work of a person is done before the next begins.
    let after: GivenPicture | undefined
    for await (const part of world.pictures.work(run.user, asked, signal))
      if ('made' in part) after = await lies(from, await readFile(part.made.path), part.made.name)
    if (!after) throw new Problem('image_work_failed')
    yield [after, ...pictures.filter(one => !isBefore(one))]
  } finally {
    await remove()
  }
}
