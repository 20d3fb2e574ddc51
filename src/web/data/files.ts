import { queryOptions } from '@tanstack/react-query'
import { fileIn } from '#shared/accepts.ts'
import { fetched } from '../api.ts'

/** A file of one's own, with what was understood of it. */
export type FileView = {
  readonly _id: string
  readonly address: string
  readonly name: string
  readonly type: string
  readonly bytes: number
  readonly pages: number | null
  readonly words: number | null
  readonly language: string | null
  readonly excerpt: string | null
  readonly createdAt: string
}

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
