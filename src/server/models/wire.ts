import type { Usage } from '#shared/events.ts'
import { Problem } from '#shared/problems.ts'
import { exchange } from './exchange.ts'
import { grammarOf, isStrict } from './grammar.ts'
import type { Limits } from './limits.ts'
import { type Listener, type Said, tokens } from './reading.ts'
import { UpstreamError } from './refusal.ts'
import type { Ask, Writer } from './writer.ts'
import { writing } from './writing.ts'

/** A model at a service. */
export type Target = {
  /** What the paths of the wire are put behind, as `https://api.openai.com/v1`. */
  address: string
  model: string
  key?: string
  limits: Limits
  /** Whether the service keeps to a JSON schema it is given. */
  schemas?: boolean
  /** The temperature of the greatest creativity. */
  hottest?: number
  /** Called when nobody answers at the address. */
  missed?: () => void
}

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

const endings: Readonly<Record<string, Said['end']>> = {
  length: 'length',
  max_tokens: 'length',
  content_filter: 'declined',
  safety: 'declined',
  refusal: 'declined',
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

const usageOf = (usage: Chunk['usage']): Usage | undefined =>
  usage ? { input: tokens(usage.prompt_tokens), output: tokens(usage.completion_tokens) } : undefined

const errorOf = (error: Chunk['error']): Said['error'] => {
  if (!error) return undefined
  if (typeof error === 'string') return { status: 500, said: error }
  const status = [error.code, error.status].map(Number).find(code => code >= 400 && code < 600)
  return { status: status ?? 500, said: JSON.stringify(error) }
}

/** What a chunk says, or a whole answer, which differs only in the name of the message. */
const saidIn = ({ choices, usage, error }: Chunk): Said => {
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
const aside = /^(?:event|id|retry)?:|^$/

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

/** What a service may not know; it is asked without what it refuses, and not with it again. */
const options = {
  usage: { names: /stream_options|include_usage/i, of: () => ({ stream_options: { include_usage: true } }) },
  creativity: {
    names: /temperature/i,
    of: ({ creativity }: Ask, { hottest = 1.2 }: Target) =>
      creativity === undefined ? undefined : { temperature: Math.round(creativity * hottest * 100) / 100 },
  },
  schema: {
    names: /response_format|json_schema|schema/i,
    of: ({ schema }: Ask, { schemas }: Target) =>
      schema &&
      schemas && {
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'answer', strict: isStrict(schema), schema: grammarOf(schema) },
        },
      },
  },
} as const
type Option = keyof typeof options
const optionNames = Object.keys(options) as Option[]

const anyOption =
  /(unknown|unrecogni[sz]ed|unsupported|unexpected|extra|additional|not permitted).{0,40}(field|param|argument|propert|input|option|key)/i

/** Which of the options that were sent a refusal is about; all of them where it does not say. */
const refusedOptions = (error: unknown, sent: readonly Option[]): readonly Option[] => {
  if (!(error instanceof Problem) || !(error.cause instanceof UpstreamError)) return []
  const { status, message } = error.cause
  if (error.code !== 'model_failed' || (status !== 400 && status !== 422)) return []
  const named = sent.filter(option => options[option].names.test(message))
  return named.length || !anyOption.test(message) ? named : sent
}

/** A model that is reached by OpenAI's chat completions, whoever offers it. */
export const wireWriter = (target: Target): Writer => {
  const { address, model, key, limits, missed } = target
  const url = new URL(`${address.replace(/\/$/, '')}/chat/completions`)
  const refused = new Set<Option>()

  return writing(async ask => {
    const { system, prompt, signal } = ask
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: prompt },
    ]
    for (;;) {
      const parts = optionNames.map(option => [option, options[option].of(ask, target)] as const)
      const sent = parts.filter(([option, part]) => part && !refused.has(option))
      const body = Object.assign({ model, messages, stream: true }, ...sent.map(([, part]) => part))
      try {
        return await exchange({ url, key, body, signal, limits, listen })
      } catch (error) {
        const now = refusedOptions(
          error,
          sent.map(([option]) => option),
        )
        if (!now.length) throw error
        for (const option of now) refused.add(option)
      }
    }
  }, missed)
}
