import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '#shared/problems.ts'
import type { Environment } from '../config.ts'
import { type ConnectionParts, type Connections, openConnections } from '../connected/open-connections.ts'
import { modelsNamed, modelsRead, modelsWritten } from '../connected/named-models.ts'
import type { Named } from '../connected/service.ts'
import { alone } from '../models/circuits.ts'
import { type Health, healthOf } from '../models/health.ts'
import { askListener, type ConnectedListener, type ListenBounds, Passing, type Sound } from './asking.ts'
import type { Heard, ListenService } from './service.ts'
import { type ListenServiceId, listenServices } from './services/index.ts'

/** What was heard, and who has listened: `groq:whisper-large-v3-turbo`. */
export type Transcribed = Heard & { readonly by: string }

/** Writes down what is said, with the services that are connected. */
export type Transcription = Connections<Named<ListenServiceId>> & {
  ready(): Promise<boolean>
  /** The longest sound that every one of them takes at once; seconds. */
  most(): Promise<number>
  /**
   * What is said in this sound. Where one service fails, the next is asked. Throws `no_listener`, and the failure of
   * the last: `transcription_failed`, `transcription_error` or `transcription_busy`.
   */
  hear(sound: Sound, terms: readonly string[], signal: AbortSignal): Promise<Transcribed>
  /** Asks one service, whether it is connected or not. Throws the same. */
  attempt(service: ConnectedListener, sound: Sound, signal: AbortSignal): Promise<Heard>
}

type Parts = ConnectionParts & {
  /** What `TRANSCRIPTION_MODEL` says, and where its keys and addresses stand. */
  readonly named: string | undefined
  readonly environment: Environment
  readonly bounds: ListenBounds
  /** How long is waited before each further attempt, where the service does not say; milliseconds. */
  readonly retries?: readonly number[] | undefined
}

const usualRetries = [500, 2_000]
/** Nobody waits longer for a service that says when it has time; milliseconds. */
const longestWait = 20_000

const jittered = (milliseconds: number) => milliseconds * (0.8 + Math.random() * 0.4)

/** Opens what listens, as it is named or was connected. Throws a `ConfigError` where the environment names nonsense. */
export const openTranscription = (parts: Parts): Transcription => {
  const { named, environment, bounds, retries = usualRetries, ...given } = parts
  const fixed = modelsNamed('TRANSCRIPTION_MODEL', named, { cards: listenServices, environment })
  const connections = openConnections<Named<ListenServiceId>>({
    ...{ ...given, fixed, setting: 'listeners', written: modelsWritten },
    read: modelsRead<ListenServiceId>(listenServices),
  })
  const { circuits: shared = alone } = given
  const circuits = new Map<string, Health>()
  const nameOf = ({ id, model }: ConnectedListener) => `${id}:${model}`
  const circuitOf = (one: ConnectedListener) => {
    const name = nameOf(one)
    const circuit =
      circuits.get(name) ?? healthOf(() => given.now().getTime(), { name: `listen ${name}`, circuits: shared })
    circuits.set(name, circuit)
    return circuit
  }

  const patiently = async (one: ConnectedListener, sound: Sound, terms: readonly string[], signal: AbortSignal) => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await askListener(one, sound, terms, bounds, signal)
      } catch (error) {
        if (!(error instanceof Passing)) throw error
        const wait = error.after ?? jittered(retries[attempt] ?? 0)
        const code = error.isBusy ? 'transcription_busy' : 'transcription_failed'
        if (attempt >= retries.length || wait > longestWait) throw new Problem(code, {}, { cause: error })
        await pause(wait, undefined, { signal })
      }
    }
  }

  return {
    ...connections,
    ready: async () => (await connections.connected()).length > 0,
    async most() {
      const all = await connections.connected()
      const each = all.map(({ id, model = '' }) => (listenServices[id] as ListenService).most(model))
      return Math.min(...each, Infinity)
    },
    async hear(sound, terms, signal) {
      const all = await connections.connected()
      if (!all.length) throw new Problem('no_listener')
      const open = all.filter(one => !circuitOf(one).isPassedOver())
      let last: unknown
      for (const one of open.length ? open : all) {
        const circuit = circuitOf(one)
        circuit.asked()
        try {
          const heard = await patiently(one, sound, terms, signal)
          circuit.wrote()
          return { ...heard, by: nameOf(one) }
        } catch (error) {
          if (signal.aborted) {
            circuit.left()
            throw error
          }
          if (error instanceof Problem) circuit.failed(error)
          given.report(error instanceof Problem ? (error.cause ?? error) : error, {
            step: 'transcribe',
            by: nameOf(one),
          })
          last = error
        }
      }
      throw last
    },
    attempt: (service, sound, signal) =>
      askListener(service, sound, [], bounds, signal).catch(error => {
        throw error instanceof Passing ? new Problem('transcription_failed', {}, { cause: error }) : error
      }),
  }
}
