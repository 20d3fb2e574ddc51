import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem, type ProblemCode } from '#shared/problems.ts'
import { fairSemaphore } from '../process/semaphore.ts'
import { openStandby } from '../process/standby.ts'
import { heardFrom, startWorkerProcess } from '../process/worker-process.ts'
import { laidIn, placesIn } from './folder.ts'
import { farewellTo } from './farewell.ts'
import {
  bounds,
  type GivenPicture,
  type InFile,
  matteField,
  type PictureFacts,
  type PictureJob,
  type PictureReply,
  type PictureSeen,
  type Small,
  type Terms,
  type TextsFound,
} from './jobs.ts'
import { requireMakable } from './makable.ts'
import { drawsByModel, type Enlarging, enlargingOf, type Times, timesOf } from './models/enlarging.ts'
import { downloadedIn, modelFor, type PictureModel } from './models/known.ts'
import { openPaces } from './models/paces.ts'
import type { OperationName } from '#catalogue/operations.ts'
import type { DownloadedModels } from '#catalogue/pictures/downloaded.ts'

/** What is asked of a single picture. */
type Asked = Readonly<{ finds: 'facts' | 'texts' | 'seen' | 'cut'; isAside?: true } | { draws: Small }>
/** What is told while something is made. */
type Told = Extract<PictureReply, { step: unknown } | { made: unknown }>

/** Understands and works on pictures, each time in a process of its own that may die of it. */
export type Pictures = {
  /** What a file is by its content, and how large. Throws image_type | image_empty | image_broken | image_huge. */
  facts(whose: string, path: string, signal: AbortSignal): Promise<PictureFacts>
  /** Where text stands on a picture. Throws what `facts` throws, and image_work_failed. */
  texts(whose: string, path: string, signal: AbortSignal): Promise<TextsFound>
  /** What is seen in a picture. Throws as `facts` does. */
  look(whose: string, path: string, signal: AbortSignal): Promise<PictureSeen>
  /** Whether a picture was cut out before: it says itself where its subject is. Throws as `facts` does. */
  isCutOut(whose: string, path: string, signal: AbortSignal): Promise<boolean>
  /** A picture small. Throws as `facts` does. */
  small(whose: string, path: string, as: Small, signal: AbortSignal): Promise<Buffer>
  /**
   * Pictures as files have them, PNG or JPEG, by their fields, one after the other; what cannot be drawn, or not
   * in time, is left out; the time counts from when the first is begun. What a process dies of is left out as well,
   * reported, and the others go on in another.
   */
  redrawn(
    whose: string,
    pictures: readonly GivenPicture[],
    as: InFile,
    signal: AbortSignal,
  ): AsyncGenerator<Readonly<{ field: string; bytes: Buffer }>, void, undefined>
  /** What would enlarge a picture so, and how long that takes. Throws as `facts` does, and image_too_large_to_make. */
  enlarging(whose: string, path: string, factor: unknown, signal: AbortSignal): Promise<Enlarging>
  /** Makes files of pictures; each lies in the folder of the work until the next is asked for. Throws a `Problem`. */
  work(
    whose: string,
    asked: Omit<Terms, 'model' | 'network'> & { operation: OperationName; pictures: readonly GivenPicture[] },
    signal: AbortSignal,
  ): AsyncGenerator<Told, void, undefined>
  /** The names of the downloaded models that work here now, by operation. */
  downloaded(): DownloadedModels
  close(): void
}

const broken = (cause: Error) => new Problem('image_work_failed', {}, { cause })
const isLate = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'
const limits = { ...bounds, broken }
const modelLimits = { ...limits, memory: bounds.modelMemory, silence: bounds.modelSilence }

/** What is left of the time for the pictures of a file, now that it is their turn; milliseconds. */
const timeFor = ({ redraws, until }: Extract<PictureJob, { redraws: unknown }>) =>
  until === undefined ? redraws.within : Math.max(0, until - Date.now())

type More = Readonly<{
  /** Where the weights of the network that enlarges are, if not in their package. */
  weights?: string
  /** Whether a process waits for a while after the last, so that the next begins at once. */
  standsBy?: boolean
  report?(error: unknown, about: object): void
}>

