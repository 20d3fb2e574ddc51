import { Problem } from '#shared/problems.ts'
import type { Environment } from '../config.ts'
import { type ConnectionParts, type Connections, openConnections } from '../connected/open-connections.ts'
import { modelsNamed, modelsRead, modelsWritten } from '../connected/named-models.ts'
import type { Named } from '../connected/service.ts'
import { openHealths } from '../outside/healths.ts'
import { askListener, type ConnectedListener, type ListenBounds, type Sound } from './asking.ts'
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
}

/** Opens what listens, as it is named or was connected. Throws a `ConfigError` where the environment names nonsense. */
export const openTranscription = (parts: Parts): Transcription => {
  const { named, environment, bounds, ...given } = parts
  const fixed = modelsNamed('TRANSCRIPTION_MODEL', named, { cards: listenServices, environment })
  const connections = openConnections<Named<ListenServiceId>>({
    ...{ ...given, fixed, setting: 'listeners', written: modelsWritten },
    read: modelsRead<ListenServiceId>(listenServices),
  })
  const healths = openHealths({ deed: 'listen', circuits: given.circuits, now: given.now })
  const nameOf = ({ id, model }: ConnectedListener) => `${id}:${model}`

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
      let last: unknown
      for (const one of healths.fit(all, nameOf)) {
        const by = nameOf(one)
        try {
          const heard = await healths.asking(by, signal, () => askListener(one, sound, terms, bounds, signal))
          return { ...heard, by }
        } catch (error) {
          signal.throwIfAborted()
          given.report(error instanceof Problem ? (error.cause ?? error) : error, { step: 'transcribe', by })
          last = error
        }
      }
      throw last
    },
    attempt: (service, sound, signal) => askListener(service, sound, [], bounds, signal),
  }
}
