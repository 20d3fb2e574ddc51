import { Problem } from '#shared/problems.ts'
import type { Environment } from '../config.ts'
import { type ConnectionParts, type Connections, openConnections } from '../connected/open-connections.ts'
import { modelsNamed, modelsRead, modelsWritten } from '../connected/named-models.ts'
import type { Connected, Named } from '../connected/service.ts'
import { openListener } from '../local-listener/open-listener.ts'
import { canListen } from '../local-listener/program.ts'
import type { Listened } from '../local-listener/talk.ts'
import { openHealths } from '../outside/healths.ts'
import type { Ahead } from '../process/line.ts'
import { askListener, type HostedListener, type ListenBounds, type Sound } from './asking.ts'
import type { Heard, ListenService } from './service.ts'
import { hostedListeners, type ListenServiceId, listenServices } from './services/index.ts'
import { languageIn, tidy } from './tidy.ts'

/** What was heard, and who has listened: `groq:whisper-large-v3-turbo`. */
export type Transcribed = Heard & { readonly by: string }

type NamedListener = Named<ListenServiceId>
export type ConnectedListener = Connected<NamedListener>

/** What is to be heard, and who waits for it. */
export type Listening = Readonly<{
  sound: Sound
  terms: readonly string[]
  signal: AbortSignal
  /** Told how many are before this one, where a model of this machine listens to one after the other. */
  ahead?: Ahead
}>

/** Writes down what is said, with the services that are connected; where there is none, with a model that is here. */
export type Transcription = Connections<NamedListener> & {
  ready(): Promise<boolean>
  /** The models of this machine that listen where no service is connected, the one that is asked first. */
  here(): Promise<readonly string[]>
  /** The longest sound that whoever may be asked takes at once, in seconds, and how many parts at the same time. */
  takes(): Promise<Readonly<{ seconds: number; parts: number }>>
  /**
   * What is said in this sound. Where one service fails, the next is asked. Throws `no_listener`, and the failure of
   * the last: `transcription_failed`, `transcription_error` or `transcription_busy`, or what a local model throws.
   */
  hear(listening: Listening): Promise<Transcribed>
  /** Asks one service, whether it is connected or not. Throws the same. */
  attempt(service: ConnectedListener, sound: Sound, signal: AbortSignal): Promise<Heard>
  close(): void
}

type Parts = ConnectionParts & {
  /** What `TRANSCRIPTION_MODEL` says, and where its keys and addresses stand. */
  readonly named: string | undefined
  readonly environment: Environment
  readonly bounds: ListenBounds
  /** Where the models of this machine lie. */
  readonly folder: string
}

/** So many parts are sent to services at the same time. */
const atOnce = 3
/** A model of this machine gets short parts, so that text comes soon and little is lost; more only beside services. */
const ofLocal = { alone: 120, beside: 3600 }

const isHosted = (one: ConnectedListener): one is HostedListener => one.id !== 'local'
const heardIn = ({ passages, language }: Listened, seconds: number): Heard => {
  const pieces = passages.map(({ text, t0, t1 }) => ({ text, start: t0 / 1000, end: t1 / 1000 }))
  return { segments: tidy(pieces, seconds), ...languageIn(language) }
}

const whatIsHere: ConnectedListener = { id: 'local', with: '', from: 'settings' }

/** Opens what listens, as it is named or was connected. Throws a `ConfigError` where the environment names nonsense. */
export const openTranscription = (parts: Parts): Transcription => {
  const { named, environment, bounds, folder, ...given } = parts
  const local = openListener(folder)
  const fixed = modelsNamed('TRANSCRIPTION_MODEL', named, { cards: listenServices, environment })
  const connections = openConnections<NamedListener>({
    ...{ ...given, fixed, setting: 'listeners', written: modelsWritten },
    read: modelsRead<ListenServiceId>(listenServices),
  })
  const healths = openHealths({ deed: 'listen', circuits: given.circuits, now: given.now })
  /** The model of a local listener, where none is named the first that is here. */
  const modelOf = ({ model }: ConnectedListener) => model ?? local.names()[0] ?? ''
  const nameOf = (one: ConnectedListener) => `${one.id}:${isHosted(one) ? one.model : modelOf(one)}`
  /** Nothing is tried as long as no model is here. */
  const here = async () => {
    const names = local.names()
    return names.length && (await canListen()) ? names : []
  }
  /** Those that listen: once a service is connected, it and its kind alone. */
  const listeners = async () => {
    const all = await connections.connected()
    return all.length || !(await here()).length ? all : [whatIsHere]
  }

  const ask = async (one: ConnectedListener, { sound, terms, signal, ahead }: Listening): Promise<Heard> => {
    if (isHosted(one)) return askListener(one, sound, terms, bounds, signal)
    const file = local.fileOf(modelOf(one), one.from)
    return heardIn(await local.hear(file, { ...sound, terms, signal, ahead }), sound.seconds)
  }

  return {
    ...connections,
    ready: async () => (await listeners()).length > 0,
    here,
    async takes() {
      const all = await listeners()
      const hosted = all.filter(isHosted)
      const each = hosted.map(({ id, model = '' }) => (hostedListeners[id] as ListenService).most(model))
      const isAlone = all.length > 0 && !hosted.length
      const most = all.length === hosted.length ? Infinity : isAlone ? ofLocal.alone : ofLocal.beside
      return { seconds: Math.min(...each, most), parts: isAlone ? 1 : atOnce }
    },
    async hear(listening) {
      const { signal } = listening
      const all = await listeners()
      if (!all.length) throw new Problem('no_listener')
      let last: unknown
      for (const one of healths.fit(all, nameOf)) {
        const by = nameOf(one)
        try {
          // What runs on one machine may fail there alone: nobody is told of it.
          const heard = await (isHosted(one)
            ? healths.asking(by, signal, () => ask(one, listening))
            : ask(one, listening))
          return { ...heard, by }
        } catch (error) {
          signal.throwIfAborted()
          given.report(error instanceof Problem ? (error.cause ?? error) : error, { step: 'transcribe', by })
          last = error
        }
      }
      throw last
    },
    attempt: (service, sound, signal) => ask(service, { sound, terms: [], signal }),
    close: local.close,
  }
}