/** Opens what works on pictures; `below` is where something lies meanwhile, `models` where models are. */
export const openPictures = (below: string, models: string, { weights, standsBy, report }: More = {}): Pictures => {
  const working = fairSemaphore({ inAll: bounds.processes, each: bounds.each })
  const drawing = fairSemaphore({ inAll: bounds.smalls, each: bounds.smalls })
  const redrawing = fairSemaphore({ inAll: bounds.redraws, each: bounds.each })
  const measuring = fairSemaphore({ inAll: bounds.measures, each: bounds.measures })
  const lineFor = (job: PictureJob) => {
    if ('redraws' in job) return redrawing
    if ('measures' in job) return measuring
    return 'draws' in job || 'isAside' in job ? drawing : working
  }

  const standby = openStandby({
    idle: bounds.idle,
    start() {
      const folder = join(below, `pictures-${randomUUID()}`)
      const { given, made } = placesIn(folder)
      const reads = [given, models, ...(weights === undefined ? [] : [weights])].map(place => join(place, '*'))
      const child = startWorkerProcess({
        ...{ entry: ['pictures/child.ts', 'pictures-child.js'], reads, folder: made },
        ...{ heap: bounds.heap, addons: true },
      })
      return { child, folder }
    },
  })

  async function* answers(job: PictureJob, signal: AbortSignal) {
    const { child, folder } = standby.take()
    try {
      const allowed = 'model' in job && job.model ? modelLimits : limits
      const farewell = farewellTo(child, signal)
      const until = 'redraws' in job ? AbortSignal.any([signal, AbortSignal.timeout(timeFor(job))]) : farewell.signal
      for await (const reply of heardFrom<PictureReply>(child, await laidIn(folder, job), allowed, until)) {
        if ('problem' in reply) throw new Problem(reply.problem, reply.details, { cause: reply.why })
        if ('done' in reply) return
        if ('handsOver' in reply) farewell.isAwaited()
        yield reply
      }
    } finally {
      child.kill('SIGKILL')
      if (standsBy) standby.prepare()
      await rm(folder, { recursive: true, force: true })
    }
  }

  async function* said(whose: string, job: PictureJob, signal: AbortSignal) {
    const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    lineFor(job)(whose, signal, () => {
      begun.resolve()
      return over.promise
    }).catch(begun.reject)
    try {
      await begun.promise
      yield* answers(job, signal)
    } finally {
      over.resolve()
    }
  }
  /** What a single reply says of one picture, read while its folder is there. */
  const answered = async <Answer>(
    whose: string,
    path: string,
    signal: AbortSignal,
    asked: Asked,
    read: (reply: PictureReply) => Answer | Promise<Answer> | false,
    failed: ProblemCode = 'image_broken',
  ): Promise<Answer> => {
    const job = { ...asked, pictures: [{ field: '', path, name: '' }] }
    for await (const reply of said(whose, job, signal)) {
      const answer = await read(reply)
      if (answer !== false) return answer
    }
    throw new Problem(failed)
  }

  const never = new AbortController().signal
  const measured = async (measures: Times) => {
    for await (const reply of said('', { pictures: [], measures, weights }, never))
      if ('pace' in reply) return reply.pace
    throw new Problem('picture_network_failed')
  }
  const pacesFor = openPaces(measured, error => report?.(error, { part: 'pictures' }))

  const sizeOf = (whose: string, path: string, signal: AbortSignal) =>
    answered(whose, path, signal, { finds: 'facts', isAside: true }, reply => 'about' in reply && reply.about)
  /** The network that enlarges and how fast it is here; nothing where a downloaded model will do it. */
  const networkFor = async (
    whose: string,
    { pictures: [first], values }: Pick<Parameters<Pictures['work']>[1], 'pictures' | 'values'>,
    model: PictureModel | undefined,
    signal: AbortSignal,
  ) => {
    if (first && model && drawsByModel(await sizeOf(whose, first.path, signal), model)) return undefined
    return { paces: await pacesFor(timesOf(values.factor), signal), weights }
  }

  return {
    facts: (...of) => answered(...of, { finds: 'facts' }, reply => 'about' in reply && reply.about),
    texts: (...of) =>
      answered(...of, { finds: 'texts' }, reply => 'texts' in reply && reply.texts, 'image_work_failed'),
    look: (...of) => answered(...of, { finds: 'seen' }, reply => 'seen' in reply && reply.seen),
    isCutOut: async (...of) => (await answered(...of, { finds: 'cut' }, reply => 'cut' in reply && reply)).cut,
    small: (whose, path, draws, signal) =>
      answered(whose, path, signal, { draws }, reply => 'small' in reply && readFile(reply.small)),
    async *redrawn(whose, pictures, { within, all, ...bounds }, signal) {
      let [open, left, until] = [pictures, all, 0]
      while (open.length) {
        const job = { redraws: { ...bounds, all: left, within }, until: until || undefined, pictures: open }
        let at: string | undefined
        try {
          for await (const reply of said(whose, job, signal)) {
            until ||= Date.now() + within
            if ('redrawing' in reply) at = reply.redrawing
            if (!('redrawn' in reply)) continue
            const bytes = await readFile(reply.redrawn)
            left -= bytes.length
            yield { field: reply.field, bytes }
          }
          return
        } catch (error) {
          if (signal.aborted) throw error
          if (isLate(error)) return
          report?.(error, { part: 'pictures' })
          if (at === undefined) return
          open = open.slice(open.findIndex(({ field }) => field === at) + 1)
        }
      }
    },
    async enlarging(whose, path, factor, signal) {
      const size = await sizeOf(whose, path, signal)
      const times = timesOf(factor)
      requireMakable(size.width * times, size.height * times)
      const model = modelFor(models, 'upscale')
      // Measuring takes seconds: not where a downloaded model will do it.
      if (drawsByModel(size, model)) return enlargingOf(size, { model })
      return enlargingOf(size, { model, pace: (await pacesFor(times, signal))[times] })
    },
    async *work(whose, asked, signal) {
      const isFound = asked.pictures.some(({ field }) => field === matteField)
      const model = isFound ? undefined : modelFor(models, asked.operation)
      const network = asked.operation === 'upscale' ? await networkFor(whose, asked, model, signal) : undefined
      for await (const reply of said(whose, { ...asked, model, network }, signal))
        if ('step' in reply || 'made' in reply) yield reply
    },
    downloaded: () => downloadedIn(models),
    close: standby.close,
  }
}
