import { Problem } from '#shared/problems.ts'
import { type ConnectionParts, type Connections, openConnections } from '../connected/open-connections.ts'
import { modelsNamed, modelsRead, modelsWritten } from '../connected/named-models.ts'
import type { Connected, Named } from '../connected/service.ts'
import type { Environment } from '../config.ts'
import { openHealths } from '../outside/healths.ts'
import { askVoice, type ConnectedVoice, type VoiceBounds } from './ask-voice.ts'
import { openLocalVoices } from './local.ts'
import { hostedVoices, speechServices, type SpeechServiceId } from './services/index.ts'
import { openModelVoices } from './models/open-models.ts'
import type { SpeechService } from './services/service.ts'
import type { Speaker, SpeechRequest } from './speaker.ts'
import type { Sound } from './sound.ts'

export type NamedVoice = Named<SpeechServiceId>

/** What speaks on this installation. */
export type Speech = Connections<NamedVoice> & {
  ready(): Promise<boolean>
  /** What speaks first, as it stands in runs. */
  usual(): Promise<string | undefined>
  /** Whether what speaks first emphasises words that are marked so. */
  emphasises(): Promise<boolean>
  /** The models and programs of this machine that speak, as people call them. */
  here(): Promise<readonly string[]>
  /**
   * Who speaks a language, the usual one first; where services are connected, they alone. Throws `no_voice` or
   * `no_german_voice`.
   */
  speakers(language: string): Promise<readonly Speaker[]>
  /** One of them, whether it is connected or not. Throws as `speakers` does. */
  speaker(service: Connected<NamedVoice>, language: string): Promise<Speaker>
  close(): void
}

type Parts = ConnectionParts & {
  /** What `SPEECH_MODEL` says. */
  readonly named: string | undefined
  readonly bounds: VoiceBounds
  readonly environment: Environment
  /** Where downloaded models that speak lie. */
  readonly folder: string
}

/** How many sentences are asked for ahead, so that the next is there when one is encoded. */
const ahead = 3

/** As it stands in runs. */
const nameOf = ({ id, model }: NamedVoice) => (model ? `${id}:${model}` : id)
const isHosted = (one: Connected<NamedVoice>): one is ConnectedVoice => one.id !== 'local'

/** One sentence after the other, some of them under way at the same time. */
async function* hosted(one: ConnectedVoice, asked: SpeechRequest, bounds: VoiceBounds): AsyncIterable<Sound> {
  const { sentences, voice, language, signal } = asked
  const under = sentences.map(text => () => askVoice(one, { text, voice, language }, bounds, signal))
  const begun: Promise<Sound>[] = []
  for (let at = 0; at < under.length; at++) {
    for (let next = begun.length; next < Math.min(under.length, at + ahead); next++) {
      const promise = under[next]?.() ?? Promise.reject(new Error('There is no such sentence.'))
      // Who is not waited for yet must not end the process; it is told in its turn.
      promise.catch(() => undefined)
      begun.push(promise)
    }
    yield await begun[at]!
  }
}

/** Opens what speaks. Throws a `ConfigError` where `SPEECH_MODEL` names what cannot be. */
export const openSpeech = ({ bounds, environment, named, folder, ...parts }: Parts): Speech => {
  const fixed = modelsNamed('SPEECH_MODEL', named, { cards: speechServices, environment })
  const connections = openConnections<NamedVoice>({
    ...{ ...parts, fixed, setting: 'speakers', read: modelsRead(speechServices), written: modelsWritten },
  })
  const models = openModelVoices(folder)
  const local = openLocalVoices({ environment, models, report: parts.report })
  const healths = openHealths({ deed: 'speak', circuits: parts.circuits, now: parts.now })

  const watched = (one: ConnectedVoice): Speaker => {
    const name = nameOf(one)
    return { name, speak: asked => healths.hearing(name, asked.signal, () => hosted(one, asked, bounds)) }
  }
  const speaker = async (one: Connected<NamedVoice>, language: string) =>
    isHosted(one) ? watched(one) : local.speaker(language)

  return {
    ...connections,
    speaker,
    here: async () => (await local.found()).map(({ called }) => called),
    close: models.close,
    async usual() {
      const [first] = await connections.connected()
      if (first && isHosted(first)) return nameOf(first)
      const [here] = await local.found()
      return here && `local:${here.name}`
    },
    async emphasises() {
      const [first] = await connections.connected()
      if (!first || !isHosted(first)) return false
      const service: SpeechService = hostedVoices[first.id]
      return !!service.emphasises?.(first.model ?? '')
    },
    // What we bring along speaks everywhere, if English only.
    ready: () => Promise.resolve(true),
    async speakers(language) {
      const connected = await connections.connected()
      if (!connected.length) return [await local.speaker(language)]
      const all = await Promise.allSettled(connected.map(one => speaker(one, language)))
      const those = all.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
      if (!those.length) throw all.find(one => one.status === 'rejected')?.reason ?? new Problem('no_voice')
      return healths.fit(those, ({ name }) => name)
    },
  }
}
