import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileEvent } from '#shared/events.ts'
import { Problem } from '#shared/problems.ts'
import { picturesIn } from '#shared/sources.ts'
import { localeOf } from '#shared/text.ts'
import { shownName } from '../files/name.ts'
import type { GivenPicture } from '../pictures/jobs.ts'
import type { Worker, WorkJob } from './worker.ts'

/** The pictures of a run on our disk, as long as somebody works with them; from now on they go with the run. */
async function* onDisk({ world, run, call }: WorkJob): AsyncGenerator<readonly GivenPicture[]> {
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

/** Files that we make of pictures, or of what a form says, without any model; each is kept as soon as it is there. */
export const processed: Worker = async function* (job) {
  const { world, call, run, signal } = job
  const { operation } = call
  if (!operation) throw new TypeError('This call names no operation.')
  const { holds } = await world.users.find(run.user)
  const recipe = { source: 'worked', by: `house:${operation}` } as const
  const terms = { operation, values: run.values, locale: localeOf(run.language), recipe }
  let at = 0
  for await (const pictures of onDisk(job)) {
    for await (const part of world.pictures.work(run.user, { ...terms, pictures }, signal)) {
      if ('step' in part) {
        yield { event: 'progress', ...part }
        continue
      }
      const { path, ...made } = part.made
      const name = shownName(made.name)
      const whose = { user: run.user, run: run.id }
      const file = await world.files.keepMade(
        whose,
        { name, type: made.type, bytes: await readFile(path) },
        holds.storage,
      )
      const event = fileEvent({ ...made, name, file: file.id })
      yield event
      yield { event: 'item', at: at++, item: event.address }
    }
  }
  if (!at) throw new Problem('image_work_failed')
}
