import { isEmpty } from '#shared/answers.ts'
import { most } from '#shared/documents.ts'
import { asMarkdown } from '#shared/markdown.ts'
import { asProblem, type Problem } from '#shared/problems.ts'
import { localeOf } from '#shared/text.ts'
import { titleOf } from '#shared/title.ts'
import type { DocumentShown } from '#server/documents/shown.ts'
import { beginDocument } from '../data/one-document.ts'
import { stopRun } from '../data/runs.ts'
import type { ServerEvent } from '../frames.ts'
import type { Done, RunState, Writing } from '../runs/run-state.ts'
import { sendRun } from '../runs/send-run.ts'
import { written } from '../runs/written.ts'
import type { Taker } from './fitting.ts'
import { type Came, madeOf, type Material } from './material.ts'

/** What is to be made of a document: which tool, asked what of each part of the text. */
export type Job = Readonly<{
  /** The document it is made of. */
  source: string
  taker: Taker
  parts: readonly { readonly material: Material; readonly body: object }[]
  /** The language it is written in, where that is known: as `de`. */
  language: string | undefined
  /** What it is called where it has no title of its own. */
  called: string
  /** A method of the house makes it. */
  without?: 'model' | undefined
  /** The click: the same one is the same run. */
  key: string
}>

/** What came of a part, and in which run. */
type Part = Came & Readonly<{ run: string; title: string; stopped: boolean }>

/** How far it is. What has come stays whatever happens, and is gone on from. */
export type Making = Readonly<{ job: Job; came: readonly Part[] }> &
  (
    | Readonly<{ state: 'writing'; writing: Writing }>
    /** All has come, and becomes a document. */
    | Readonly<{ state: 'saving' }>
    | Readonly<{ state: 'failed'; problem: Problem; rest?: Part }>
    | Readonly<{ state: 'made'; document: DocumentShown }>
  )

type Hear = (event: ServerEvent) => void
/** Who hears what it uses, and that there is a document. */
export type Callbacks = Readonly<{ hear: Hear; onMade(document: DocumentShown): void }>

const all = new Map<string, Making>()
const hearers = new Set<() => void>()
/** How often a part has failed after it had begun: then another run is begun, not handed out again. */
const tries = new Map<string, number>()

const become = (source: string, making: Making | undefined) => {
  if (making) all.set(source, making)
  else all.delete(source)
  for (const hear of hearers) hear()
}

/** Tells of every change of what is being made. */
export const followMaking = (hear: () => void) => {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}
/** What is being made of a document, or was made last. */
export const makingOf = (source: string | undefined) => (source === undefined ? undefined : all.get(source))
/** Turns to something else: what was made stays a document, what was not is in the history. */
export const forgetMaking = (source: string) => become(source, undefined)

const partOf = (of: Material, { run, answer }: RunState & { run: string; answer: Done['answer'] }, job: Job): Part => {
  const text = asMarkdown(job.taker.call.answer, answer, localeOf(job.language ?? 'en'))
  return { of, text, run, title: titleOf(answer).title, stopped: true, isWhole: false }
}

const beginning = (path: string): Writing => {
  const now = Date.now()
  return { state: 'writing', call: path, answer: '', sources: [], since: now, heard: now }
}

/** Has one part written; hands back how it ended. */
const write = async (job: Job, at: number, came: readonly Part[], hear: Hear) => {
  const { path } = job.taker
  const name = `${job.key} ${at}`
  const first = beginning(path)
  const show = (writing: Writing) => {
    const before = all.get(job.source)
    const stopping = before?.state === 'writing' && before.writing.stopping
    if (stopping && !before.writing.run && writing.run) void stopRun(writing.run).catch(() => undefined)
    become(job.source, { job, came, state: 'writing', writing: { ...writing, stopping } })
  }
  become(job.source, { job, came, state: 'writing', writing: first })
  const key = `${name}${tries.has(name) ? ` ${tries.get(name)}` : ''}`
  const where = `/api/engins/${path}${job.without ? `?without=${job.without}` : ''}`
  const response = await sendRun(where, job.parts[at]?.body ?? {}, { key })
  const run = response.headers.get('X-Run-Id') ?? ''
  show({ ...first, run })
  const ended = await written({ ...first, run }, response, new AbortController().signal, {
    onWriting: show,
    onEnd: hear,
  })
  if (ended.state === 'failed') tries.set(name, (tries.get(name) ?? 0) + 1)
  return ended
}

