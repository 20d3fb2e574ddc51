import { asProblem, type ProblemCode, problems } from '#shared/problems.ts'
import type { Ending, Run } from '../store/run.ts'
import type { World } from '../world.ts'

/** The numbers among a problem's details: what its sentence may name. */
const numbersIn = (details: object) =>
  Object.fromEntries(Object.entries(details).filter((pair): pair is [string, number] => typeof pair[1] === 'number'))

/** What a service does not let us in for, where it is not the key. */
const refusedFor = new Map<unknown, ProblemCode>([
  ['model', 'model_missing'],
  ['credit', 'model_unpaid'],
])

/** What went wrong with a run as its row keeps it; a failure of ours is reported. */
export const failure = (world: World, run: Run, error: unknown) => {
  const { code, details, cause } = asProblem(error, 'model_failed')
  const problem = (code === 'model_refused' && refusedFor.get(details.about)) || code
  // What a person gave that cannot be read, such as a dead link, is no failure of ours.
  if (problems[problem].status >= 500) world.report(cause ?? error, { run: run.id, problem })
  return { problem, details: numbersIn(details) }
}

/** What waits for its person has not failed. */
const waits: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['choose_sources'])

/** How a run ends that something has gone wrong with. */
export const endedBy = (world: World, run: Run, error: unknown): Pick<Ending, 'state' | 'problem' | 'details'> => {
  const failed = failure(world, run, error)
  return { state: waits.has(failed.problem) ? 'stopped' : 'failed', ...failed }
}
