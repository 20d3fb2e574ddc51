import { withoutEmphasis } from '#language/spoken/emphasis.ts'
import { Problem } from '#shared/problems.ts'
import type { Environment } from '../config.ts'
import { fairSemaphore } from '../process/semaphore.ts'
import { voicesHere } from './programs/index.ts'
import type { ModelVoices } from './models/open-models.ts'
import type { Speaker } from './speaker.ts'

/** So many programs speak at the same time: each takes a processor for itself. */
const atOnce = { inAll: 2, each: 1 }

type Parts = Readonly<{
  environment: Environment
  models: Pick<ModelVoices, 'found'>
  report(error: unknown): void
}>

/** The voices of this machine: downloaded models, then its programs, looked for once, when somebody first asks. */
export const openLocalVoices = ({ environment, models, report }: Parts) => {
  const together = fairSemaphore(atOnce)
  let looked: ReturnType<typeof voicesHere> | undefined
  const found = async () => [...models.found(), ...(await (looked ??= voicesHere(environment, report)))]

  return {
    found: async () => (await found()).map(({ name, called }) => ({ name, called: called ?? name })),
    /** The best that speaks a language. Throws `no_voice` where none does, with the way to one. */
    async speaker(language: string): Promise<Speaker> {
      const voice = (await found()).find(one => one.speaks(language))
      if (!voice) throw new Problem(language === 'de' ? 'no_german_voice' : 'no_voice')
      return {
        name: `local:${voice.name}`,
        async *speak({ whose, signal, sentences, ...asked }) {
          const over = Promise.withResolvers<void>()
          const inTurn = voice.inTurn ?? together
          await new Promise<void>((begin, refused) =>
            inTurn(whose, signal, () => (begin(), over.promise)).catch(refused),
          )
          try {
            yield* voice.speak({ ...asked, sentences: sentences.map(withoutEmphasis), signal })
          } catch (error) {
            signal.throwIfAborted()
            throw error instanceof Problem ? error : new Problem('speech_failed', {}, { cause: error })
          } finally {
            over.resolve()
          }
        },
      }
    },
  }
}
export type LocalVoices = ReturnType<typeof openLocalVoices>
