import type { OutgoingHttpHeaders } from 'node:http'

export type Count = { input: number; output: number }

/** What is asked: the house rules and the question as one, and the schema that the answer is to keep to. */
export type Question = { prompt: string; schema?: object | undefined }

/** How a question stands on a wire, and how the pieces of an answer are put on it. */
export type Wire = {
  question(body: Readonly<Record<string, unknown>>): Question
  type: string
  piece(text: string | null): string
  thought(text: string): string
  /** The end of an answer: why, and what it took. */
  last(reason: string, count?: Count | null): string
  failure(message: string): string
  whole(text: string): string
  garbage: string
}

/** An answer that is being written. */
export type Answer = {
  /** What there is to write, word by word. */
  words: readonly string[]
  /** How often the same was asked before, beginning with 1. */
  seen: number
  /** Writes a word, at the pace that was asked for. */
  write(text: string): Promise<void>
  raw(bytes: string | Buffer): void
  head(headers?: OutgoingHttpHeaders, status?: number): void
  finish(reason?: string): void
  end(): void
  destroy(): void
  refuse(status: number, body: object | string, headers?: OutgoingHttpHeaders): void
  pause(milliseconds: number): Promise<void>
}

const few: Count = { input: 120, output: 80 }

/** The words of a message; pictures stand beside them in the body. */
const wordsOf = ({ content }: { content?: unknown }) =>
  Array.isArray(content) ? content.map(({ text = '' }: { text?: string }) => text).join('') : String(content)
const promptOf = (messages: readonly { content?: unknown }[] = []) => messages.map(wordsOf).join('\n\n')
type Messages = { messages?: readonly { content?: unknown }[] }

const before = '{"id":"chatcmpl-1","object":"chat.completion.chunk","created":1795000000,"model":"test-model"'
const chunk = (delta: object, reason: string | null = null) =>
  `data: ${before},"choices":[${JSON.stringify({ index: 0, delta, logprobs: null, finish_reason: reason })}]}\n\n`
const used = ({ input, output }: Count) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
})

const openAi: Wire = {
  question({ messages, response_format }: Messages & { response_format?: { json_schema?: { schema?: object } } }) {
    return { prompt: promptOf(messages), schema: response_format?.json_schema?.schema }
  },
  type: 'text/event-stream',
  piece: content => chunk({ content }),
  thought: reasoning_content => chunk({ reasoning_content }),
  last: (reason, count = few) =>
    chunk({}, reason) +
    (count ? `data: ${JSON.stringify({ id: 'chatcmpl-1', choices: [], usage: used(count) })}\n\n` : '') +
    'data: [DONE]\n\n',
  failure: message => `data: ${JSON.stringify({ error: { message, type: 'server_error', code: null } })}\n\n`,
  whole: content =>
    JSON.stringify(
      { choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }], usage: used(few) },
      null,
      2,
    ),
  garbage: 'data: {"choices":[{"delta":{"content":\n\n',
}

const line = (rest: object) =>
  `${JSON.stringify({ model: 'test-model', created_at: '2026-11-21T10:00:00.000Z', ...rest })}\n`

const ollama: Wire = {
  question: ({ messages, format }: Messages & { format?: object }) => ({ prompt: promptOf(messages), schema: format }),
  type: 'application/x-ndjson',
  piece: content => line({ message: { role: 'assistant', content }, done: false }),
  thought: thinking => line({ message: { role: 'assistant', content: '', thinking }, done: false }),
  last: (done_reason, count = few) =>
    line({
      message: { role: 'assistant', content: '' },
      done: true,
      done_reason,
      ...(count && { prompt_eval_count: count.input, eval_count: count.output }),
    }),
  failure: error => `${JSON.stringify({ error })}\n`,
  whole: content => line({ message: { role: 'assistant', content }, done: true, done_reason: 'stop' }),
  garbage: '{"message":{"content":\n',
}

/** What is spoken at each path. */
export const wires: Readonly<Record<string, Wire>> = { '/v1/chat/completions': openAi, '/api/chat': ollama }
