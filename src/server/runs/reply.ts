import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { Call } from '#catalogue/call.ts'
import { envelope } from '#shared/envelope.ts'
import { Problem } from '#shared/problems.ts'
import { localeOf } from '../http/languages.ts'
import { lastEventOf } from './follow.ts'
import type { Run } from '../store/run.ts'
import { streamed } from './stream.ts'
import type { Signed } from '../world.ts'

const json = 'application/json'
const eventStream = 'text/event-stream'

const wantsStream = (c: Context, { streams }: Call) =>
  accepts(c, { header: 'Accept', supports: [json, eventStream], default: streams ? eventStream : json }) === eventStream

/** The answer of a run, whole and in its envelope. */
const whole = async (c: Context<Signed>, run: Run, call: Call) => {
  const last = await lastEventOf(c.var.world, run, c.req.raw.signal)
  if (last.event === 'error') throw new Problem(last.code, { ...last.details, run: run.id })
  return c.json(envelope(call.answer, { ...last, language: run.language }, localeOf(c, c.var.user)))
}

/** Answers as it was asked to: as a stream, with the number of the run, or whole. */
export const answerWith = (c: Context<Signed>, run: Run, call: Call) => {
  c.header('X-Run-Id', run.id)
  if (c.req.header('Prefer')?.includes('respond-async')) return c.json({ run: run.id }, 202)
  return wantsStream(c, call) ? streamed(c, run) : whole(c, run, call)
}
