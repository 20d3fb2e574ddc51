import * as z from 'zod/mini'
import type { ImageProvider } from '../found.ts'

const locales: Readonly<Record<string, string>> = { de: 'de-DE', en: 'en-US', fr: 'fr-FR', es: 'es-ES', it: 'it-IT' }

const answer = z.object({
  photos: z.array(
    z.object({
      ...{ url: z.string(), photographer: z.string(), photographer_url: z.optional(z.string()) },
      ...{ alt: z.optional(z.nullable(z.string())), src: z.object({ large2x: z.string(), medium: z.string() }) },
    }),
  ),
})

export const pexels: ImageProvider = {
  name: 'Pexels',
  needsKey: true,
  address: 'https://api.pexels.com',
  ask: ({ words, language }) => ({
    path: '/v1/search',
    query: { query: words, per_page: '24', ...(locales[language] && { locale: locales[language] }) },
  }),
  headers: key => ({ authorization: key }),
  read: said =>
    answer.parse(said).photos.map(({ url, photographer, photographer_url, alt, src }) => ({
      ...{ url: src.large2x, thumb: src.medium, title: alt ?? '', source: url },
      ...{ author: photographer, authorUrl: photographer_url },
      ...{ provider: 'Pexels', licence: 'Pexels License', licenceUrl: 'https://www.pexels.com/license/' },
    })),
}
