import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { EngineCard, ShownEngine } from '#catalogue/shown.ts'
import type { engineRoutes } from '#server/engines/routes.ts'
import type { Locale } from '#shared/text.ts'
import { fetched, given, ours, until } from '../api.ts'
import { useSoFar } from '../useOfBrowser.ts'
import { isMissing } from './client.ts'

/** All that is known of engines, to be told stale when one has changed. */
export const enginesKey = ['engines'] as const

const { engines: calls } = hc<typeof engineRoutes>('/api', ours)

export const enginesQuery = queryOptions({
  queryKey: [...enginesKey, 'cards'],
  queryFn: async ({ signal }) => (await fetched<{ data: EngineCard[] }>('/api/engines/cards', { signal })).data,
})

/** Every engine with its forms: for whoever has a text and asks what can be made of it. */
export const wholeEnginesQuery = queryOptions({
  queryKey: [...enginesKey, 'whole'],
  queryFn: async ({ signal }) => (await fetched<{ data: ShownEngine[] }>('/api/engines', { signal })).data,
})

/** Every tool for pictures with its forms: for whoever has a picture and asks what can be done with it. */
export const pictureToolsQuery = queryOptions({
  queryKey: [...enginesKey, 'pictures'],
  queryFn: async ({ signal }) => (await fetched<{ data: ShownEngine[] }>('/api/pictures', { signal })).data,
})

/** One engine with its guide and its forms, by its name or by one that it also answers to. */
export const engineQuery = (name: string) =>
  queryOptions({
    queryKey: [...enginesKey, 'one', name],
    queryFn: ({ signal }) => given(calls[':name'].$get({ param: { name: encodeURIComponent(name) } }, until(signal))),
  })

/** What else people call each engine, by its slug. Only a search needs it, and it never changes while a page stands. */
export const searchWordsQuery = (language: Locale) =>
  queryOptions({
    queryKey: [...enginesKey, 'words', language],
    queryFn: async ({ signal }) => (await given(calls.words.$get({ query: { language } }, until(signal)))).data,
    staleTime: Infinity,
  })

/** The card of every engine, and whether it can run now. */
export const useEngines = (): EngineCard[] => useSuspenseQuery(enginesQuery).data

/** The same for a page that draws what it can before they have come: nothing until then. */
export const useEnginesSoFar = (): EngineCard[] | undefined =>
  useSoFar(useQuery({ ...enginesQuery, throwOnError: isMissing }).data)
