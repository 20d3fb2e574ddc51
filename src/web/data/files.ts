import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { uploadRoutes } from '#server/files/uploads.ts'
import type { pictureRoutes } from '#server/pictures/routes.ts'
import { fileIn } from '#shared/accepts.ts'
import { given, ours, until } from '../api.ts'

const { files: calls } = hc<typeof uploadRoutes>('/api', ours)
const { files: pictureCalls } = hc<typeof pictureRoutes>('/api', ours)

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

/** How many pictures are shown to choose from at a time. */
const picturesPerPage = 12

/** The newest of one's own pictures, as many as stand in a row of the last. */
export const lastPicturesQuery = queryOptions({
  queryKey: [...filesKey, 'pictures', 'last'],
  queryFn: ({ signal }) => given(calls.$get({ query: { page: '1', limit: '24', kind: 'pictures' } }, until(signal))),
  // Tools make pictures without telling who lists files.
  staleTime: 0,
})

/** One's own pictures, those made and those brought, the newest first. */
export const picturesQuery = infiniteQueryOptions({
  queryKey: [...filesKey, 'pictures'],
  queryFn: ({ signal, pageParam }) =>
    given(
      calls.$get(
        { query: { page: String(pageParam), limit: String(picturesPerPage), kind: 'pictures' } },
        until(signal),
      ),
    ),
  initialPageParam: 1,
  getNextPageParam: ({ page, total }) => (page * picturesPerPage < total ? page + 1 : undefined),
})

/** Has a picture of one's own kept once more as texts have it. */
export const keepForText = (id: string) => given(pictureCalls[':id']['in-text'].$post({ param: { id } }))
