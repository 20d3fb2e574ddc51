import { abilityFor } from '#catalogue/abilities.ts'
import { fileIn } from '#shared/accepts.ts'
import { type EventOf, fileEvent } from '#shared/events.ts'
import { type Counts, isCounts } from '#shared/meters.ts'
import { Problem } from '#shared/problems.ts'
import { subjectOf } from '#shared/subject.ts'
import { localeOf } from '#shared/text.ts'
import { shownName, stemOf } from '../files/name.ts'
import { painterFor } from '../training/paint.ts'
import type { PaintedFile, Painter, Painting, Unpainted } from '../painting/painter.ts'
import { extrasOf, picturesOnDisk } from './given-pictures.ts'
import { paintedOn } from './painted-on.ts'
import { paintRequestOf } from './paint-request.ts'
import { asStepped } from './stepped.ts'
import { paintedRound, type SetPicture } from './painted-round.ts'
import { subjectFound } from '../subject/found.ts'
import type { Worker, WorkJob } from './worker.ts'

type Part = Painting | SetPicture | Counts | Unpainted | EventOf<'progress'>

const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }
const unnamed = { de: 'Bild', en: 'Picture' }

/**
 * The pictures that a run begins with; where the rest of one is to be painted and nobody has marked it, with its
 * subject.
 */
async function* withSubjects(job: WorkJob) {
  const { from = '', area, finds, sets } = job.call
  for await (const given of picturesOnDisk(job)) {
    const isMarked = given.some(({ field }) => field === area)
    if (sets || (finds && !isMarked)) yield* subjectFound({ ...job, user: job.run.user }, from, given)
    else for await (const pictures of asStepped(job, given)) yield { pictures }
  }
}

/** What comes of a painter; where the call begins with a picture, of that. */
async function* paintedFor(job: WorkJob, painter: Painter): AsyncGenerator<Part> {
  const { call, run, gathered, signal } = job
  const { strength, ...request } = paintRequestOf(call, { ...run, gathered }, painter.can)
  const alone = { ...request, signal }
  const { sets } = call
  if (abilityFor(call, run.values) === 'paint') yield* painter.paint(alone)
  else
    for await (const { pictures } of withSubjects(job))
      yield* sets
        ? paintedRound(job, painter, { ...alone, pictures })
        : paintedOn(job, painter, { ...alone, strength, pictures })
}

/** The larger picture that one was made of, as a file of the same run; left out where there is no room for it. */
const keptOriginal = async (
  { world, run: { id, user } }: WorkJob,
  { bytes, type, width, height }: PaintedFile,
  { name: small, limit }: { name: string; limit: number },
) => {
  const name = shownName(`${stemOf(small)} Original.${endings[type]}`)
  try {
    const file = await world.files.keepMade({ user, run: id }, { name, type, bytes }, limit)
    return { file: file.id, width, height }
  } catch (error) {
    if (error instanceof Problem && error.code === 'storage_reached') return undefined
    throw error
  }
}

/** What pictures are called: by the words they were asked for with, else as the picture they began with. */
const titleFor = async ({ world, call, run }: WorkJob) => {
  const about = run.values[subjectOf(call.fields, run.values) ?? '']
  const unnamedHere = unnamed[localeOf(run.language)]
  if (typeof about !== 'string' || !about) return unnamedHere
  const id = fileIn(about)
  if (id === undefined) return about.slice(0, 60)
  const file = await world.files.find(run.user, id)
  return (file && stemOf(file.name).slice(0, 60)) || unnamedHere
}

/** Pictures, each kept as a file of its run as soon as it is there. */
export const painted: Worker = async function* (job) {
  const { world, call, run } = job
  const { values, user } = run
  const painter = await painterFor(world, user, call, values)
  if (!painter) throw new Problem('no_painter')
  const { holds } = await world.users.find(user)
  const title = await titleFor(job)
  if (painter.name !== run.model) yield { by: painter.name }
  const lost = await extrasOf(job)
  let at = 0
  for await (const part of paintedFor(job, painter)) {
    if (isCounts(part) || 'event' in part) {
      yield part
      continue
    }
    if ('unpainted' in part) {
      yield { event: 'item', beside: 'unpainted', item: part.unpainted }
      continue
    }
    const whose = { user, run: run.id }
    const { bytes, type, width, height, seed, original } = part
    const name = shownName(part.name ?? `${title} ${at + 1}.${endings[type]}`)
    const file = await world.files.keepMade(whose, { name, type, bytes }, holds.storage)
    const larger = original && (await keptOriginal(job, original, { name, limit: holds.storage }))
    const event = fileEvent({
      ...{ file: file.id, type, name, width, height },
      ...(seed && { seed }),
      ...(larger && { original: larger }),
      ...(lost.length && { lost }),
    })
    yield event
    yield { event: 'item', at: at++, item: event.address }
  }
}
