import * as z from 'zod/mini'
import { dayIn } from '../plain.ts'
import { eachOnce, instruction, mostWritten, type OwnSearch } from './own-search.ts'

const text = z.optional(z.nullable(z.string()))
const found = z.object({ type: z.string(), url: text, title: text, page_age: text })
const refused = z.object({ error_code: z.string() })
const answer = z.object({
  content: z.array(z.object({ type: z.string(), content: z.optional(z.unknown()) })),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }),
})

/** https://platform.claude.com/docs/en/agents-and-tools/tool-use/web-search-tool */
export const anthropic: OwnSearch = {
  ask: ({ words, language, model, key }) => ({
    path: '/messages',
    headers: { 'x-api-key': key, 'anthropic-version': '2023-06-01' },
    body: {
      ...{ model, max_tokens: mostWritten, system: instruction(language) },
      messages: [{ role: 'user', content: words }],
      tools: [{ type: 'web_search_20250305', name: 'web_search', max_uses: 1 }],
    },
  }),
  read(told) {
    const { content, usage } = answer.parse(told)
    const results = content.filter(({ type }) => type === 'web_search_tool_result').map(block => block.content)
    const lists = results.flatMap(one => (Array.isArray(one) ? [z.array(found).parse(one)] : []))
    const failure = refused.safeParse(results[0])
    if (!lists.length)
      throw new Error(`The model has not searched: ${failure.data?.error_code ?? 'it did not want to'}`)
    const pages = lists.flat().filter(({ type }) => type === 'web_search_result')
    return {
      hits: eachOnce(
        pages.map(({ url, title, page_age }) => ({ url, title, ...dayIn(page_age && `${page_age} UTC`) })),
      ),
      used: { searches: lists.length, tokensIn: usage.input_tokens, tokensOut: usage.output_tokens },
    }
  },
}
