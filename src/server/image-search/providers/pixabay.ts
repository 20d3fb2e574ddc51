import * as z from 'zod/mini'
import type { ImageProvider } from '../found.ts'

/** It takes no longer question than this. */
const longest = 100

const answer = z.object({
  hits: z.array(
    z.object({
      ...{ pageURL: z.string(), tags: z.optional(z.string()), webformatURL: z.string(), largeImageURL: z.string() },
      ...{ user: z.string(), user_id: z.optional(z.number()) },
    }),
  ),
})

export const pixabay: ImageProvider = {
  name: 'Pixabay',
  needsKey: true,
  address: 'https://pixabay.com',
  ask: ({ words, language, key }) => ({
    path: '/api/',
    query: { key, q: words.slice(0, longest), lang: language, per_page: '24', safesearch: 'true', image_type: 'photo' },
  }),
  read: said =>
    answer.parse(said).hits.map(({ pageURL, tags, webformatURL, largeImageURL, user, user_id }) => ({
      ...{ url: largeImageURL, thumb: webformatURL, title: tags ?? '', source: pageURL, author: user },
      ...(user_id !== undefined && { authorUrl: `https://pixabay.com/users/${user_id}/` }),
      ...{ provider: 'Pixabay', licence: 'Pixabay Content License' },
      licenceUrl: 'https://pixabay.com/service/license-summary/',
    })),
}
