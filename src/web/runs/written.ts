import { asProblem } from '#shared/problems.ts'
import type { ServerEvent } from '../frames.ts'
import { follow } from '../follow.ts'
import { inFrames } from './in-frames.ts'
import { next, type RunState, type Writing } from './run-state.ts'

type Hear = {
  /** As far as it has come, once a frame. */
  onWriting(now: Writing): void
  onEnd?(last: ServerEvent): void
}

/** Follows a run that has begun to its end. Where it can be heard no longer, it is `lost`; throws where it is left. */
export async function written(
  begun: Writing & { run: string },
  response: Response | undefined,
  signal: AbortSignal,
  hear: Hear,
) {
  let state: RunState = begun
  try {
    for await (const events of inFrames(follow(begun.run, signal, response))) {
      state = events.reduce<RunState>((before, event) => next(before, event), state)
      const last = events.at(-1)
      if (last) hear.onEnd?.(last)
      if (state.state === 'writing') hear.onWriting(state)
    }
  } catch (error) {
    if (signal.aborted) throw error
    if (state.state === 'writing') state = { ...state, state: 'lost', run: begun.run, problem: asProblem(error) }
  }
  signal.throwIfAborted()
  return state
}
