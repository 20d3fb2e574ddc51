import { isEmpty } from '#shared/answers.ts'
import { most } from '#shared/documents.ts'
import { asMarkdown } from '#shared/markdown.ts'
import { asProblem, Problem } from '#shared/problems.ts'
import { localeOf } from '#shared/text.ts'
import { titleOf } from '#shared/title.ts'
import type { DocumentShown } from '#server/documents/shown.ts'
import { findMaking, keepMaking, keepRunOf, makeDocument } from '../data/makings.ts'
import { stopRun } from '../data/runs.ts'
import { documentOf } from '../editor/text/content.ts'
import type { ServerEvent } from '../frames.ts'
import type { Done, RunState, Writing } from '../runs/run-state.ts'
import { sendRun } from '../runs/send-run.ts'
import { written } from '../runs/written.ts'
import { inOneTab } from './in-one-tab.ts'
import { become, forgetMaking, type Job, type Making, makingBy, makings, type Part } from './making.ts'
import { madeOf, type Material } from './material.ts'

type Hear = (event: ServerEvent) => void
/** Who hears what it uses, and what became of it. */
export type Callbacks = Readonly<{
  hear: Hear
  onMade(document: DocumentShown, job: Job): void
  onFailed(problem: Problem, job: Job): void
  /** It was saved, given up or deleted elsewhere. */
  onGone(job: Job): void
}>

/** Runs that came to nothing: what they were to write is asked for anew, not handed out again. */
const failed = new Set<string>()

const partOf = (of: Material, { run, answer }: RunState & { run: string; answer: Done['answer'] }, job: Job): Part => {
  const text = asMarkdown(job.taker.call.answer, answer, localeOf(job.language ?? 'en'))
  return { of, text, run, title: titleOf(answer).title, stopped: true, isWhole: false }
}

const beginning = (path: string): Writing => {
  const now = Date.now()
  return { state: 'writing', call: path, answer: '', sources: [], since: now, heard: now }
}

const runsOf = ({ key }: Job) => makingBy(key)?.runs ?? []

/** The run of a part: the one that was begun, unless it failed; else a new one, the same for the same press. */
const runFor = async (job: Job, at: number) => {
  const known = runsOf(job)[at]
  if (known && !failed.has(known)) return { run: known, response: undefined }
  const where = `/api/engins/${job.taker.path}${job.without ? `?without=${job.without}` : ''}`
  const key = `${job.key} ${at}${known ? ` after ${known}` : ''}`
  const response = await sendRun(where, job.parts[at]?.body ?? {}, { key })
  const run = response.headers.get('X-Run-Id') ?? ''
  // The same press finds it again where nobody has kept it.
  keepRunOf(job.key, at + 1, run).catch(() => undefined)
  return { run, response }
}

/** Has one part written, or follows the run that writes it; hands back how it ended. */
const write = async (job: Job, at: number, came: readonly Part[], hear: Hear) => {
  const first = beginning(job.taker.path)
  const show = (writing: Writing) => {
    const before = makingBy(job.key)
    const runs = writing.run ? runsOf(job).toSpliced(at, 1, writing.run) : runsOf(job)
    const stopping = before?.state === 'writing' && before.writing.stopping
    if (stopping && !before.writing.run && writing.run) void stopRun(writing.run).catch(() => undefined)
    become(job.key, { job, came, runs, state: 'writing', writing: { ...writing, stopping } })
  }
  show(first)
  if (!runsOf(job).length) await keep(job)
  const { run, response } = await runFor(job, at)
  show({ ...first, run })
  const ended = await written({ ...first, run }, response, new AbortController().signal, {
    onWriting: show,
    onEnd: hear,
  })
  if (ended.state === 'failed') failed.add(run)
  if (ended.state !== 'lost' || ended.problem.code !== 'not_found') return ended
  failed.add(run)
  return { ...ended, state: 'failed' as const, problem: new Problem('not_found', { what: 'run' }) }
}

/** Keeps what is to be made where whoever comes back finds it. */
const keep = async ({ key, source, taker, called, language, without, parts }: Job) => {
  const sent = parts.map(({ material, body }) => ({ content: documentOf(material.doc), body }))
  const optional = { ...(language && { language }), ...(without && { without }) }
  await keepMaking(key, { source, engine: taker.engine.slug, call: taker.path, called, ...optional, parts: sent })
}

/** A title is short; what is longer is the first sentence of a text that has none. */
const longestOwn = 90

/** Makes a document of what has come. */
const save = (job: Job, came: readonly Part[]) => {
  const { taker, language } = job
  const keeps = taker.call.keeps?.from === taker.field
  const { title, content } = madeOf(came, came[0]?.title ?? '', keeps)
  const own = title.endsWith('…') || title.length > longestOwn ? job.called : title
  const titel_text = [...(own || job.called)].slice(0, most.title).join('')
  return makeDocument(job.key, { titel_text, content, ...(language && { language }), run: came[0]?.run ?? '' })
}

