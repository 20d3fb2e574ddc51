import { queryOptions } from '@tanstack/react-query'
import { hc, type InferResponseType } from 'hono/client'
import type { Definition } from '#catalogue/custom/definition.ts'
import type { engineAdminRoutes } from '#server/admin/engines.ts'
import { given, ours, until } from '../api.ts'

/** All that an administrator knows of engines that are made here. */
export const madeKey = ['made-engines'] as const

const { engines: calls } = hc<typeof engineAdminRoutes>('/api/admin', ours)
const one = calls[':id']
const version = one.versions[':number']
const withId = (id: string) => ({ param: { id: encodeURIComponent(id) } })
const withNumber = (id: string, number: number) => ({
  param: { id: encodeURIComponent(id), number: String(number) },
})

export type MadeEngines = InferResponseType<typeof calls.$get>

/** The engines that were made here, and what one can make them of. */
export const madeQuery = queryOptions({
  queryKey: [...madeKey, 'list'],
  queryFn: ({ signal }) => given(calls.$get({}, until(signal))),
})

/** One of them as it is now, whatever was known before. */
export const opens = (id: string, signal?: AbortSignal) => given(one.$get(withId(id), signal && until(signal)))

/** One of them, with its draft; it is worked on here, so nothing is fetched over it. */
export const openedQuery = (id: string) =>
  queryOptions({
    queryKey: [...madeKey, 'one', id],
    queryFn: ({ signal }) => opens(id, signal),
    staleTime: Infinity,
    gcTime: 0,
  })

/** What a version holds: it never changes. */
export const versionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: [...madeKey, 'version', id, number],
    queryFn: async ({ signal }) => (await given(version.$get(withNumber(id, number), until(signal)))).definition,
    staleTime: Infinity,
  })

export type Saved = InferResponseType<typeof one.$put>
export type Checked = InferResponseType<typeof calls.check.$post>
export type ToolFile = Parameters<typeof calls.check.$post>[0]['json']['file']
type Prompt = Parameters<typeof one.told.$post>[0]['json']

export const begins = (like: string) => given(calls.$post({ json: { like } }))
export const checks = (file: ToolFile) => given(calls.check.$post({ json: { file } }))
export const imports = (file: ToolFile) => given(calls.import.$post({ json: { file } }))
export const saves = (id: string, draft: Definition, revision: number) =>
  given(one.$put({ ...withId(id), json: { draft, revision } }))
export const deletes = (id: string) => one.$delete(withId(id))
export const exportOf = (id: string) => given(one.export.$get(withId(id)))
export const publishes = (id: string, revision: number, note: string) =>
  given(one.publish.$post({ ...withId(id), json: { revision, note } }))
export const rollsBack = (id: string, number: number, note: string) =>
  given(version.publish.$post({ ...withNumber(id, number), json: { note } }))
export const withdraws = (id: string) => given(one.withdraw.$post(withId(id)))
export const promptOf = (id: string, json: Prompt) => given(one.told.$post({ ...withId(id), json }))
