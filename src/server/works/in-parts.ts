import type { Answer } from '#shared/answers.ts'
import type { RunEvent } from '#shared/events.ts'
import { looseJson } from '#shared/loose-json.ts'
import { notesApart } from '#shared/notes.ts'
import { piecesOf } from '#shared/pieces.ts'
import { type Prose, withoutHalf } from '#shared/prose.ts'
import { readAnswer, readSoFar } from '#shared/read-answer.ts'
import { asEvent } from './split-notes.ts'

/** So many new characters are told at once, and of a long answer this share of it: each time a part is told anew. */
const atOnce = 12
const share = 1 / 32

/** What is new in an answer since it was told last. */
const teller = () => {
  const told = new Map<string | number, string>()
  return {
    /** The items or parts that read otherwise by now. */
    *changed(answer: Answer) {
      for (const piece of piecesOf(answer)) {
        const place = 'part' in piece ? piece.part : 'at' in piece ? piece.at : ''
        const now = JSON.stringify(piece.item)
        if (told.get(place) === now) continue
        told.set(place, now)
        yield piece
      }
    },
    hasBegun: () => told.size > 0,
    /** Whether something was told that is not in the answer. */
    hasMoreThan: (answer: Answer) => typeof answer === 'string' || told.size > piecesOf(answer).length,
  }
}

/**
 * An answer that is written as prose, told part by part or item by item while each grows, then the notes that stood in
 * it, where it was JSON all the same. What turns out to be a text is told as one.
 */
export async function* inParts<Rest extends object>(
  writing: AsyncIterable<string | Rest>,
  shape: Prose,
): AsyncIterable<RunEvent | string | Rest> {
  const { changed, hasBegun, hasMoreThan } = teller()
  let written = ''
  let seen = 0
  let isCut = false
  try {
    for await (const part of writing) {
      if (typeof part !== 'string') {
        isCut ||= 'cut' in part
        yield part
        continue
      }
      written += part
      if (hasBegun() && written.length - seen < Math.max(atOnce, seen * share)) continue
      seen = written.length
      yield* changed(readSoFar(shape, written) ?? '')
    }
  } catch (error) {
    // Where no part could be told apart, what came is told as it is.
    if (!hasBegun() && written.trim()) yield { event: 'message_replace', answer: readAnswer(shape, written) }
    throw error
  }
  if (!written.trim()) return
  const answer = readAnswer(shape, isCut ? withoutHalf(shape, written) : written)
  if (hasMoreThan(answer)) yield { event: 'message_replace', answer }
  else yield* changed(answer)
  const { notes } = notesApart(looseJson(written), shape.shape === 'form' ? shape.parts : {})
  // Of an answer that was cut off, the last is not whole.
  const whole = isCut ? notes.slice(0, -1) : notes
  if (whole.length) yield asEvent(whole)
}
