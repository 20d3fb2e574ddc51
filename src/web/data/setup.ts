import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { modelRoutes, ModelsView } from '#server/admin/models.ts'
import type { Installation, installationSettingRoutes } from '#server/auth/installation.ts'
import { given, ours, until } from '../api.ts'

export type Setup = ModelsView
export type FoundModels = Setup['found'][number]
export type Offered = Setup['providers'][number]
export type Who = NonNullable<Installation['who']>

const { installation } = hc<typeof installationSettingRoutes>('/api/admin', ours)
const { models } = hc<typeof modelRoutes>('/api/admin', ours)
const lookAgain = 4000

/** Without a key, the one that is stored for the same provider holds. */
export type ModelChoice = Parameters<typeof models.$put>[0]['json']

/** What is connected and what could be; looked up again every few seconds, so that a program just started appears. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => given(models.$get({}, until(signal))),
  refetchInterval: lookAgain,
})
export const useSetup = (): Setup => useSuspenseQuery(setupQuery).data

export const checkModel = (choice: ModelChoice) => given(models.check.$post({ json: choice }))
export const connectModel = (choice: ModelChoice) => given(models.$put({ json: choice }))
export const forgetModel = () => given(models.$delete())
export const addModel = (choice: ModelChoice) => given(models.$post({ json: choice }))
export const setKey = (json: Parameters<typeof models.key.$put>[0]['json']) => given(models.key.$put({ json }))
export const arrangeLevel = (json: Parameters<typeof models.levels.$put>[0]['json']) =>
  given(models.levels.$put({ json }))
const oneOf = (name: string) => ({ param: { name: encodeURIComponent(name) } })
export const tryModel = (name: string) => given(models[':name'].try.$post(oneOf(name)))
export const removeModel = (name: string) => given(models[':name'].$delete(oneOf(name)))
export const answerWho = (who: Who) => given(installation.$put({ json: { who } }))
