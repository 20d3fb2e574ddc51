import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { KeyView, NewKeyView } from '#server/keys.ts'
import { asProblem } from '#shared/problems.ts'
import { call, fetched, post, remove } from '../api.ts'
import { useNews } from './news.ts'

export const keysKey = ['keys'] as const

const keysQuery = queryOptions({
  queryKey: keysKey,
  queryFn: async ({ signal }) => (await fetched<{ keys: KeyView[] }>('/api/keys', { signal })).keys,
})

/** How long a new key is to be valid; null: for ever. */
export type WantedKey = { name: string; days: number | null }

/** The person's API keys, and how to make one and take one back. One that is gone already counts as taken back. */
export const useKeys = () => {
  const tell = useNews()
  const onSuccess = () => tell({ stale: keysKey })
  return {
    keys: useQuery(keysQuery),
    make: useMutation({ mutationFn: (wanted: WantedKey) => fetched<NewKeyView>('/api/keys', post(wanted)), onSuccess }),
    takeBack: useMutation({
      mutationFn: (id: string) =>
        call(`/api/keys/${id}`, remove).catch((error: unknown) => {
          if (asProblem(error).code !== 'not_found') throw error
        }),
      onSuccess,
    }),
  }
}
