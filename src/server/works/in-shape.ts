import type { Shape } from '#shared/answers.ts'
import type { RunEvent } from '#shared/events.ts'
import { looseJson } from '#shared/loose-json.ts'
import { notesApart } from '#shared/notes.ts'
import { pieceReader, piecesOf } from '#shared/pieces.ts'
import { isProse } from '#shared/prose.ts'
import { readAnswer } from '#shared/read-answer.ts'
import { inParts } from './in-parts.ts'
import { asEvent } from './split-notes.ts'

/** Whether a model begins with JSON, as it was asked to, or with a text, as it sometimes does; unknown while blank. */
const begins = (written: string) => (written.trim() ? (/^\s*[`{[]/.test(written) ? 'json' : 'text') : undefined)

/**
 * A list or a form, piece by piece, each as soon as it is whole, then the notes beside it. What turns out to be a text
 * is told as one.
 */
async function* inPieces<Rest extends object>(
  writing: AsyncIterable<string | Rest>,
  shape: Shape,
): AsyncIterable<RunEvent | string | Rest> {
  const readOn = pieceReader(shape)
  let written = ''
  let told = 0
  let isCut = false
  let as: ReturnType<typeof begins>
  for await (const part of writing) {
    if (typeof part !== 'string') {
      isCut ||= 'cut' in part
      yield part
      continue
    }
    written += part
    as ??= begins(written)
    if (as === 'text') yield part
    if (as === 'json')
      for (const piece of readOn(part)) {
        told++
        yield piece
      }
  }
  if (as !== 'json') return
  const answer = readAnswer(shape, written)
  if (typeof answer === 'string') yield { event: 'message_replace', answer }
  else yield* piecesOf(answer).slice(told)
  const { notes } = notesApart(looseJson(written), shape.shape === 'form' ? shape.parts : {})
  // Of an answer that was cut off, the last is not whole.
  const whole = isCut ? notes.slice(0, -1) : notes
  if (whole.length) yield asEvent(whole)
}

/** What is written, in its shape while it comes: a text as it is, anything else in pieces. */
export const inShape = <Rest extends object>(
  writing: AsyncIterable<string | Rest>,
  shape: Shape,
): AsyncIterable<RunEvent | string | Rest> => {
  if (shape.shape !== 'list' && shape.shape !== 'form') return writing
  return isProse(shape) ? inParts(writing, shape) : inPieces(writing, shape)
}
