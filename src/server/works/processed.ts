import { readFile } from 'node:fs/promises'
import { fileEvent, type RunEvent } from '#shared/events.ts'
import type { OperationName } from '#catalogue/operations.ts'
import type { Field } from '#shared/fields.ts'
import { Problem } from '#shared/problems.ts'
import { localeOf } from '#shared/text.ts'
import { shownName } from '../files/name.ts'
import { findsSubject } from '../pictures/models/known.ts'
import { picturesOnDisk } from './given-pictures.ts'
import { subjectFound } from '../subject/found.ts'
import type { Worker, WorkJob } from './worker.ts'

/** What is told from the beginning: few operations have a step to name. */
const begun = { step: { de: 'In Arbeit', en: 'Working on it' }, at: 1, of: 1 }

/** The picture that an area belongs to, where a field asks for one. */
const maskOf = (field: Field | undefined) => (field?.kind === 'file' ? field.maskOf : undefined)

/** The pictures of a run; where an operation begins with their subject and nobody has marked it, with that. */
async function* seenIn(job: WorkJob, operation: OperationName, area: string | undefined) {
  for await (const pictures of picturesOnDisk(job)) {
    const isMarked = pictures.some(({ field }) => field === area)
    if (findsSubject(operation) && !isMarked) yield* subjectFound({ ...job, user: job.run.user }, 'picture', pictures)
    else yield { pictures, by: undefined }
  }
}

/** Files that we make of pictures, or of what a form says, without any model; each is kept as soon as it is there. */
export const processed: Worker = async function* (job) {
  const { world, call, run, signal } = job
  const { operation } = call
  if (!operation) throw new TypeError('This call names no operation.')
  const { holds } = await world.users.find(run.user)
  const area = Object.keys(call.fields).find(name => maskOf(call.fields[name]))
  const terms = { operation, values: run.values, locale: localeOf(run.language), begins: { area } }
  let at = 0
  yield { event: 'progress', ...begun }
  const closing: RunEvent[] = []
  for await (const { pictures, by } of seenIn(job, operation, area)) {
    const recipe = { source: 'worked', by: by ?? `house:${operation}` } as const
    for await (const part of world.pictures.work(run.user, { ...terms, recipe, pictures }, signal)) {
      if ('step' in part) {
        if (!signal.aborted) yield { event: 'progress', ...part }
        continue
      }
      const { path, extras, ...made } = part.made
      const name = shownName(made.name)
      const whose = { user: run.user, run: run.id }
      const file = await world.files.keepMade(
        whose,
        { name, type: made.type, bytes: await readFile(path), extras },
        holds.storage,
      )
      const event = fileEvent({ ...made, name, file: file.id })
      const item = { event: 'item', at: at++, item: event.address } as const
      if (signal.aborted) closing.push(event, item)
      else yield* [event, item]
    }
  }
  if (closing.length) yield { closing }
  if (!at) throw new Problem('image_work_failed')
}
