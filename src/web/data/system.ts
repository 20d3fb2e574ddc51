import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { backupRoutes } from '#server/admin/backups.ts'
import type { dictionaryRoutes } from '#server/admin/dictionaries.ts'
import type { systemRoutes } from '#server/admin/system.ts'
import { given, ours, until } from '../api.ts'

const { system, jobs } = hc<typeof systemRoutes>('/api/admin', ours)
const { backups } = hc<typeof backupRoutes>('/api/admin', ours)
const { dictionaries } = hc<typeof dictionaryRoutes>('/api/admin', ours)

const soon = 10_000
const whileMaking = 2000

/** How the installation is, asked again while one looks. */
export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: ({ signal }) => given(system.$get({}, until(signal))),
  refetchInterval: soon,
  staleTime: 0,
})

export const jobsKey = ['jobs'] as const

/** How it stands with what nobody watches. */
export const jobsQuery = queryOptions({
  queryKey: jobsKey,
  queryFn: async ({ signal }) => (await given(jobs.$get({}, until(signal)))).jobs,
  refetchInterval: soon,
  staleTime: 0,
})

export const backupsKey = ['backups'] as const

/** The backups there are; while one is made, also elsewhere, it is asked often. */
export const backupsQuery = queryOptions({
  queryKey: backupsKey,
  queryFn: ({ signal }) => given(backups.$get({}, until(signal))),
  refetchInterval: ({ state }) => state.data?.embedded === true && state.data.making && whileMaking,
  staleTime: 0,
})

export const dictionariesKey = ['dictionaries'] as const

/** The dictionaries and whether they are here; while they are fetched, also elsewhere, it is asked often. */
export const dictionariesQuery = queryOptions({
  queryKey: dictionariesKey,
  queryFn: ({ signal }) => given(dictionaries.$get({}, until(signal))),
  refetchInterval: ({ state }) => state.data?.state === 'installing' && whileMaking,
  staleTime: 0,
})

/** Does a job again that has failed. */
export const doAgain = (id: string) => jobs[':id'].again.$post({ param: { id: encodeURIComponent(id) } })

export const makeBackup = () => given(backups.$post())
export const planBackups = (json: Parameters<typeof backups.$put>[0]['json']) => backups.$put({ json })
export const deleteBackup = (name: string) => backups[':name'].$delete({ param: { name: encodeURIComponent(name) } })

export const installDictionaries = () => given(dictionaries.$post())
export const removeDictionaries = () => given(dictionaries.$delete())
