import * as z from 'zod/mini'
import { eachOnce, instruction, mostWritten, type OwnSearch } from './own-search.ts'

const text = z.optional(z.nullable(z.string()))
const cited = z.object({ type: z.string(), url_citation: z.optional(z.object({ url: text, title: text })) })
const answer = z.object({
  choices: z.array(z.object({ message: z.object({ annotations: z.optional(z.nullable(z.array(cited))) }) })),
  usage: z.optional(
    z.object({
      ...{ prompt_tokens: z.number(), completion_tokens: z.number() },
      server_tool_use: z.optional(z.nullable(z.object({ web_search_requests: z.optional(z.number()) }))),
    }),
  ),
})

/** https://openrouter.ai/docs/guides/features/server-tools/web-search */
export const openrouter: OwnSearch = {
  ask: ({ words, language, most, model, key }) => ({
    path: '/chat/completions',
    headers: { authorization: `Bearer ${key}` },
    body: {
      ...{ model, max_tokens: mostWritten },
      messages: [
        { role: 'system', content: instruction(language) },
        { role: 'user', content: words },
      ],
      tools: [{ type: 'openrouter:web_search', parameters: { max_results: most, max_total_results: most } }],
    },
  }),
  read(told) {
    const { choices, usage } = answer.parse(told)
    const searches = usage?.server_tool_use?.web_search_requests
    const pages = choices.flatMap(({ message }) => message.annotations ?? []).map(one => one.url_citation)
    if (!pages.length && !searches) throw new Error('The model has not searched.')
    return {
      hits: eachOnce(pages),
      used: { searches: searches ?? 1, tokensIn: usage?.prompt_tokens ?? 0, tokensOut: usage?.completion_tokens ?? 0 },
    }
  },
}
