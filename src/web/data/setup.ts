import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { ModelsView } from '#server/admin/models.ts'
import type { Quality } from '#shared/quality.ts'
import type { Installation, installationSettingRoutes } from '#server/auth/installation.ts'
import { fetched, given, ours, post, put, remove } from '../api.ts'

export type Setup = ModelsView
export type FoundModels = Setup['found'][number]
export type Offered = Setup['providers'][number]
export type Who = NonNullable<Installation['who']>
/** Without a key, the one that is stored for the same provider holds. */
export type ModelChoice = { provider: string; model: string; key?: string }
export type Checked = { milliseconds: number; answer: string }

const { installation } = hc<typeof installationSettingRoutes>('/api/admin', ours)
const models = '/api/admin/models'
const lookAgain = 4000

/** What is connected and what could be; looked up again every few seconds, so that a program just started appears. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => fetched<Setup>(models, { signal }),
  refetchInterval: lookAgain,
})
export const useSetup = (): Setup => useSuspenseQuery(setupQuery).data

export const checkModel = (choice: ModelChoice) => fetched<Checked>(`${models}/check`, post(choice))
export const connectModel = (choice: ModelChoice) => fetched<Setup>(models, put(choice))
export const forgetModel = () => fetched<Setup>(models, remove)
export const addModel = (choice: ModelChoice) => fetched<Setup>(models, post(choice))
export const setKey = (key: { provider: string; key: string }) => fetched<Setup>(`${models}/key`, put(key))
export const arrangeLevel = (order: { level: Quality; models: readonly string[] }) =>
  fetched<Setup>(`${models}/levels`, put(order))
const oneOf = (name: string) => `${models}/${encodeURIComponent(name)}`
export const tryModel = (name: string) => fetched<Checked>(`${oneOf(name)}/try`, post({}))
export const removeModel = (name: string) => fetched<Setup>(oneOf(name), remove)
export const answerWho = (who: Who) => given(installation.$put({ json: { who } }))
