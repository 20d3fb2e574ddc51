import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sender, SenderKey } from '#shared/sender.ts'
import { fetched, put } from '../api.ts'
import { useNews } from './news.ts'

export const senderKey = ['sender'] as const

const at = '/api/user/sender'

export const senderQuery = queryOptions({
  queryKey: senderKey,
  queryFn: ({ signal }) => fetched<Sender>(at, { signal }),
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
    mutationFn: (sender: Sender) => fetched<Sender>(at, put(sender)),
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
