import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { senderRoutes } from '#server/account/sender.ts'
import type { Sender, SenderKey } from '#shared/sender.ts'
import { given, ours, until } from '../api.ts'
import { useNews } from './news.ts'

export const senderKey = ['sender'] as const

const { sender: calls } = hc<typeof senderRoutes>('/api', ours).user

export const senderQuery = queryOptions({
  queryKey: senderKey,
  queryFn: ({ signal }) => given(calls.$get({}, until(signal))),
})

/**
 * What the person keeps of themselves as the sender of texts, and how to change it. `save` takes the place of all of
 * it; `keep(key, value)` adds one thing to what is kept by then, wherever that was changed, and throws `invalid` where
 * it is too long.
 */
export const useSender = () => {
  const client = useQueryClient()
  const tell = useNews()
  const query = useQuery(senderQuery)
  const save = useMutation({
    mutationFn: (sender: Sender) => given(calls.$put({ json: sender })),
    onSuccess(kept) {
      client.setQueryData(senderKey, kept)
      tell({ stale: senderKey })
    },
  })
  return {
    query,
    save,
    keep: async (key: SenderKey, value: string) =>
      save.mutateAsync({ ...(await client.fetchQuery({ ...senderQuery, staleTime: 0 })), [key]: value }),
  }
}
