import { keepPreviousData, queryOptions } from '@tanstack/react-query'
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

type FileList = { files: FileView[]; total: number; page: number; used: number; limit: number }

/** How many files a list shows at a time. */
export const filesPerPage = 10

/** The newest files first, and what all of them take up; bytes. While the next page comes, the one before stays. */
export const fileListQuery = (page: number) =>
  queryOptions({
    queryKey: [...filesKey, 'list', page],
    queryFn: ({ signal }) => fetched<FileList>(`/api/files?page=${page}&limit=${filesPerPage}`, { signal }),
    placeholderData: keepPreviousData,
  })
