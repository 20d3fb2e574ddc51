import { withoutEmphasis } from '#language/spoken/emphasis.ts'
import { asProblem, Problem } from '#shared/problems.ts'
import type { Connected, Named } from '../connected/service.ts'
import { again } from '../outside/again.ts'
import { refusal, secondsOf, UpstreamError } from '../outside/upstream.ts'
import { ask } from '../outside/ask.ts'
import { bodyOf } from '../outside/body.ts'
import { type Bounds, type Destination, destinationOf, Refusal } from '../outside/destination.ts'
import { systemResolve } from '../outside/resolver.ts'
import { version } from '../process/version.ts'
import { type HostedId, hostedVoices } from './services/index.ts'
import type { SpeechService, VoiceQuestion } from './services/service.ts'
import { isSilent, type Sound } from './sound.ts'

export type ConnectedVoice = Connected<Named<HostedId>>

export type VoiceBounds = Bounds &
  Readonly<{
    /** How long a sentence may take, and before we ask once more; milliseconds. */
    patience: number
    pause: number
  }>

/** The largest sound of one sentence, and as much of a refusal as is read; bytes. */
const most = { sound: 30_000_000, refusal: 64_000 }

type Asking = Readonly<{ destination: Destination; headers: Record<string, string>; body: string; key: string }>

const once = async ({ destination, headers, body, key }: Asking, patience: number, signal: AbortSignal) => {
  const late = AbortSignal.timeout(patience)
  const either = AbortSignal.any([signal, late])
  try {
    const response = await ask(destination, systemResolve, either, { headers, body })
    try {
      const { statusCode: status = 0, headers: told } = response
      if (status === 200) return await bodyOf(response, either, most.sound)
      const said = await bodyOf(response, either, most.refusal).then(String, () => '')
      throw refusal(status, said, { after: secondsOf(told['retry-after']), key })
    } finally {
      response.destroy()
    }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Problem) throw error
    if (late.aborted) throw new Problem('model_timeout', { seconds: Math.round(patience / 1000) }, { cause: error })
    throw new Problem(error instanceof Refusal ? 'speech_failed' : 'model_unreachable', {}, { cause: error })
  }
}

const soundIn = (service: SpeechService, answer: Buffer): Sound => {
  try {
    return service.read(answer)
  } catch (error) {
    const cause = new UpstreamError(200, `${service.name}: ${error instanceof Error ? error.name : ''}, no sound`)
    throw new Problem('speech_failed', {}, { cause })
  }
}

/**
 * Has a service speak one sentence; what fails for a passing reason is asked for again, twice at most. Throws a
 * `Problem`, also where nothing can be heard.
 */
export const askVoice = async (
  { id, with: key, address, model = '', from }: ConnectedVoice,
  question: Omit<VoiceQuestion, 'key' | 'model'>,
  { patience, pause, ...bounds }: VoiceBounds,
  signal: AbortSignal,
): Promise<Sound> => {
  const service: SpeechService = hostedVoices[id]
  const text = service.emphasises?.(model) ? question.text : withoutEmphasis(question.text)
  const { path, query, headers, body } = service.ask({ ...question, text, key, model })
  const url = new URL((address ?? service.address ?? '').replace(/\/$/, '') + path)
  if (query) url.search = String(new URLSearchParams(query))
  // What the environment names is trusted, wherever it is; so is where a service is at home.
  const isTrusted = from === 'environment' || address === undefined
  try {
    const asking = {
      destination: isTrusted ? { url, may: () => true } : destinationOf(url.href, bounds),
      headers: { 'user-agent': `Federwerk/${version}`, 'content-type': 'application/json', ...headers },
      ...{ body: typeof body === 'string' ? body : JSON.stringify(body), key },
    }
    const answer = await again(() => once(asking, patience, signal), { signal, pause })
    const sound = soundIn(service, answer)
    if (isSilent(sound)) throw new Problem('speech_failed', {}, { cause: new UpstreamError(200, 'silence') })
    return sound
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Refusal) throw new Problem('speech_failed', {}, { cause: error })
    const problem = asProblem(error)
    throw problem.code === 'model_failed' ? new Problem('speech_failed', {}, { cause: problem.cause }) : problem
  }
}
