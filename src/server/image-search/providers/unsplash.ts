import * as z from 'zod/mini'
import type { ImageProvider } from '../found.ts'

const words = z.optional(z.nullable(z.string()))
const answer = z.object({
  results: z.array(
    z.object({
      ...{ description: words, alt_description: words },
      urls: z.object({ regular: z.string(), small: z.string() }),
      links: z.object({ html: z.string(), download_location: z.optional(z.string()) }),
      user: z.object({ name: z.string(), links: z.optional(z.object({ html: z.optional(z.string()) })) }),
    }),
  ),
})

export const unsplash: ImageProvider = {
  name: 'Unsplash',
  needsKey: true,
  address: 'https://api.unsplash.com',
  ask: ({ words, language }) => ({
    path: '/search/photos',
    query: { query: words, per_page: '24', lang: language, content_filter: 'high' },
  }),
  headers: key => ({ authorization: `Client-ID ${key}`, 'accept-version': 'v1' }),
  read: said =>
    answer.parse(said).results.map(({ description, alt_description, urls, links, user }) => ({
      ...{ url: urls.regular, thumb: urls.small, title: alt_description ?? description ?? '', source: links.html },
      ...{ author: user.name, authorUrl: user.links?.html, taken: links.download_location },
      ...{ provider: 'Unsplash', licence: 'Unsplash License', licenceUrl: 'https://unsplash.com/license' },
    })),
}
