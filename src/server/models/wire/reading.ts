import type { Counts } from '#shared/meters.ts'
import { lines } from './lines.ts'
import { refusal } from '../../outside/upstream.ts'
import { withoutThinking } from './thinking.ts'

/** What one line of an answer says. */
export type StreamLine = {
  text?: string
  /** What the model thinks before it answers: a sign of life, but nothing to read. */
  thought?: string
  usage?: Counts
  /** The answer is finished, and why. */
  end?: 'stop' | 'length' | 'declined'
  /** Nothing comes after this. */
  over?: boolean
  error?: { status: number; said: string }
}

/** Tells what each line says, and at the end what can only be said then. Throws where it cannot be understood. */
export type Listener = (tell: (said: StreamLine) => void) => { line(line: string): void; end?(): void }

/** A count of tokens as a service gives it, which may be missing, negative or no number at all. */
export const tokens = (count: unknown) => Math.max(0, Math.trunc(Number(count) || 0))

/** How much may be thought before we give up, in characters. */
const mostThought = 400_000

/** A text cut to a length, never in the middle of a character. */
const shortened = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/**
 * Reads an answer as it comes. `push` takes what came, throws where it cannot be understood, a `Problem` where it says
 * that something went wrong; `take` gives the new text, at most `most` characters in all.
 */
export const reading = (listen: Listener, most: number, key?: string) => {
  const thinking = withoutThinking()
  let fresh = ''
  let thought = 0
  const so = {
    /** How long the text is so far. */
    length: 0,
    /** Whether it was cut because it grew too long. */
    full: false,
    /** Whether what came last was a token. */
    alive: false,
    over: false,
    usage: undefined as Counts | undefined,
    end: undefined as StreamLine['end'],
  }
  const heard = listen(said => {
    if (said.text) fresh += said.text
    if (said.thought) thought += said.thought.length
    if (said.text || said.thought) so.alive = true
    if (said.usage) so.usage = said.usage
    if (said.end && so.end !== 'declined') so.end = said.end
    if (said.over) so.over = true
    if (said.error) throw refusal(said.error.status, said.error.said, { key })
  })
  const line = lines(one => {
    if (!so.over) heard.line(one)
  })

  return {
    so: so as Readonly<typeof so>,
    push(chunk: string) {
      so.alive = false
      line.push(chunk)
      if (thought > mostThought) throw new RangeError('The model thinks without end')
    },
    end() {
      line.end()
      heard.end?.()
    },
    take(last = false): string {
      if (thinking.thinks()) thought += fresh.length
      const text = thinking.text(fresh) + (last ? thinking.rest() : '')
      fresh = ''
      so.full = so.length + text.length > most
      const taken = so.full ? shortened(text, most - so.length) : text
      so.length += taken.length
      return taken
    },
  }
}
