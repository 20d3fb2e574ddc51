import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { downloadRoutes, DownloadsView } from '#server/admin/downloads.ts'
import { given, ours, until } from '../api.ts'
import { setupQuery } from './setup.ts'

export type { DownloadsView }
export type DownloadView = DownloadsView['downloads'][number]

const { downloads } = hc<typeof downloadRoutes>('/api/admin', ours)
const whileLoading = 1000

export const isOnItsWay = ({ state }: DownloadView) => state === 'loading' || state === 'checking'

/** What can be downloaded onto the server; while something is on its way, also from elsewhere, it is asked often. */
export const downloadsQuery = queryOptions({
  queryKey: ['downloads'] as const,
  queryFn: ({ signal }) => given(downloads.$get({}, until(signal))),
  refetchInterval: ({ state }) => state.data?.downloads.some(isOnItsWay) && whileLoading,
  staleTime: 0,
})

const changes = {
  begin: (id: string) => downloads[':id'].$post({ param: { id } }),
  pause: (id: string) => downloads[':id'].pause.$post({ param: { id } }),
  remove: (id: string) => downloads[':id'].$delete({ param: { id } }),
}

/** Begins, holds up or gives up a download; what came of it is seen at once. */
export const useDownload = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: keyof typeof changes) => given(changes[change](id)),
    onSuccess(view) {
      client.setQueryData(downloadsQuery.queryKey, view)
      return client.invalidateQueries(setupQuery)
    },
  })
}
