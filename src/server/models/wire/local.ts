import { type Details, Problem, type ProblemCode } from '#shared/problems.ts'
import type { Limits } from '../limits.ts'
import type { Ask } from '../writer.ts'
import { grammarOf } from './grammar.ts'
import { incoming } from './incoming.ts'
import { type Target, temperatureOf } from './target.ts'
import { withoutThinking } from './thinking.ts'
import type { Answering } from './exchange.ts'
import type { Begin } from './writing.ts'
import { Crashed, type TextRunner } from '../../local-model/runner.ts'
import type { FromModel, LocalFailure } from '../../local-model/talk.ts'

/** A machine without a graphics card reads a long text for minutes before it writes the first word; milliseconds. */
const patient = { first: 300_000, between: 60_000, total: 3_600_000 }

const limitsOf = (limits: Limits): Limits => ({
  ...limits,
  first: Math.max(limits.first, patient.first),
  between: Math.max(limits.between, patient.between),
  total: Math.max(limits.total, patient.total),
})

const codes: Readonly<Record<LocalFailure, ProblemCode>> = {
  file: 'model_file',
  memory: 'model_memory',
  overfull: 'model_overfull',
  missing: 'model_no_program',
  failed: 'model_failed',
}

/** What is told of a text that had begun; all else has cut it. */
const ofBegun: ReadonlySet<ProblemCode> = new Set(['model_slow', 'model_stalled'])

type Place = Pick<Target, 'limits' | 'hottest'> & { path: string | undefined; runner: TextRunner }

/** One text of a model in the process that runs it: there with its first token, rejected as long as none has come. */
const writing = ({ system, prompt, schema, creativity, signal, waits }: Ask, { path, runner, ...place }: Place) => {
  const { promise, resolve, reject } = Promise.withResolvers<Answering>()
  if (!path) return Promise.reject(new Problem('model_file'))
  const limits = limitsOf(place.limits)
  const pieces = incoming()
  const thinking = withoutThinking()
  const ended = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let begunAt = 0
  let length = 0
  let over = false

  const finish = (last: Parameters<typeof pieces.end>[0], failure?: unknown) => {
    if (over) return
    over = true
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
    pieces.end(last, failure)
    if (failure && !length) reject(failure)
    ended.abort()
  }
  const fail = (code: ProblemCode, details: Details = {}, why?: unknown) =>
    finish([], new Problem(length && !ofBegun.has(code) ? 'model_cut' : code, details, { cause: why }))
  const wait = (milliseconds: number) => {
    clearTimeout(timer)
    const late = () => fail(length ? 'model_stalled' : 'model_timeout', { seconds: Math.round(milliseconds / 1000) })
    timer = setTimeout(late, milliseconds)
  }
  const abort = () => finish([], signal.reason)
  const put = (text: string) => {
    if (!text) return
    const left = limits.text - length
    pieces.put(text.slice(0, left))
    if (!length) resolve(Object.assign(pieces, { close: () => finish([]) }))
    length += text.length
    if (length >= limits.text) finish([{ cut: 'length' }])
  }
  const heard = (told: FromModel) => {
    if (over) return
    if ('failed' in told) return fail(codes[told.failed], {}, new Error(told.why))
    if ('text' in told) {
      put(thinking.text(told.text))
      wait(limits.between)
      if (performance.now() - begunAt > limits.total) fail('model_slow', { seconds: Math.round(limits.total / 1000) })
      return
    }
    put(thinking.rest())
    if (!length) return fail('model_empty')
    const { tokensIn, tokensOut } = told
    finish([{ tokensIn, tokensOut }, ...(told.done === 'length' ? [{ cut: 'length' as const }] : [])])
  }
  const begins = () => {
    begunAt = performance.now()
    wait(limits.first)
  }

  signal.addEventListener('abort', abort, { once: true })
  const temperature = temperatureOf(creativity, place as Target)
  const question = { path, system, prompt, temperature, ...(schema && { schema: grammarOf(schema) as object }) }
  runner
    .run(question, { signal: ended.signal, ahead: waits, begins, heard })
    .catch((error: unknown) => over || fail(error instanceof Crashed ? 'model_crashed' : 'model_failed', {}, error))
  if (signal.aborted) abort()
  return promise
}

/** A model in a file of this machine, run by us. `path` is worked out for each text: the file may come and go. */
export const local = ({ path, ...place }: Omit<Place, 'path'> & { path(): string | undefined }): Begin => {
  return ask => writing(ask, { ...place, path: path() })
}
