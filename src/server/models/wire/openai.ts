import type { Counts } from '#shared/meters.ts'
import type { Ask } from '../writer.ts'
import { exchange } from './exchange.ts'
import { type Option, optionsOf, refusedOptions } from './options.ts'
import { type Listener, type StreamLine, tokens } from './reading.ts'
import type { Target } from './target.ts'
import type { Begin } from './writing.ts'

/** The parts of a chunk that we read; anything may be missing or null. */
type Chunk = {
  choices?: { delta?: Message | null; message?: Message | null; finish_reason?: string | null }[] | null
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null
  error?: { message?: unknown; code?: unknown; status?: unknown } | string | null
}
type Message = {
  content?: string | { type?: string; text?: string }[] | null
  refusal?: string | null
  reasoning?: unknown
  reasoning_content?: unknown
}

const endings: Readonly<Record<string, StreamLine['end']>> = {
  length: 'length',
  max_tokens: 'length',
  content_filter: 'declined',
  refusal: 'declined',
  // Google passes on its own.
  ...{ safety: 'declined', prohibited_content: 'declined', blocklist: 'declined', spii: 'declined' },
  recitation: 'declined',
}

const textOf = ({ content }: Message) => {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return undefined
  return content.map(part => (part.type === 'text' ? (part.text ?? '') : '')).join('')
}
const thoughtOf = ({ content, reasoning_content, reasoning }: Message) => {
  const thought = reasoning_content ?? reasoning ?? (Array.isArray(content) ? JSON.stringify(content) : undefined)
  return typeof thought === 'string' ? thought : undefined
}

const usageOf = (usage: Chunk['usage']): Counts | undefined =>
  usage ? { tokensIn: tokens(usage.prompt_tokens), tokensOut: tokens(usage.completion_tokens) } : undefined

const errorOf = (error: Chunk['error']): StreamLine['error'] => {
  if (!error) return undefined
  if (typeof error === 'string') return { status: 500, said: error }
  const status = [error.code, error.status].map(Number).find(code => code >= 400 && code < 600)
  return { status: status ?? 500, said: JSON.stringify(error) }
}

/** What a chunk says, or a whole answer, which differs only in the name of the message. */
const saidIn = ({ choices, usage, error }: Chunk): StreamLine => {
  const [choice] = choices ?? []
  const message = choice?.delta ?? choice?.message
  const reason = choice?.finish_reason
  return {
    text: message ? textOf(message) : undefined,
    thought: message ? thoughtOf(message) : undefined,
    end: message?.refusal ? 'declined' : reason ? (endings[reason.toLowerCase()] ?? 'stop') : undefined,
    usage: usageOf(usage),
    error: errorOf(error),
  }
}

/** Lines of an event stream that say nothing we need. */
const aside = /^(?:event|id|retry)?:|^\s*$/

/** Listens to an event stream of chunks. A service that does not stream is heard too, once its answer is whole. */
export const listen: Listener = tell => {
  let whole = ''
  let heard = false
  return {
    line(line) {
      if (line.startsWith('data:')) {
        const data = line.slice(5).trim()
        heard = true
        if (data === '[DONE]') tell({ over: true })
        else if (data) tell(saidIn(JSON.parse(data)))
      } else if (!heard && !aside.test(line)) {
        whole += `${line}\n`
        if (whole.length > 2_000_000) throw new RangeError('Neither a stream nor an answer')
      }
    },
    end() {
      if (heard || !whole) return
      const answer: Chunk = JSON.parse(whole)
      if (!answer.choices?.length && !answer.error) throw new SyntaxError('An answer without choices')
      tell({ end: 'stop', ...saidIn(answer) })
    },
  }
}

/** A question as a service takes it: words alone, or with the pictures behind them. */
const contentOf = ({ prompt, pictures = [] }: Ask) => {
  if (!pictures.length) return prompt
  const shown = pictures.map(({ type, bytes }) => ({
    type: 'image_url',
    image_url: { url: `data:${type};base64,${Buffer.from(bytes).toString('base64')}` },
  }))
  return [{ type: 'text', text: prompt }, ...shown]
}

/** A model that is reached by OpenAI's chat completions, whoever offers it. */
export const openAi = (target: Target): Begin => {
  const { address, model, key, limits } = target
  const url = new URL(`${address.replace(/\/$/, '')}/chat/completions`)
  const refused = new Set<Option>()

  return async ask => {
    const { system, signal } = ask
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: contentOf(ask) },
    ]
    const without = new Set(refused)
    for (;;) {
      const options = optionsOf(ask, target, without)
      const body = { model, messages, stream: true, ...options.body }
      try {
        return await exchange({ url, key, body, signal, limits, listen })
      } catch (error) {
        const { names, always } = refusedOptions(error, options.names)
        if (!names.length) throw error
        for (const name of names) without.add(name)
        if (always) for (const name of names) refused.add(name)
      }
    }
  }
}
