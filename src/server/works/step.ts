import type { FinishedStep } from '../store/run.ts'
import { asBlock, asEvent, quotesNotes, splitWhole } from './split-notes.ts'
import type { WorkJob, Written } from './worker.ts'

/** One step: what an earlier attempt has kept, or else what the model writes now, kept as soon as it is finished. */
export async function* step(
  { run, signal, gathered }: WorkJob,
  name: string,
  write: () => AsyncIterable<Written>,
): AsyncIterable<Written | FinishedStep> {
  const kept = run.steps[name]
  if (kept) {
    const { text, notes } = quotesNotes(gathered) ? { text: kept, notes: [] } : splitWhole(kept)
    yield text
    if (notes.length) yield asEvent(notes)
    return
  }
  let output = ''
  for await (const part of write()) {
    if (typeof part === 'string') output += part
    else if ('event' in part && part.event === 'item') output += asBlock(part.item)
    yield part
  }
  if (!signal.aborted) yield { kept: name, output }
}