/** A title is short; what is longer is the first sentence of a text that has none. */
const longestOwn = 90

/** Keeps what has come as a document that knows what it was made of, as long as that is there. */
const save = async (job: Job, came: readonly Part[]) => {
  const { taker, source, language } = job
  const keeps = taker.call.keeps?.from === taker.field
  const [first] = came
  const { title, content } = madeOf(came, first?.title ?? '', keeps)
  const own = title.endsWith('…') || title.length > longestOwn ? job.called : title
  const origin = { run: first?.run, engine: taker.engine.slug, document: source }
  const made = {
    titel_text: [...(own || job.called)].slice(0, most.title).join(''),
    content,
    ...(language && { language }),
  }
  const key = `made ${came.map(({ run }) => run).join(' ')}`.slice(0, 200)
  try {
    return await beginDocument({ ...made, origin }, key)
  } catch (error) {
    if (asProblem(error).code !== 'not_found') throw error
    return beginDocument({ ...made, origin: { run: origin.run, engine: origin.engine } }, key)
  }
}

const finish = async (job: Job, came: readonly Part[], { onMade }: Callbacks) => {
  become(job.source, { job, came, state: 'saving' })
  const document = await save(job, came)
  become(job.source, { job, came, state: 'made', document })
  onMade(document)
}

/** Writes the parts that have not come yet, one after the other, and makes a document of all. */
const goOn = async (job: Job, before: readonly Part[], callbacks: Callbacks) => {
  let came = before
  try {
    while (came.length < job.parts.length && !came.at(-1)?.stopped) {
      const { material } = job.parts[came.length] ?? {}
      if (!material) break
      const ended = await write(job, came.length, came, callbacks.hear)
      const isThere = 'answer' in ended && !isEmpty(ended.answer)
      const part =
        isThere && 'run' in ended && ended.run ? partOf(material, { ...ended, run: ended.run }, job) : undefined
      if (ended.state === 'failed' || ended.state === 'lost')
        return become(job.source, { job, came, state: 'failed', problem: ended.problem, rest: part })
      if (ended.state !== 'done') return
      const { stopped, cut } = ended
      if (part) came = [...came, { ...part, stopped, isWhole: !stopped && !cut }]
      else if (stopped) break
    }
    if (!came.length) return forgetMaking(job.source)
    await finish(job, came, callbacks)
  } catch (error) {
    become(job.source, { job, came, state: 'failed', problem: asProblem(error) })
  }
}

/** Begins to make something of a document; what is being made of it already goes on. */
export const make = (job: Job, callbacks: Callbacks) => {
  const { state } = all.get(job.source) ?? {}
  if (state === 'writing' || state === 'saving') return
  void goOn(job, [], callbacks)
}

/** Goes on after a failure: what has come is not asked for again. */
export const makeOn = ({ job, came }: Making, callbacks: Callbacks) => void goOn(job, came, callbacks)

/** Makes a document of what came before it failed. */
export const keepRest = ({ job, came, ...making }: Making, callbacks: Callbacks) => {
  const rest = 'rest' in making && making.rest ? [making.rest] : []
  finish(job, [...came, ...rest], callbacks).catch((error: unknown) =>
    become(job.source, { job, came: [...came, ...rest], state: 'failed', problem: asProblem(error) }),
  )
}

/** Stops what is being written; what came of it is kept. */
export const stopMaking = (source: string, onFailure: (error: unknown) => void) => {
  const making = all.get(source)
  if (making?.state !== 'writing' || making.writing.stopping) return
  become(source, { ...making, writing: { ...making.writing, stopping: true } })
  if (making.writing.run) stopRun(making.writing.run).catch(onFailure)
}
