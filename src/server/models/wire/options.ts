import { Problem } from '#shared/problems.ts'
import { grammarOf, isStrict } from './grammar.ts'
import { UpstreamError } from '../../outside/upstream.ts'
import { type Target, temperatureOf } from './target.ts'
import type { Ask } from '../writer.ts'

/** What a service may not know or not want. It is asked without what it refuses. */
const options = {
  usage: { names: /stream_options|include_usage/i, of: () => ({ stream_options: { include_usage: true } }) },
  creativity: {
    names: /temperature/i,
    of: ({ creativity }: Ask, target: Target) =>
      creativity === undefined ? undefined : { temperature: temperatureOf(creativity, target) },
  },
  schema: {
    names: /response_format|json_schema|schema/i,
    of: ({ schema }: Ask, { schemas }: Target) =>
      schema && schemas
        ? {
            response_format: {
              type: 'json_schema',
              json_schema: { name: 'answer', strict: isStrict(schema), schema: grammarOf(schema) },
            },
          }
        : undefined,
  },
} as const
export type Option = keyof typeof options
const names = Object.keys(options) as Option[]

const anyOption =
  /(unknown|unrecogni[sz]ed|unsupported|unexpected|extra|additional).{0,40}(field|param|argument|propert|input|option)/i

/** The options of a question, as the wire calls them, but for those that are not to be sent. */
export const optionsOf = (ask: Ask, target: Target, without: ReadonlySet<Option>) => {
  const parts = names.map(name => ({ name, part: without.has(name) ? undefined : options[name].of(ask, target) }))
  const sent = parts.filter(({ part }) => part)
  return { names: sent.map(({ name }) => name), body: Object.assign({}, ...sent.map(({ part }) => part)) as object }
}

/**
 * Which of the options that were sent a refusal is about: those it names, all where it only says that something is
 * unknown. `always` says that it will never take them, not only not this once.
 */
export const refusedOptions = (error: unknown, sent: readonly Option[]) => {
  const none = { names: [], always: false }
  if (!(error instanceof Problem) || !(error.cause instanceof UpstreamError)) return none
  const { status, message } = error.cause
  if (status !== 400 && status !== 422) return none
  const named = sent.filter(name => options[name].names.test(message))
  const unnamed = error.code === 'model_failed' && anyOption.test(message)
  return { names: named.length || !unnamed ? named : sent, always: !/invalid (json )?schema/i.test(message) }
}
