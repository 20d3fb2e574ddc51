import { abilityFor } from '#catalogue/abilities.ts'
import { fileIn } from '#shared/accepts.ts'
import { type EventOf, fileEvent } from '#shared/events.ts'
import { type Counts, isCounts } from '#shared/meters.ts'
import { asProblem, Problem, problems } from '#shared/problems.ts'
import { subjectOf } from '#shared/subject.ts'
import { localeOf } from '#shared/text.ts'
import { shownName, stemOf } from '../files/name.ts'
import { painterFor } from '../training/paint.ts'
import { seedAfter } from '../painting/seed-after.ts'
import type { PaintedFile, Painter, Painting, Unpainted } from '../painting/painter.ts'
import { extrasOf, picturesOnDisk } from './given-pictures.ts'
import { paintedBefore } from './painted-before.ts'
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

/**
 * What comes of a painter; where the call begins with a picture, of that. Where an attempt before has painted some,
 * those that are missing, with other lots: what was refused with the same would be refused again.
 */
async function* paintedFor(job: WorkJob, painter: Painter, before: number): AsyncGenerator<Part> {
  const { call, run, gathered, signal } = job
  const { strength, ...request } = paintRequestOf(call, { ...run, gathered }, painter.can)
  const seed = request.seed && before ? seedAfter(request.seed, request.howMany) : request.seed
  const alone = { ...request, seed, howMany: request.howMany - before, signal }
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

/** The same; where pictures stand there already, what comes to nothing takes none of them away. */
async function* paintedBeside(job: WorkJob, painter: Painter, before: number): AsyncGenerator<Part> {
  try {
    yield* paintedFor(job, painter, before)
  } catch (error) {
    job.signal.throwIfAborted()
    if (!before) throw error
    const { code, cause } = asProblem(error, 'painting_failed')
    if (problems[code].status >= 500) job.world.report(cause ?? error, { run: job.run.id, problem: code })
    yield { unpainted: code }
  }
}

/** The pictures of an attempt before, each as a file of this run, too: either run can go without the other. */
async function* carriedOver({ world, run: { id: run, user, steps } }: WorkJob, limit: number) {
  const copied = async (id: string) => {
    const file = await world.files.find(user, id)
    if (!file) return undefined
    const { name, type, extras } = file
    const bytes = new Uint8Array(await new Response(await world.files.read(file)).arrayBuffer())
    return world.files.keepMade({ user, run }, { name, type, extras, bytes }, limit)
  }
  for (const { original, ...picture } of paintedBefore(steps)) {
    const file = await copied(picture.file)
    const larger = original && (await copied(original.file))
    if (!file) continue
    yield fileEvent({
      ...picture,
      file: file.id,
      ...(original && larger && { original: { ...original, file: larger.id } }),
    })
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
  for await (const event of carriedOver(job, holds.storage)) {
    yield event
    yield { event: 'item', at: at++, item: event.address }
  }
  for await (const part of paintedBeside(job, painter, at)) {
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
