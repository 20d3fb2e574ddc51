import { withoutEmphasis } from '#language/spoken/emphasis.ts'
import { Problem } from '#shared/problems.ts'
import type { Environment } from '../config.ts'
import { fairSemaphore } from '../process/semaphore.ts'
import { voicesHere } from './programs/index.ts'
import type { Speaker } from './speaker.ts'

/** So many programs speak at the same time: each takes a processor for itself. */
const atOnce = { inAll: 2, each: 1 }

/** The voices of this machine: looked for once, when somebody first asks. */
export const openLocalVoices = (environment: Environment, report: (error: unknown) => void) => {
  const inTurn = fairSemaphore(atOnce)
  let looked: ReturnType<typeof voicesHere> | undefined
  const found = () => (looked ??= voicesHere(environment, report))

  return {
    found: async () => (await found()).map(({ name }) => name),
    /** The best that speaks a language. Throws `no_voice` where none does, with the way to one. */
    async speaker(language: string): Promise<Speaker> {
      const voice = (await found()).find(one => one.speaks(language))
      if (!voice) throw new Problem(language === 'de' ? 'no_german_voice' : 'no_voice')
      return {
        name: `local:${voice.name}`,
        async *speak({ whose, signal, sentences, ...asked }) {
          const over = Promise.withResolvers<void>()
          await new Promise<void>((begin, refused) =>
            inTurn(whose, signal, () => (begin(), over.promise)).catch(refused),
          )
          try {
            yield* voice.speak({ ...asked, sentences: sentences.map(withoutEmphasis), signal })
          } catch (error) {
            signal.throwIfAborted()
            throw new Problem('speech_failed', {}, { cause: error })
          } finally {
            over.resolve()
          }
        },
      }
    },
  }
}
export type LocalVoices = ReturnType<typeof openLocalVoices>
