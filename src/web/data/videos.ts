import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { videoRoutes } from '#server/admin/videos.ts'
import { given, ours, until } from '../api.ts'
import { enginesQuery } from './engines.ts'
import { useNews } from './news.ts'

const { videos: calls } = hc<typeof videoRoutes>('/api/admin', ours)

export const videosQuery = queryOptions({
  queryKey: ['videos'],
  queryFn: async ({ signal }) => (await given(calls.$get({}, until(signal)))).videos,
})

/** Sets the video of a tool's guide, or removes it. */
export const useSetVideo = () => {
  const client = useQueryClient()
  const tell = useNews()
  return useMutation({
    mutationFn: ({ slug, video }: { slug: string; video: string | null }) =>
      given(calls[':slug'].$put({ param: { slug: encodeURIComponent(slug) }, json: { video } })),
    onSuccess({ videos }) {
      client.setQueryData(videosQuery.queryKey, videos)
      tell({ stale: enginesQuery.queryKey })
    },
  })
}
