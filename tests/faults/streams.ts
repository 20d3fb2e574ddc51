import type { Asker } from '../asker.ts'

/** The frames of an event stream, as they come. */
export type Frames = {
  /** All that have come so far. */
  so: readonly Frame[]
  /** Settles when one like this has come. Rejects when the stream ends before. */
  until(like: (frame: Frame) => boolean): Promise<Frame>
  /** Settles when the stream is over, however it ended. */
  over: Promise<void>
  leave(): void
}
export type Frame = { id: number; event: string; answer?: string; code?: string; [rest: string]: unknown }

const stream = { accept: 'text/event-stream' }

/** Reads an answer as the stream of events it is. */
export const framesOf = (answer: Response): Frames => {
  const so: Frame[] = []
  const news = new EventTarget()
  const tell = () => news.dispatchEvent(new Event('news'))
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let ended = false
  const read = async () => {
    let rest = ''
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) return
      const parts = (rest + value).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        const data = /^data: (.*)$/m.exec(part)?.[1]
        if (data) so.push({ id: Number(/^id: (\d+)$/m.exec(part)?.[1] ?? 0), ...JSON.parse(data) })
      }
      tell()
    }
  }
  const over = read()
    .catch(() => {})
    .finally(() => {
      ended = true
      tell()
    })
  const until = (like: (frame: Frame) => boolean) =>
    new Promise<Frame>((resolve, reject) => {
      const look = () => {
        const found = so.find(like)
        if (!found && !ended) return
        news.removeEventListener('news', look)
        if (found) resolve(found)
        else reject(new Error(`The stream ended after ${JSON.stringify(so.slice(-3))}`))
      }
      news.addEventListener('news', look)
      look()
    })
  return { so, until, over, leave: () => void reader?.cancel().catch(() => {}) }
}

/** Begins a text and reads it as it comes. */
export const begin = async (person: Asker, call: string, values: object, headers = {}) => {
  const answer = await person.ask(call, values, { ...stream, ...headers })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return { run: answer.headers.get('x-run-id') ?? '', frames: framesOf(answer) }
}

/** Follows a run from the event after this one. */
export const follow = async (person: Asker, run: string, after = 0) => {
  const answer = await person.get(`/api/runs/${run}/events`, { ...stream, 'last-event-id': String(after) })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return framesOf(answer)
}

export const isWord = ({ event }: Frame) => event === 'agent_message'
export const isLast = ({ event }: Frame) => event === 'message_end' || event === 'error'

/** What the fragments of a stream make together. */
export const textOf = (frames: readonly Frame[]) =>
  frames
    .filter(isWord)
    .map(({ answer }) => answer)
    .join('')

export const runOf = async (person: Asker, run: string) => (await person.get(`/api/runs/${run}`)).json()
export const usedBy = async (person: Asker) =>
  (await (await person.get('/api/session')).json()).anzahlrequest_number as number
