import { asMemory, FileTrouble, load, MemoryTrouble, type Network } from './network.ts'
import { spokenBy } from './speak.ts'
import type { FromVoice, ToVoice, VoiceFailure, VoiceTask } from './talk.ts'

const say = (told: FromVoice) => process.send?.(told)

let held: Network | undefined

const speak = async (task: VoiceTask, signal: AbortSignal) => {
  if (held?.folder !== task.folder) held = await load(task.folder, task.threads)
  return spokenBy(held, task, signal)
}

const failureOf = (error: unknown): VoiceFailure => {
  if (error instanceof FileTrouble) return 'file'
  return error instanceof MemoryTrouble ? 'memory' : 'failed'
}

/** Speaks one sentence after the other for whoever has started it, with nothing in reach that fetches; ends with it. */
process.on('disconnect', () => process.exit())
for (const way of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, way)
let going: AbortController | undefined
process.on('message', (told: ToVoice) => {
  if (told === 'stop') return going?.abort()
  going = new AbortController()
  speak(told.speak, going.signal)
    .then(say)
    .catch((error: unknown) => {
      const failure = asMemory(error, () => error as Error)
      say({ failed: failureOf(failure), why: String(error).slice(0, 500) })
    })
})
