import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Problem } from '#shared/problems.ts'
import { picturesIn } from '#shared/sources.ts'
import type { GivenPicture } from '../pictures/jobs.ts'
import type { WorkJob } from './worker.ts'

/** The pictures of a run on our disk, as long as somebody works with them; from now on they go with the run. */
export async function* picturesOnDisk({ world, run, call }: WorkJob): AsyncGenerator<readonly GivenPicture[]> {
  const folder = await mkdtemp(join(world.files.incoming, 'given-'))
  try {
    const given: GivenPicture[] = []
    for (const [at, { field, file: id }] of picturesIn(call.fields, run.values).entries()) {
      const file = await world.files.find(run.user, id)
      if (!file) throw new Problem('not_found')
      await world.files.attach(run.user, id, run.id)
      const path = join(folder, String(at))
      await pipeline(await world.files.read(file), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      given.push({ field, path, name: file.name })
    }
    yield given
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
