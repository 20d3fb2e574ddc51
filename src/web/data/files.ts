import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { uploadRoutes } from '#server/files/uploads.ts'
import { fileIn } from '#shared/accepts.ts'
import { given, ours, until } from '../api.ts'

const { files: calls } = hc<typeof uploadRoutes>('/api', ours)

/** All that is known of files, to be told stale when one has come or gone. */
export const filesKey = ['files'] as const

/** One file by its address, `/files/…`. */
export const fileQuery = (address: string) =>
  queryOptions({
    queryKey: [...filesKey, 'one', address],
    queryFn: async ({ signal }) =>
      (await given(calls[':id'].$get({ param: { id: fileIn(address) ?? '' } }, until(signal)))).file,
    staleTime: Infinity,
    retry: false,
  })

/** How many files a list shows at a time. */
export const filesPerPage = 10

/** The newest files first, and what all of them take up; bytes. While the next page comes, the one before stays. */
export const fileListQuery = (page: number) =>
  queryOptions({
    queryKey: [...filesKey, 'list', page],
    queryFn: ({ signal }) =>
      given(calls.$get({ query: { page: String(page), limit: String(filesPerPage) } }, until(signal))),
    placeholderData: keepPreviousData,
  })
