import { Problem } from '#shared/problems.ts'
import { answerSchema } from '#shared/json-schema.ts'
import { picturesIn } from '#shared/sources.ts'
import { inText } from '../pictures/in-text.ts'
import { ask } from './ask.ts'
import { inShape } from './in-shape.ts'
import type { Worker, WorkJob } from './worker.ts'

/** The pictures of a form as texts have them: upright, small enough, and without what else stood in their files. */
const shownTo = async ({ world, run, call, signal }: WorkJob) => {
  const pictures = []
  for (const { file: id } of picturesIn(call.fields, run.values)) {
    const file = await world.files.find(run.user, id)
    if (!file) throw new Problem('not_found')
    pictures.push(await inText(world, file, signal))
  }
  return pictures
}

/** One question about pictures, which the model is shown. They do not become the run's: it only looks at them. */
export const seen: Worker = async function* (job) {
  const { call, run } = job
  const shape = call.answer
  const schema = answerSchema(shape, run.values, run.language)
  yield* inShape(ask(job, { prompt: call.prompt, shape, schema, pictures: await shownTo(job) }), shape)
}
