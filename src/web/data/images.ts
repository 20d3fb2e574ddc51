import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { imageRoutes, ImageView } from '#server/image-search/routes.ts'
import { given, ours, until } from '../api.ts'

export type { ImageView }

const calls = hc<typeof imageRoutes>('/api', ours)

/** Which collection of pictures can be searched here, if one can. */
export const imageSearchQuery = queryOptions({
  queryKey: ['images'] as const,
  queryFn: ({ signal }) => given(calls.images.$get({}, until(signal))),
})

/** What a search finds; the same is not asked twice. */
export const foundQuery = (content: string) =>
  queryOptions({
    queryKey: ['images', content] as const,
    queryFn: ({ signal }) => given(calls.engins.search_image.$post({ json: { content } }, until(signal))),
    enabled: content !== '',
    staleTime: 30 * 60_000,
    retry: false,
  })

/** Has a picture that was found kept as a file of one's own. */
export const keepImage = (image: string) => given(calls.images.$post({ json: { image } }))
