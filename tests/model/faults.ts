import { gzipSync } from 'node:zlib'
import type { Answer, Wire } from './wires.ts'

/** Everything that can go wrong with a service, by name: each writes its answer in its own wrong way. */
type Fault = (answer: Answer, wire: Wire) => Promise<void> | void

const secret = 'sk-live-4f9a8b7c6d5e4f3a2b1c'
/** What a careless service says of us in its refusals. */
const telltale = { error: { message: `Something is wrong with the key ${secret}`, type: 'error', code: null } }

const never = new Promise<void>(() => {})

const afterSome = async ({ words, write }: Answer) => {
  for (const word of words.slice(0, 5)) await write(word)
}
const all = async ({ words, write }: Answer) => {
  for (const word of words) await write(word)
}

export const faults = {
  // nothing, or not enough
  hang: () => never,
  'stall-first': async ({ head }) => {
    head()
    await never
  },
  'stall-mid': async answer => {
    await afterSome(answer)
    await never
  },
  comments: async ({ head, raw, pause }) => {
    head()
    for (;;) {
      raw(': still here\n\n')
      await pause(50)
    }
  },
  empty: ({ head, finish }) => {
    head()
    finish()
  },
  'empty-body': ({ head, end }) => {
    head()
    end()
  },
  'null-content': ({ raw, head, finish }, { piece }) => {
    head()
    raw(piece(null))
    finish()
  },
  'no-choices': ({ head, raw, end }) => {
    head()
    raw('data: {"id":"x","object":"chat.completion.chunk"}\n\n')
    end()
  },
  'reasoning-only': ({ head, raw, finish }, { thought }) => {
    head()
    raw(thought('Let me think about it.'))
    finish()
  },
  'tool-calls': ({ head, raw, end }) => {
    head()
    raw('data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"name":"x"}}]}}]}\n\n')
    raw('data: {"choices":[{"index":0,"delta":{},"finish_reason":"tool_calls"}]}\n\ndata: [DONE]\n\n')
    end()
  },

  // broken off
  reset: ({ destroy }) => destroy(),
  'reset-mid': async answer => {
    await afterSome(answer)
    await answer.pause(250)
    answer.destroy()
  },
  'end-mid': async answer => {
    await afterSome(answer)
    answer.end()
  },
  'error-first': ({ head, raw, end }, { failure }) => {
    head()
    raw(failure(`overloaded, ${secret}`))
    end()
  },
  'error-mid': async (answer, { failure }) => {
    await afterSome(answer)
    answer.raw(failure(`overloaded, ${secret}`))
    answer.end()
  },
  /** Every second time only; asking once more helps. */
  flap: async answer => (answer.seen % 2 ? answer.refuse(503, telltale) : all(answer).then(() => answer.finish())),

  // too much
  babble: async ({ words, write }) => {
    for (let at = 0; ; at++) await write(words[at % words.length] ?? ' bla')
  },
  huge: async ({ write, finish }) => {
    await write('wort '.repeat(1_600_000))
    finish()
  },
  'gzip-bomb': ({ head, raw, end }) => {
    head({ 'content-encoding': 'gzip' })
    raw(gzipSync(Buffer.alloc(5_000_000, 'a')))
    end()
  },
  endless: ({ head, raw, pause }) => {
    head()
    const more = async (): Promise<void> => {
      raw('a'.repeat(100_000))
      await pause(1)
      return more()
    }
    return more()
  },

  /** A refusal that never ends. */
  'stall-refusal': async ({ head, raw }) => {
    head({}, 500)
    raw('{"error":')
    await never
  },

  // in another form
  garbage: async (answer, { garbage }) => {
    await afterSome(answer)
    answer.raw(garbage)
    answer.end()
  },
  /** After the answer is finished. */
  'garbage-last': async (answer, { last, garbage }) => {
    await all(answer)
    answer.raw(last('stop').replace('data: [DONE]\n\n', '') + garbage)
    answer.end()
  },
  'garbage-stream': ({ head, raw, end }) => {
    head()
    raw('%$§ what is this\nnothing anyone knows\n')
    end()
  },
  html: ({ head, raw, end }) => {
    head({ 'content-type': 'text/html' })
    raw('<!doctype html><title>Welcome to the proxy</title><p>Sign in.')
    end()
  },
  whole: ({ words, head, raw, end }, { whole }) => {
    head({ 'content-type': 'application/json' })
    raw(whole(words.join('')))
    end()
  },
  /** In parts, with what the model thinks beside the text. */
  parts: async ({ words, head, raw, finish }) => {
    const part = (content: object) =>
      raw(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`)
    head()
    part([{ type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] }])
    for (const text of words) part([{ type: 'text', text }])
    finish()
  },
  bom: async answer => {
    answer.head()
    answer.raw('\uFEFF')
    await all(answer)
    answer.finish()
  },
  crlf: async (answer, { piece, last }) => {
    const windows = (text: string) => text.replaceAll('\n', '\r\n')
    answer.head()
    for (const word of answer.words) answer.raw(windows(piece(word)))
    answer.raw(windows(last('stop')))
    answer.end()
  },
  split: async ({ words, head, raw, pause, end }, { piece, last }) => {
    head()
    const bytes = Buffer.from(words.map(piece).join('') + last('stop'))
    for (let at = 0; at < bytes.length; at += 61) {
      raw(bytes.subarray(at, at + 61))
      await pause(0)
    }
    end()
  },
  'dup-done': async (answer, { last }) => {
    await all(answer)
    answer.raw(`${last('stop')}data: [DONE]\n\n`)
    answer.end()
  },
  'no-done': async (answer, { last }) => {
    await all(answer)
    answer.raw(last('stop').replace('data: [DONE]\n\n', ''))
    answer.end()
  },
  /** The answer is finished, the connection never. */
  'held-open': async (answer, { last }) => {
    await all(answer)
    answer.raw(last('stop').replace('data: [DONE]\n\n', ''))
    await never
  },
  think: async answer => {
    for (const part of ['<th', 'ink>I wonder', ' what</thi', 'nk>\n\n']) await answer.write(part)
    await all(answer)
    answer.finish()
  },
  reasoning: async (answer, { thought }) => {
    answer.head()
    for (let at = 0; at < 10; at++) answer.raw(thought('hm '))
    await all(answer)
    answer.finish()
  },
  /** A text, though a shape was asked for. */
  shape: async answer => {
    for (const word of ['Das ', 'ist ', 'ein ', 'Text, ', 'kein ', 'JSON.']) await answer.write(word)
    answer.finish()
  },
  'usage-negative': async (answer, { last }) => {
    await all(answer)
    answer.raw(last('stop', { input: -5, output: -1 }))
    answer.end()
  },
  'no-usage': async (answer, { last }) => {
    await all(answer)
    answer.raw(last('stop', null))
    answer.end()
  },

  // said so
  length: async answer => {
    await afterSome(answer)
    answer.finish('length')
  },
  'content-filter': async answer => {
    await afterSome(answer)
    answer.finish('content_filter')
  },
  'prohibited-content': async answer => {
    await afterSome(answer)
    answer.finish('PROHIBITED_CONTENT')
  },
  refusal: ({ head, raw, finish }) => {
    head()
    raw('data: {"choices":[{"index":0,"delta":{"refusal":"I cannot help with that."}}]}\n\n')
    finish()
  },
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

export const isFault = (name: string): name is FaultName => Object.hasOwn(faults, name)
export const faultOf = (name: FaultName): Fault => faults[name]
export { secret, telltale }
