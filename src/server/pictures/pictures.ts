import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '#shared/problems.ts'
import { fairSemaphore } from '../process/semaphore.ts'
import { heardFrom, startWorkerProcess } from '../process/worker-process.ts'
import {
  bounds,
  type GivenPicture,
  matteField,
  type PictureFacts,
  type PictureJob,
  type PictureReply,
  type PictureSeen,
  type Small,
  type Terms,
  type TextsFound,
} from './jobs.ts'
import { downloadedIn, modelFor } from './models/known.ts'
import type { OperationName } from '#catalogue/operations.ts'
import type { DownloadedModels } from '#catalogue/pictures/downloaded.ts'

/** Replies that end a question by themselves. */
type Found = { about: unknown } | { texts: unknown } | { seen: unknown } | { cut: unknown } | { small: unknown }
type Told = Exclude<PictureReply, { problem: unknown } | { done: true } | Found>

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
  /** Makes files of pictures; each lies in the folder of the work until the next is asked for. Throws a `Problem`. */
  work(
    whose: string,
    asked: Omit<Terms, 'model'> & { operation: OperationName; pictures: readonly GivenPicture[] },
    signal: AbortSignal,
  ): AsyncGenerator<Told, void, undefined>
  /** The names of the downloaded models that work here now, by operation. */
  downloaded(): DownloadedModels
}

const broken = (cause: Error) => new Problem('image_work_failed', {}, { cause })
const limits = { ...bounds, broken }
const modelLimits = { ...limits, memory: bounds.modelMemory, silence: bounds.modelSilence }

/** Opens what works on pictures; `below` is where something lies meanwhile, `models` where models are. */
export const openPictures = (below: string, models: string): Pictures => {
  const working = fairSemaphore({ inAll: bounds.processes, each: bounds.each })
  const drawing = fairSemaphore({ inAll: bounds.smalls, each: bounds.smalls })

  async function* said(whose: string, job: PictureJob, signal: AbortSignal) {
    const inTurn = 'draws' in job ? drawing : working
    const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    inTurn(whose, signal, () => {
      begun.resolve()
      return over.promise
    }).catch(begun.reject)
    try {
      await begun.promise
      await mkdir(job.folder, { recursive: true, mode: 0o700 })
      const model = 'model' in job ? job.model : undefined
      const reads = [...job.pictures, ...(model ? [model] : [])].map(({ path }) => path)
      const child = startWorkerProcess({
        ...{ entry: ['pictures/child.ts', 'pictures-child.js'], reads, folder: job.folder },
        ...{ heap: bounds.heap, addons: true },
      })
      for await (const reply of heardFrom<PictureReply>(child, job, model ? modelLimits : limits, signal)) {
        if ('problem' in reply) throw new Problem(reply.problem, reply.details, { cause: reply.why })
        if ('done' in reply) return
        yield reply
      }
    } finally {
      over.resolve()
      await rm(job.folder, { recursive: true, force: true })
    }
  }
  const folder = () => join(below, `pictures-${randomUUID()}`)

  return {
    async facts(whose, path, signal) {
      const job = { folder: folder(), finds: 'facts', pictures: [{ field: '', path, name: '' }] } as const
      for await (const reply of said(whose, job, signal)) if ('about' in reply) return reply.about
      throw new Problem('image_broken')
    },
    async texts(whose, path, signal) {
      const job = { folder: folder(), finds: 'texts', pictures: [{ field: '', path, name: '' }] } as const
      for await (const reply of said(whose, job, signal)) if ('texts' in reply) return reply.texts
      throw new Problem('image_work_failed')
    },
    async look(whose, path, signal) {
      const job = { folder: folder(), finds: 'seen', pictures: [{ field: '', path, name: '' }] } as const
      for await (const reply of said(whose, job, signal)) if ('seen' in reply) return reply.seen
      throw new Problem('image_broken')
    },
    async isCutOut(whose, path, signal) {
      const job = { folder: folder(), finds: 'cut', pictures: [{ field: '', path, name: '' }] } as const
      for await (const reply of said(whose, job, signal)) if ('cut' in reply) return reply.cut
      throw new Problem('image_broken')
    },
    async small(whose, path, as, signal) {
      const job = { folder: folder(), draws: as, pictures: [{ field: '', path, name: '' }] } as const
      for await (const reply of said(whose, job, signal)) if ('small' in reply) return await readFile(reply.small)
      throw new Problem('image_broken')
    },
    async *work(whose, asked, signal) {
      const isFound = asked.pictures.some(({ field }) => field === matteField)
      const model = isFound ? undefined : modelFor(models, asked.operation)
      for await (const reply of said(whose, { folder: folder(), ...asked, model }, signal))
        if (!('about' in reply || 'texts' in reply || 'seen' in reply || 'cut' in reply || 'small' in reply))
          yield reply
    },
    downloaded: () => downloadedIn(models),
  }
}
