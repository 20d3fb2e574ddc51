import type { Kept } from '../runs/run.ts'
import type { Job, Written } from './worker.ts'

/** One step: what an earlier attempt has kept, or else what the model writes now, kept as soon as it is finished. */
export async function* step(
  { run, signal }: Job,
  name: string,
  write: () => AsyncIterable<Written>,
): AsyncIterable<Written | Kept> {
  const kept = run.steps[name]
  if (kept) return yield kept
  let output = ''
  for await (const part of write()) {
    if (typeof part === 'string') output += part
    yield part
  }
  if (!signal.aborted) yield { kept: name, output }
}
