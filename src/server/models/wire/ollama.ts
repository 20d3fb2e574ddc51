import { Problem } from '#shared/problems.ts'
import { exchange } from './exchange.ts'
import { grammarOf } from './grammar.ts'
import { readJson } from '../read-json.ts'
import { type Listener, tokens } from './reading.ts'
import { type Target, temperatureOf } from './target.ts'
import type { Ask } from '../writer.ts'
import type { Begin } from './writing.ts'

/** One line of an answer; the last one is `done` and counts. */
type Line = {
  message?: { content?: string | null; thinking?: string | null } | null
  done?: boolean
  done_reason?: string
  prompt_eval_count?: number
  eval_count?: number
  error?: string
}

export const listen: Listener = tell => ({
  line(line) {
    if (!line.trim()) return
    const { message, done, done_reason, prompt_eval_count, eval_count, error }: Line = JSON.parse(line)
    tell({
      text: message?.content ?? undefined,
      thought: message?.thinking ?? undefined,
      error: error ? { status: 500, said: error } : undefined,
      ...(done && {
        end: done_reason === 'length' ? 'length' : 'stop',
        over: true,
        usage:
          eval_count === undefined ? undefined : { tokensIn: tokens(prompt_eval_count), tokensOut: tokens(eval_count) },
      }),
    })
  },
})

/** What a model can: how many tokens it can hold, and whether it thinks before it answers. */
type Abilities = { context?: number; thinks: boolean }

const abilitiesOf = (shown: unknown): Abilities => {
  const { model_info = {}, capabilities = [] } = shown as { model_info?: object; capabilities?: string[] }
  const context = Object.entries(model_info).find(([name]) => name.endsWith('.context_length'))?.[1]
  return { context: typeof context === 'number' ? context : undefined, thinks: capabilities.includes('thinking') }
}

/**
 * Room for an answer, and the least that is reserved, in tokens. Doubling it keeps the model from reloading each time.
 */
const answerRoom = 4096
const least = 8192
/** Characters in a token: German words are long and make many, so we count on few. */
const inToken = 3
/** More than any tokenizer packs into a token: a text longer than this times the context cannot fit. */
const atMostInToken = 6

/**
 * How many tokens Ollama is to hold. Its own default is 4,096, and a longer text silently loses its beginning. Throws
 * `model_overfull` where the model cannot hold the text at all.
 */
export const contextFor = (length: number, context = Infinity) => {
  if (length / atMostInToken > context) throw new Problem('model_overfull')
  const needed = Math.ceil(length / inToken) + answerRoom
  return Math.min(least * 2 ** Math.max(0, Math.ceil(Math.log2(needed / least))), context)
}

/** A model that Ollama runs, reached by its native interface: only there can be said how much it is to hold. */
export const ollama = (target: Target): Begin => {
  const { address, model, key, limits } = target
  const at = (path: string) => new URL(`${address}${path}`)
  let known: Abilities | undefined
  /** Where it cannot be learned we ask for what we need, and let the model think if it wants to. */
  const abilities = async (): Promise<Abilities> => {
    try {
      return (known ??= abilitiesOf(await readJson(at('/api/show'), { body: { model }, key, timeout: 2000 })))
    } catch {
      return { thinks: false }
    }
  }
  const options = ({ system, prompt, creativity }: Ask, { context }: Abilities) => ({
    num_ctx: contextFor(system.length + prompt.length, context),
    ...(creativity !== undefined && { temperature: temperatureOf(creativity, target) }),
  })

  return async ask => {
    const { system, prompt, schema, signal, pictures = [] } = ask
    const images = pictures.map(({ bytes }) => Buffer.from(bytes).toString('base64'))
    const can = await abilities()
    const body = {
      model,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: prompt, ...(images.length && { images }) },
      ],
      stream: true,
      truncate: false,
      ...(can.thinks && { think: false }),
      ...(schema && { format: grammarOf(schema) }),
      options: options(ask, can),
    }
    return exchange({ url: at('/api/chat'), key, body, signal, limits, listen })
  }
}
