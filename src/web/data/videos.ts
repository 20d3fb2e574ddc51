import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { VideosView } from '#server/admin/videos.ts'
import { fetched, put } from '../api.ts'
import { enginesQuery } from './engines.ts'
import { useNews } from './news.ts'

const at = '/api/admin/videos'

export const videosQuery = queryOptions({
  queryKey: ['videos'],
  queryFn: async ({ signal }) => (await fetched<VideosView>(at, { signal })).videos,
})

/** Sets the video of a tool's guide, or removes it. */
export const useSetVideo = () => {
  const client = useQueryClient()
  const tell = useNews()
  return useMutation({
    mutationFn: ({ slug, video }: { slug: string; video: string | null }) =>
      fetched<VideosView>(`${at}/${encodeURIComponent(slug)}`, put({ video })),
    onSuccess({ videos }) {
      client.setQueryData(videosQuery.queryKey, videos)
      tell({ stale: enginesQuery.queryKey })
    },
  })
}
