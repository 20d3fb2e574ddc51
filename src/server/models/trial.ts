import { asProblem } from '#shared/problems.ts'
import type { Tried } from './models.ts'
import type { Writer } from './writer.ts'

/** What a model is asked when a connection is tried: as little as possible. */
const question = { system: 'Sie antworten mit einem Wort.', prompt: 'Antworten Sie mit dem Wort Tinte.' }
/** How much of an answer is enough to see that a model writes, in characters. */
const enough = 80

/** Asks for a few words. Throws a `Problem` where none come. */
export const tried = async (write: Writer, signal: AbortSignal): Promise<Tried> => {
  const begun = performance.now()
  let milliseconds: number | undefined
  let answer = ''
  try {
    for await (const piece of write({ ...question, signal })) {
      if (typeof piece !== 'string') continue
      milliseconds ??= Math.round(performance.now() - begun)
      answer += piece
      if (answer.length > enough) break
    }
  } catch (error) {
    throw asProblem(error)
  }
  return { milliseconds: milliseconds ?? 0, answer: answer.slice(0, enough) }
}
