import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import type { EventOf } from '#shared/events.ts'
import type { Cue } from '#shared/made-files.ts'
import { Problem, problems } from '#shared/problems.ts'
import { bytesASecond } from '../speech/mp3.ts'
import type { FinishedStep } from '../store/run.ts'
import type { WorkJob } from './worker.ts'

/** The step under which a recording is kept that broke off. */
const name = 'spoken'
const beginning = z.object({
  file: z.string(),
  by: z.string(),
  rate: z.number(),
  cues: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })),
})

/** A recording that broke off: what is in it, who spoke, and its samples a second. */
export type Beginning = Readonly<z.infer<typeof beginning>>

/** What an earlier attempt has spoken of the same sentences, with its sound; undefined where nothing is left of it. */
export const spokenBefore = async ({ world, run }: WorkJob, sentences: readonly { text: string }[]) => {
  const kept = run.steps[name]
  const before = kept === undefined ? undefined : beginning.parse(JSON.parse(kept))
  if (!before || before.cues.some(({ text }, at) => text !== sentences[at]?.text)) return undefined
  const file = await world.files.find(run.user, before.file)
  return file && { ...before, bytes: await buffer(await world.files.read(file)) }
}

export const asStep = (spoken: Beginning): FinishedStep => ({ kept: name, output: JSON.stringify(spoken) })

/** A recording as it would have come sentence by sentence. */
export function* toldAgain(bytes: Buffer, cues: readonly Cue[]): Iterable<EventOf<'tts_message'>> {
  const starts = cues.map(({ start }, at) => (at ? Math.floor(start * bytesASecond) : 0))
  for (const [at, cue] of cues.entries()) {
    const from = starts[at] ?? 0
    yield { event: 'tts_message', audio: bytes.subarray(from, starts[at + 1]).toString('base64'), from, cue }
  }
}

/** The same failure, which says besides how many sentences were spoken; undefined where nothing of it can be kept. */
export const brokenAfter = (error: unknown, spoken: number, sentences: number) =>
  error instanceof Problem && problems[error.code].status >= 500
    ? new Problem(error.code, { ...error.details, spoken, sentences }, { cause: error.cause ?? error })
    : undefined
