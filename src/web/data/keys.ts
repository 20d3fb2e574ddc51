import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { keyRoutes } from '#server/account/keys.ts'
import { asProblem } from '#shared/problems.ts'
import { given, ours, until } from '../api.ts'
import { useNews } from './news.ts'

export const keysKey = ['keys'] as const

const { keys: calls } = hc<typeof keyRoutes>('/api', ours)

const keysQuery = queryOptions({
  queryKey: keysKey,
  queryFn: async ({ signal }) => (await given(calls.$get({}, until(signal)))).keys,
})

/** How long a new key is to be valid; null: for ever. */
export type WantedKey = Parameters<typeof calls.$post>[0]['json']

/** The person's API keys, and how to make one and take one back. One that is gone already counts as taken back. */
export const useKeys = () => {
  const tell = useNews()
  const onSuccess = () => tell({ stale: keysKey })
  return {
    keys: useQuery(keysQuery),
    make: useMutation({ mutationFn: (wanted: WantedKey) => given(calls.$post({ json: wanted })), onSuccess }),
    takeBack: useMutation({
      mutationFn: (id: string) =>
        calls[':id'].$delete({ param: { id } }).catch((error: unknown) => {
          if (asProblem(error).code !== 'not_found') throw error
        }),
      onSuccess,
    }),
  }
}
