import { mostReasons, numbered, reasoning, reasonsPrompt, reasonsShape } from '#catalogue/reasons.ts'
import type { Edit } from '#language/comparing/edits.ts'
import { isList, isRecord, type Item } from '#shared/answers.ts'
import type { Correction } from '#shared/corrections.ts'
import { modelSchema } from '#shared/json-schema.ts'
import { readAnswer } from '#shared/read-answer.ts'
import { ask } from './ask.ts'
import { step } from './step.ts'
import type { WorkJob, Worker, Written } from './worker.ts'

const reasonOf = (found: readonly Item[], number: number) => {
  const item = found.find(one => isRecord(one) && one.number === number)
  const reason = isRecord(item) ? item.reason : undefined
  return typeof reason === 'string' ? { reason } : {}
}

/** Each change with the reason that was given for its number. */
const withReasons = (changes: readonly Edit[], written: string): readonly Correction[] => {
  const answer = readAnswer(reasonsShape, written)
  const found = isList(answer) ? answer : []
  return changes.map(({ was, now }, at) => ({ was, now, ...reasonOf(found, at + 1) }))
}

/** Why each change was made, as the model says it, in the language of the text. */
const askWhy = (job: WorkJob, text: string, changes: readonly Edit[]): AsyncIterable<Written> =>
  ask(
    { ...job, call: { ...job.call, language: undefined } },
    {
      prompt: reasonsPrompt,
      beside: { corrections: numbered(text, changes) },
      schema: modelSchema(reasonsShape, {}, job.run.language),
    },
  )

/** The single changes; none where they cannot be told apart, which takes nothing from the text. */
const changesOf = async ({ world, run, signal }: WorkJob, text: string, written: string): Promise<readonly Edit[]> => {
  try {
    return await world.language.work('edits', [text, written], { whose: run.user, signal })
  } catch (error) {
    if (!signal.aborted) world.report(error, { run: run.id, step: 'changes' })
    return []
  }
}

/**
 * A correction: first the text, as it comes, then the reason for each of its changes, in a question of its own. A text
 * whose reasons could not be had is whole all the same.
 */
export const corrected: Worker = async function* (job) {
  const { world, run, call, signal } = job
  const text = String(run.values[call.keeps?.from ?? ''] ?? '')
  let written = ''
  let whole = true
  for await (const part of step(job, 'text', () => ask(job, { prompt: call.prompt }))) {
    if (typeof part === 'string') written += part
    else if ('cut' in part) whole = false
    yield part
  }
  if (!whole || signal.aborted) return
  const changes = await changesOf(job, text, written.trim())
  if (!changes.length || changes.length > mostReasons || signal.aborted) return
  yield { event: 'progress', step: reasoning, at: 2, of: 2 }
  let reasons = ''
  try {
    for await (const part of askWhy(job, text, changes)) {
      if (typeof part === 'string') reasons += part
      else if ('by' in part) yield part
    }
  } catch (error) {
    if (!signal.aborted) world.report(error, { run: run.id, step: 'reasons' })
  }
  if (signal.aborted) return
  const corrections = withReasons(changes, reasons)
  yield { event: 'item', beside: 'corrections', item: corrections }
}
