import * as z from 'zod/mini'
import type { SearchService } from '../found.ts'
import { dayIn, plainLine } from '../plain.ts'

const answer = z.object({
  query: z.object({
    search: z.array(z.object({ title: z.string(), snippet: z.string(), timestamp: z.optional(z.string()) })),
  }),
})

/** https://www.mediawiki.org/wiki/API:Search; German and English, without a key. */
export const wikipedia: SearchService = {
  name: 'Wikipedia',
  access: 'none',
  address: language => `https://${language === 'de' ? 'de' : 'en'}.wikipedia.org`,
  ask: ({ words, most }) => ({
    path: '/w/api.php',
    query: {
      ...{ action: 'query', format: 'json', formatversion: '2', list: 'search' },
      ...{ srsearch: words, srlimit: String(most), srprop: 'snippet|timestamp' },
    },
  }),
  read: (told, base) =>
    answer.parse(told).query.search.map(({ title, snippet, timestamp }) => ({
      ...{ title, address: new URL(`/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`, base).href },
      snippet: plainLine(snippet),
      ...dayIn(timestamp),
    })),
}
