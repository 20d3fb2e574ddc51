import * as z from 'zod/mini'
import type { SearchService } from '../found.ts'
import { dayIn, plainLine } from '../plain.ts'

const answer = z.object({
  results: z.array(
    z.object({
      ...{ title: z.string(), url: z.string(), content: z.string() },
      published_date: z.optional(z.nullable(z.string())),
    }),
  ),
})

/** https://docs.tavily.com/documentation/api-reference/endpoint/search */
export const tavily: SearchService = {
  name: 'Tavily',
  access: 'key',
  address: () => 'https://api.tavily.com',
  ask: ({ words, most }, key) => ({
    path: '/search',
    headers: { authorization: `Bearer ${key}` },
    body: { query: words, max_results: most, search_depth: 'basic' },
  }),
  read: told =>
    answer.parse(told).results.map(({ title, url, content, published_date }) => ({
      ...{ title: plainLine(title), address: url, snippet: plainLine(content) },
      ...dayIn(published_date),
    })),
}
