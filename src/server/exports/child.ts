import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { withMarking } from '#shared/document/marking.ts'
import { isBlank } from '#shared/document/words.ts'
import { asProblem, Problem } from '#shared/problems.ts'
import { bounds } from './bounds.ts'
import { cardsOf } from './cards.ts'
import { type FormatName, formats } from '#shared/export-formats.ts'
import { type Files, type Job, outOfMemory, type MakerReply, type MakerRequest } from './jobs.ts'
import type { Leaving, Pictures } from './leaving.ts'
import { missingTold } from './reading/missing.ts'
import { type FindPictures, picturesMended } from './reading/pictures.ts'
import { readSource } from './reading/read-source.ts'

type Write = (leaving: Leaving) => Uint8Array | Promise<Uint8Array>

/** Each is loaded when it is first asked for. */
const writers: Readonly<Record<FormatName, () => Promise<Write>>> = {
  pdf: async () => (await import('./pdf/pdf.ts')).openPdf(process.argv.slice(2)),
  docx: async () => (await import('./word/word.ts')).wordOf,
  doc: async () => (await import('./rtf/rtf.ts')).rtfOf,
  txt: async () => (await import('./text.ts')).textOf,
  html: async () => (await import('./page.ts')).pageOf,
}

const say = (said: MakerReply) => parentPort?.postMessage(said)

let handed: ((files: Files) => void) | undefined
const handedFor = (question: MakerReply) =>
  new Promise<Files>(resolve => {
    handed = resolve
    say(question)
  })

/** Word knows no WebP, and words alone have no pictures. */
const withoutWebp: ReadonlySet<FormatName> = new Set(['docx', 'doc'])
const findFor = (format: FormatName): FindPictures | undefined =>
  format === 'txt'
    ? undefined
    : {
        files: wants => handedFor({ wants }),
        redrawn: redraw => handedFor({ redraw }),
        knowsWebp: !withoutWebp.has(format),
      }

/** Typst's machine throws words, too. */
const whyOf = (error: unknown) => (error === undefined ? undefined : String(error).slice(0, 500))

const answer = async ({ format, cards, ai, marked, ...asked }: Job): Promise<MakerReply> => {
  const { empty, failed } = formats[format]
  try {
    const write = await writers[format]()
    say({ ready: true })
    const find = findFor(format)
    const read = await readSource(asked, find, format === 'pdf' ? bounds.pdf : undefined)
    const { document, language } = read
    if (isBlank(document)) throw new Problem(empty)
    const writtenWith = async (
      pictures: Pictures,
      { document, missing }: Pick<typeof read, 'document' | 'missing'>,
    ) => {
      const whole = ai && marked && !cards ? withMarking(document, ai, language) : document
      const leaving = { ...read, ai, pictures, document: whole, ...(cards && { cards: cardsOf(document, language) }) }
      return { made: await write(leaving), missing }
    }
    try {
      return await writtenWith(read.pictures, read)
    } catch (error) {
      if (error instanceof Problem || !read.pictures.size || !find) throw error
      const writtenOf = (pictures: Pictures) => writtenWith(pictures, missingTold(document, pictures, language))
      try {
        // One is damaged in spite of its good looks.
        return await writtenOf(await picturesMended(read.pictures, find))
      } catch (again) {
        if (again instanceof Problem) throw again
        return { ...(await writtenOf(new Map())), why: whyOf(again) }
      }
    }
  } catch (error) {
    const { code, details, cause } = asProblem(error, failed)
    return { problem: code, details, why: whyOf(cause) }
  }
}

/** Passes work on to a thread, so that this process can end itself while the thread is stuck in a text. */
const supervise = () => {
  const thread = new Worker(new URL(import.meta.url), {
    argv: process.argv.slice(2),
    resourceLimits: { maxOldGenerationSizeMb: bounds.heap },
  })
  process.on('disconnect', () => void process.kill(process.pid, 'SIGKILL'))
  process.on('message', (told: MakerRequest) => thread.postMessage(told))
  thread.on('message', (said: MakerReply) => process.send?.(said))
  thread.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error)
    process.exit(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? outOfMemory : 1)
  })
}

/** Does one thing after the other, with nothing in reach that could fetch; Typst’s loader wants to see a `fetch`. */
const work = () => {
  for (const way of ['WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, way)
  globalThis.fetch = () => Promise.reject(new Error('Nothing is fetched for a file'))
  parentPort?.on('message', async (told: MakerRequest) =>
    'files' in told ? handed?.(told.files) : say(await answer(told.job)),
  )
}

if (isMainThread) supervise()
else work()
