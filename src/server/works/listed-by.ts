import { isList, isRecord, type Shape } from '#shared/answers.ts'
import type { Values } from '#shared/fields.ts'
import { modelSchema } from '#shared/json-schema.ts'
import { readAnswer } from '#shared/read-answer.ts'
import { ask } from './ask.ts'
import { step } from './step.ts'
import type { WorkEvent, WorkJob } from './worker.ts'

type Question = Pick<Parameters<typeof ask>[1], 'prompt' | 'beside'>

/**
 * What a model lists in a step of its own, of which its readers see nothing: the items that could be read, and what it
 * said. What the step cost and keeps is passed on.
 */
export async function* listedBy(
  job: WorkJob,
  name: string,
  shape: Shape,
  question: Question,
): AsyncGenerator<WorkEvent, { readonly items: readonly Values[]; readonly said: string }> {
  const schema = modelSchema(shape, {}, job.run.language)
  let said = ''
  for await (const part of step(job, name, () => ask(job, { ...question, schema })))
    if (typeof part === 'string') said += part
    else if (!('event' in part) && !('cut' in part)) yield part
  const answer = readAnswer(shape, said)
  return { items: isList(answer) ? answer.filter(isRecord) : [], said }
}