/** Where it was given up elsewhere, or made and deleted since, there is nothing to go on with: that is told. */
const letGo = (job: Job, { onGone }: Callbacks) => {
  const making = makingBy(job.key)
  if (making) forgetMaking(making)
  onGone(job)
}

const finish = async (job: Job, came: readonly Part[], callbacks: Callbacks) => {
  const runs = runsOf(job)
  become(job.key, { job, came, runs, state: 'saving' })
  try {
    const document = await save(job, came)
    become(job.key, { job, came, runs, state: 'made', document })
    callbacks.onMade(document, job)
  } catch (error) {
    if (asProblem(error).code !== 'not_found') throw error
    letGo(job, callbacks)
  }
}

type Rest = { rest?: Part | undefined; isLost: boolean }
/** What failed is offered again to whoever comes back, unless it was refused before it had begun. */
const fail = (job: Job, came: readonly Part[], problem: Problem, { rest, isLost }: Rest, { onFailed }: Callbacks) => {
  const making: Making = { job, came, runs: runsOf(job), state: 'failed', problem, isLost, ...(rest && { rest }) }
  if (!isLost && !making.runs.length) forgetMaking(making)
  become(job.key, making)
  onFailed(problem, job)
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
      if (ended.state === 'failed' || ended.state === 'lost') {
        const isLost = ended.state === 'lost'
        return fail(job, came, ended.problem, { rest: part, isLost }, callbacks)
      }
      if (ended.state !== 'done') return
      const { stopped, cut } = ended
      if (part) came = [...came, { ...part, stopped, isWhole: !stopped && !cut }]
      else if (stopped) break
    }
    const making = makingBy(job.key)
    if (came.length) await finish(job, came, callbacks)
    else if (making) forgetMaking(making)
  } catch (error) {
    const problem = asProblem(error)
    fail(job, came, problem, { isLost: problem.code === 'unavailable' }, callbacks)
  }
}

/** Begins to make something of a document; what is being made of it already goes on, what failed is given up. */
export const make = (job: Job, callbacks: Callbacks) => {
  const before = makings().filter(({ job: { source } }) => source === job.source)
  if (before.some(({ state }) => state === 'writing' || state === 'saving')) return
  before.forEach(forgetMaking)
  become(job.key, { job, came: [], runs: [], state: 'writing', writing: beginning(job.taker.path) })
  void inOneTab(job.key, () => goOn(job, [], callbacks))
}

/** Goes on where the page was left: `runs` are those that were begun. For whoever has the making for this tab. */
export const resume = async (job: Job, runs: readonly string[], callbacks: Callbacks) => {
  if (makingBy(job.key)) return
  become(job.key, { job, came: [], runs, state: 'writing', writing: beginning(job.taker.path) })
  await goOn(job, [], callbacks)
}

/** Goes on with what is still there to go on with, after what another tab has had written meanwhile. */
const takeUp = ({ job, came }: Making, callbacks: Callbacks, work: () => Promise<void>) =>
  inOneTab(job.key, async () => {
    const making = makingBy(job.key)
    try {
      if (making?.runs.length) become(job.key, { ...making, runs: (await findMaking(job.key)).runs })
      await work()
    } catch (error) {
      const problem = asProblem(error)
      if (problem.code === 'not_found') return letGo(job, callbacks)
      fail(job, came, problem, { isLost: problem.code === 'unavailable' }, callbacks)
    }
  })

/** Goes on after a failure: what has come is not asked for again. */
export const makeOn = (making: Making, callbacks: Callbacks) => {
  const { job, came, runs } = making
  become(job.key, { job, came, runs, state: 'writing', writing: beginning(job.taker.path) })
  void takeUp(making, callbacks, () => goOn(job, came, callbacks))
}

/** Makes a document of what came before it failed. */
export const keepRest = (making: Making, callbacks: Callbacks) => {
  const { job, came, runs } = making
  const all = [...came, ...('rest' in making && making.rest ? [making.rest] : [])]
  become(job.key, { job, came, runs, state: 'saving' })
  void takeUp({ ...making, came: all }, callbacks, () => finish(job, all, callbacks))
}

/** Stops what is being written; what came of it is kept. */
export const stopMaking = ({ key }: Job, onFailure: (error: unknown) => void) => {
  const making = makingBy(key)
  if (making?.state !== 'writing' || making.writing.stopping) return
  become(key, { ...making, writing: { ...making.writing, stopping: true } })
  if (making.writing.run) stopRun(making.writing.run).catch(onFailure)
}
