import { type Answer, isList, settled } from '#shared/answers.ts'
import type { Call } from '#catalogue/call.ts'
import { fileIn } from '#shared/accepts.ts'
import type { MadeFile } from '#shared/made-files.ts'
import type { NewRun, Run } from '../store/run.ts'

type Steps = NewRun['steps']

/** The name of the step that keeps which pictures an attempt before has painted and was charged for. */
export const paintedStep = 'painted'

/** How many pictures a form asks for. */
const askedOf = ({ answer }: Call, values: Run['values']) =>
  ('howMany' in answer && settled(answer.howMany, values)) || 0

const countOf = (answer: Answer) => (isList(answer) ? answer.length : 0)

/** What an attempt at several pictures leaves to the one after it: those that came, where others are missing. */
export const withPainted = (call: Call, { by, state, charged, values, answer, annotations, steps }: Run): Steps => {
  const isShort = countOf(answer) > 0 && countOf(answer) < askedOf(call, values)
  if (by !== 'painted' || state !== 'done' || !charged || !isShort || !isList(answer)) return steps
  const files = answer.flatMap(
    address => annotations.files?.filter(({ file }) => file === fileIn(String(address))) ?? [],
  )
  return { ...steps, [paintedStep]: JSON.stringify(files) }
}

/** The pictures of an attempt before, which stand beside what is painted now. */
export const paintedBefore = (steps: Steps): readonly MadeFile[] => JSON.parse(steps[paintedStep] ?? '[]')

/** What pictures cost in the end: nothing, where none has come to those that an attempt before was charged for. */
export const newlyPainted = ({ steps, cost }: Pick<Run, 'steps' | 'cost'>, answer: Answer): number => {
  const before = paintedBefore(steps).length
  return before > 0 && countOf(answer) <= before ? 0 : cost
}
