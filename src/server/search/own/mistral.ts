import * as z from 'zod/mini'
import { eachOnce, instruction, mostWritten, type OwnSearch } from './own-search.ts'

const text = z.optional(z.nullable(z.string()))
const chunk = z.object({ type: z.string(), url: text, title: text })
const answer = z.object({
  outputs: z.array(
    z.object({
      ...{ type: z.string(), name: text },
      content: z.optional(z.nullable(z.union([z.string(), z.array(chunk)]))),
    }),
  ),
  usage: z.optional(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })),
})

/** https://docs.mistral.ai/agents/tools/built-in/websearch, in a conversation that is not kept. */
export const mistral: OwnSearch = {
  ask: ({ words, language, model, key }) => ({
    path: '/conversations',
    headers: { authorization: `Bearer ${key}` },
    body: {
      ...{ model, instructions: instruction(language), inputs: words, stream: false, store: false },
      ...{ tools: [{ type: 'web_search' }], completion_args: { max_tokens: mostWritten } },
    },
  }),
  read(told) {
    const { outputs, usage } = answer.parse(told)
    const searches = outputs.filter(({ type }) => type === 'tool.execution').length
    if (!searches) throw new Error('The model has not searched.')
    const pages = outputs
      .flatMap(({ content }) => (Array.isArray(content) ? content : []))
      .filter(({ type }) => type === 'tool_reference')
    return {
      hits: eachOnce(pages),
      used: { searches, tokensIn: usage?.prompt_tokens ?? 0, tokensOut: usage?.completion_tokens ?? 0 },
    }
  },
}
