import { keepingNotes } from '#catalogue/research.ts'
import { countedAnew } from '#shared/citations.ts'
import { notesApart } from '#shared/document/markdown/notes.ts'
import { splitter } from '#shared/document/markdown/split.ts'
import { notesBegin } from '#shared/notes-begin.ts'
import type { WorkEvent, WorkJob, Written } from '../worker.ts'

/** A text without the notes below it, and these; a model is not asked to write them down once more. */
export const apartFromNotes = (text: string) => {
  const at = notesBegin(text)
  return { body: text.slice(0, at), notes: text.slice(at) }
}

/** A job whose text has notes of its own: the text alone, a prompt that keeps their signs, and what they say. */
export const withoutOwnNotes = (job: WorkJob): readonly [WorkJob, readonly string[]] => {
  const { gathered, call } = job
  const { content } = gathered
  const { body, notes } = apartFromNotes(typeof content === 'string' ? content : '')
  if (!notes) return [job, []]
  const own = [...notesApart(splitter()(notes)).notes.values()].map(({ words }) => words)
  return [
    { ...job, gathered: { ...gathered, content: body }, call: { ...call, prompt: keepingNotes(call.prompt) } },
    own,
  ]
}

/** A text that is written anew, and below it those notes of the one before that it still calls for, counted anew. */
export async function* withNotes(writing: AsyncIterable<Written>, notes: string): AsyncIterable<WorkEvent> {
  let written = ''
  for await (const part of writing) {
    if (typeof part === 'string') written += part
    yield part
  }
  const whole = notes && written.includes('[^') ? countedAnew(written.trimEnd() + notes) : ''
  if (whole.length > written.trimEnd().length) yield { event: 'message_replace', answer: whole }
}
