import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asProblem } from '#shared/problems.ts'
import { type InFile, matteField, type LaidJob, type PictureReply } from './jobs.ts'
import { carried } from './marking.ts'
import { operations } from './operations/index.ts'
import type { Given } from './operations/operation.ts'
import { openPicture } from './read-picture.ts'
import { redrawn } from './redrawn.ts'
import { drawnSmall } from './small.ts'

/** Aborted once its parent wants no more than there is. */
const stopping = new AbortController()

const say = (said: PictureReply) => process.send?.(said)

/** Draws one picture after the other anew; of what is damaged or of another kind nothing comes, and the others do. */
const redraw = async ({ folder, pictures }: LaidJob, { side, each, all }: InFile) => {
  let left = all
  for (const { field, path } of pictures) {
    say({ redrawing: field })
    const bytes = await redrawn(path, side, Math.min(each, left)).catch(() => undefined)
    if (!bytes) continue
    left -= bytes.length
    const place = join(folder, `redrawn-${field}`)
    await writeFile(place, bytes)
    say({ redrawn: place, field })
  }
  say({ done: true })
}

const work = async (job: LaidJob) => {
  const [first] = job.pictures
  if ('measures' in job) {
    const [{ paceOf }, { byNetwork }] = await Promise.all([
      import('./models/enlarged.ts'),
      import('./models/network.ts'),
    ])
    return say({ pace: await paceOf(byNetwork(job.measures, job.weights)) })
  }
  if ('draws' in job) {
    if (!first) throw new TypeError('There is no picture.')
    const { picture } = await openPicture(first.path)
    const small = join(job.folder, 'small')
    const draw = job.draws.inLooks ? (await import('./in-looks.ts')).drawnInLooks : drawnSmall
    await writeFile(small, await draw(picture, job.draws))
    return say({ small })
  }
  if ('redraws' in job) return redraw(job, job.redraws)
  if ('finds' in job) {
    if (!first) throw new TypeError('There is no picture.')
    const { picture, facts } = await openPicture(first.path)
    if (job.finds === 'texts') {
      const [{ bare }, { textsIn }] = await Promise.all([import('./operations/area.ts'), import('./texts/find.ts')])
      const pixels = await bare(picture)
      return say({ texts: { width: pixels.width, height: pixels.height, boxes: await textsIn(pixels) } })
    }
    if (job.finds === 'seen') {
      const { seenIn } = await import('./seen/seen.ts')
      return say({ seen: await seenIn(picture, facts) })
    }
    if (job.finds === 'cut') {
      const { cutBefore } = await import('./operations/subject-in.ts')
      return say({ cut: (await cutBefore(picture)) !== undefined })
    }
    // What cannot be decoded is found now, and not when somebody waits for it.
    await picture.resize(8, 8, { fit: 'fill' }).raw().toBuffer()
    return say({ about: facts })
  }
  const given: Given[] = []
  for (const one of job.pictures) given.push({ ...one, ...(await openPicture(one.path)) })
  const operation = await operations[job.operation]()
  let at = 0
  const isPicture = ({ field }: Given) => field !== job.begins?.area && field !== matteField
  const marks = given.filter(isPicture).map(({ mark }) => mark)
  const missing = [...new Set(given.filter(isPicture).flatMap(({ facts }) => facts.extras ?? []))]
  const recipeOf = ({ mark }: Given) => carried(job.recipe, [mark])
  const stopped = stopping.signal
  for await (const part of operation({ ...job, given, recipe: carried(job.recipe, marks), recipeOf, stopped })) {
    if ('step' in part || 'handsOver' in part) {
      say(part)
      continue
    }
    const { bytes, lost = missing, ...about } = part
    const path = join(job.folder, `made-${at++}`)
    await writeFile(path, bytes)
    say({ made: { ...about, ...(lost.length && about.width && { lost }), path } })
  }
  say({ done: true })
}

const numbersOf = (details: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(details).filter((pair): pair is [string, number] => typeof pair[1] === 'number'))

/** Works for whoever has started it, once, with nothing in reach that could fetch; ends with its parent. */
process.on('disconnect', () => process.exit())
for (const way of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, way)
process.once('message', (job: LaidJob) => {
  process.once('message', () => stopping.abort())
  work(job).catch((error: unknown) => {
    const { code, details, cause } = asProblem(error, 'image_broken')
    const why = cause instanceof Error ? `${cause.name}: ${cause.message}`.slice(0, 500) : undefined
    say({ problem: code, details: numbersOf(details), why })
  })
})
