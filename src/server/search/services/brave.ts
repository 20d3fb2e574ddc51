import * as z from 'zod/mini'
import type { SearchService } from '../found.ts'
import { dayIn, plainLine } from '../plain.ts'

const text = z.optional(z.nullable(z.string()))
const answer = z.object({
  web: z.optional(
    z.object({
      results: z.array(z.object({ title: z.string(), url: z.string(), description: text, page_age: text })),
    }),
  ),
})

/** https://api-dashboard.search.brave.com/app/documentation/web-search/get-started */
export const brave: SearchService = {
  name: 'Brave Search',
  access: 'key',
  address: () => 'https://api.search.brave.com',
  ask: ({ words, language, most }, key) => ({
    path: '/res/v1/web/search',
    query: { q: words, count: String(most), search_lang: language === 'de' ? 'de' : 'en' },
    headers: { 'x-subscription-token': key },
  }),
  read: told =>
    (answer.parse(told).web?.results ?? []).map(({ title, url, description, page_age }) => ({
      ...{ title: plainLine(title), address: url, snippet: plainLine(description ?? '') },
      ...dayIn(page_age),
    })),
}
