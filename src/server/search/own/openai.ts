import * as z from 'zod/mini'
import { eachOnce, instruction, mostWritten, type OwnSearch } from './own-search.ts'

const text = z.optional(z.nullable(z.string()))
const several = <Item extends z.core.$ZodType>(item: Item) => z.optional(z.nullable(z.array(item)))
const answer = z.object({
  output: z.array(
    z.object({
      ...{ type: z.string(), status: text },
      action: z.optional(z.nullable(z.object({ sources: several(z.object({ url: text })) }))),
      content: several(z.object({ annotations: several(z.object({ type: z.string(), url: text, title: text })) })),
    }),
  ),
  usage: z.optional(z.nullable(z.object({ input_tokens: z.number(), output_tokens: z.number() }))),
})

/** https://platform.openai.com/docs/guides/tools-web-search, by the Responses API. */
export const openai: OwnSearch = {
  ask: ({ words, language, model, key }) => ({
    path: '/responses',
    headers: { authorization: `Bearer ${key}` },
    body: {
      ...{ model, instructions: instruction(language), input: words, store: false },
      ...{ tools: [{ type: 'web_search' }], tool_choice: 'required', max_tool_calls: 1 },
      ...{ include: ['web_search_call.action.sources'], max_output_tokens: mostWritten },
    },
  }),
  read(told) {
    const { output, usage } = answer.parse(told)
    const calls = output.filter(({ type }) => type === 'web_search_call')
    if (!calls.some(({ status }) => status !== 'failed')) throw new Error('The model has not searched.')
    const cited = output
      .flatMap(({ content }) => content ?? [])
      .flatMap(({ annotations }) => annotations ?? [])
      .filter(({ type }) => type === 'url_citation')
    const sources = calls.flatMap(({ action }) => action?.sources ?? [])
    return {
      hits: eachOnce([...cited, ...sources]),
      used: { searches: calls.length, tokensIn: usage?.input_tokens ?? 0, tokensOut: usage?.output_tokens ?? 0 },
    }
  },
}
