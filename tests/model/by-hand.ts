import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Asked, Behaviour } from '../model-server.ts'

/** A model that writes a word whenever the test says so. */
export const byHand = () => {
  const asked = Promise.withResolvers<Asked>()
  const waiting: string[] = []
  const news = new EventTarget()
  let over = false

  async function* words() {
    while (!over || waiting.length) {
      const word = waiting.shift()
      if (word !== undefined) yield word
      else await once(news, 'more')
    }
  }
  const tell = () => news.dispatchEvent(new Event('more'))

  return {
    behave: (question: Asked): Behaviour => {
      asked.resolve(question)
      return { words: words() }
    },
    /** Settles when the question has arrived. */
    asked: () => asked.promise,
    /** Writes a word, once it was asked, and leaves it time to arrive alone. */
    async say(word: string) {
      await asked.promise
      waiting.push(word)
      tell()
      await pause(40)
    },
    end() {
      over = true
      tell()
    },
    /** Settles when the one who asked has gone away. */
    aborted: async () => (await asked.promise).closed,
  }
}
