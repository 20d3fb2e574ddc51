import * as z from 'zod/mini'
import type { ImageProvider } from '../found.ts'

const words = z.optional(z.nullable(z.string()))
const answer = z.object({
  results: z.array(
    z.object({
      ...{ title: words, creator: words, creator_url: words, foreign_landing_url: z.string(), url: z.string() },
      ...{ thumbnail: z.string(), license: z.string(), license_version: words, license_url: words },
    }),
  ),
})

const publicDomain: Readonly<Record<string, string>> = { cc0: 'CC0', pdm: 'Public Domain Mark' }

export const openverse: ImageProvider = {
  name: 'Openverse',
  needsKey: false,
  address: 'https://api.openverse.org',
  // Whoever asks without a key gets twenty at most; only what may be used in business is asked for.
  ask: ({ words }) => ({
    path: '/v1/images/',
    query: { q: words, page_size: '20', license_type: 'commercial', extension: 'jpg,png,webp', mature: 'false' },
  }),
  headers: (key): Readonly<Record<string, string>> => (key ? { authorization: `Bearer ${key}` } : {}),
  read: said =>
    answer.parse(said).results.map(one => ({
      ...{ url: one.url, thumb: one.thumbnail, title: one.title ?? '', source: one.foreign_landing_url },
      ...{ author: one.creator ?? '', authorUrl: one.creator_url ?? undefined, provider: 'Openverse' },
      licence: [publicDomain[one.license] ?? `CC ${one.license.toUpperCase()}`, one.license_version]
        .filter(Boolean)
        .join(' '),
      licenceUrl: one.license_url ?? undefined,
    })),
}
