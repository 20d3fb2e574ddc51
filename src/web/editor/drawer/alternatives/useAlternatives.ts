import { givenOf } from '../replacing/given.ts'
import type { Result } from '../useResults.ts'
import { read, sayOtherwise, type Sentence } from './sentences.ts'
import { useWordings } from './useWordings.ts'

type Options = { result: Result; lang: string | undefined; onSay(text: string, before: readonly string[]): void }

/**
 * Other wordings of the sentences of one result, at hand as long as the drawer is open. One that is chosen takes the
 * place of its sentence, and can be taken back.
 */
export function useAlternatives({ result, lang, onSay }: Options) {
  const { keep, ...wordings } = useWordings(lang)
  return {
    ...wordings,
    /** Puts a wording in the place of its sentence; what stood there is offered in its place. */
    choose(sentence: Sentence, word: string, wording: string) {
      const text = sayOtherwise(sentence, givenOf(sentence.target), wording)
      const others = wordings.of(sentence, word) ?? []
      const plain = read(result.ask.target, wording).textContent
      keep(plain, '', [sentence.words, ...others.filter(one => one !== wording)])
      onSay(text, [result.text, ...result.before])
    },
    /** Takes the last choice back. */
    takeBack() {
      const [last, ...before] = result.before
      if (last !== undefined) onSay(last, before)
    },
  }
}
