import { queryOptions } from '@tanstack/react-query'
import type { FileView } from '#server/files/views.ts'
import { fileIn } from '#shared/accepts.ts'
import { fetched } from '../api.ts'

/** All that is known of files, to be told stale when one has come or gone. */
export const filesKey = ['files'] as const

/** One file by its address, `/files/…`. */
export const fileQuery = (address: string) =>
  queryOptions({
    queryKey: [...filesKey, 'one', address],
    queryFn: async ({ signal }) =>
      (await fetched<{ file: FileView }>(`/api/files/${fileIn(address) ?? ''}`, { signal })).file,
    staleTime: Infinity,
    retry: false,
  })
