import { queryOptions } from '@tanstack/react-query'
import type { BackupsView } from '#server/admin/backups.ts'
import type { DictionariesView } from '#server/admin/dictionaries.ts'
import type { JobsView, SystemView } from '#server/admin/system.ts'
import { fetched } from '../api.ts'

const soon = 10_000
const whileMaking = 2000

/** How the installation is, asked again while one looks. */
export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: ({ signal }) => fetched<SystemView>('/api/admin/system', { signal }),
  refetchInterval: soon,
  staleTime: 0,
})

export const jobsKey = ['jobs'] as const

/** How it stands with what nobody watches. */
export const jobsQuery = queryOptions({
  queryKey: jobsKey,
  queryFn: async ({ signal }) => (await fetched<{ jobs: JobsView }>('/api/admin/jobs', { signal })).jobs,
  refetchInterval: soon,
  staleTime: 0,
})

export const backupsKey = ['backups'] as const

/** The backups there are; while one is made, also elsewhere, it is asked often. */
export const backupsQuery = queryOptions({
  queryKey: backupsKey,
  queryFn: ({ signal }) => fetched<BackupsView>('/api/admin/backups', { signal }),
  refetchInterval: ({ state }) => state.data?.embedded === true && state.data.making && whileMaking,
  staleTime: 0,
})

export const dictionariesKey = ['dictionaries'] as const

/** The dictionaries and whether they are here; while they are fetched, also elsewhere, it is asked often. */
export const dictionariesQuery = queryOptions({
  queryKey: dictionariesKey,
  queryFn: ({ signal }) => fetched<DictionariesView>('/api/admin/dictionaries', { signal }),
  refetchInterval: ({ state }) => state.data?.state === 'installing' && whileMaking,
  staleTime: 0,
})
