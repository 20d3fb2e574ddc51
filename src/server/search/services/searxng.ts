import * as z from 'zod/mini'
import type { SearchService } from '../found.ts'
import { dayIn, plainLine } from '../plain.ts'

const text = z.optional(z.nullable(z.string()))
const answer = z.object({
  results: z.array(z.object({ title: z.string(), url: z.string(), content: text, publishedDate: text })),
})

/** https://docs.searxng.org/dev/search_api.html; `json` has to be among the formats in its settings. */
export const searxng: SearchService = {
  name: 'SearXNG',
  access: 'address',
  ask: ({ words, language }) => ({ path: '/search', query: { q: words, format: 'json', language } }),
  read: told =>
    answer.parse(told).results.map(({ title, url, content, publishedDate }) => ({
      ...{ title: plainLine(title), address: url, snippet: plainLine(content ?? '') },
      ...dayIn(publishedDate),
    })),
}
