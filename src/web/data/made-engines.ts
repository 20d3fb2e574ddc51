import { queryOptions } from '@tanstack/react-query'
import type { Definition } from '#catalogue/custom/definition.ts'
import type { More } from '#catalogue/more.ts'
import type { FindingView, MadeView, OpenedView } from '#server/custom-engines/views.ts'
import type { Field } from '#shared/fields.ts'
import type { Text } from '#shared/text.ts'
import { fetched, post, put } from '../api.ts'

/** All that an administrator knows of engines that are made here. */
export const madeKey = ['made-engines'] as const

const at = '/api/admin/engines'
export const madePath = (id: string) => `${at}/${encodeURIComponent(id)}`

/** Something to begin with. */
export type Template = { readonly id: string; readonly name: Text; readonly description: Text; readonly icon: string }

export type MadeEngines = {
  readonly engines: readonly MadeView[]
  readonly templates: readonly Template[]
  readonly icons: readonly string[]
  readonly more: Readonly<Record<More, Field>>
}

/** The engines that were made here, and what one can make them of. */
export const madeQuery = queryOptions({
  queryKey: [...madeKey, 'list'],
  queryFn: ({ signal }) => fetched<MadeEngines>(at, { signal }),
})

/** One of them, with its draft; it is worked on here, so nothing is fetched over it. */
export const openedQuery = (id: string) =>
  queryOptions({
    queryKey: [...madeKey, 'one', id],
    queryFn: ({ signal }) => fetched<OpenedView>(madePath(id), { signal }),
    staleTime: Infinity,
    gcTime: 0,
  })

/** What a version holds: it never changes. */
export const versionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: [...madeKey, 'version', id, number],
    queryFn: async ({ signal }) =>
      (await fetched<{ definition: Definition }>(`${madePath(id)}/versions/${number}`, { signal })).definition,
    staleTime: Infinity,
  })

export type Saved = { readonly revision: number; readonly updatedAt: string; readonly findings: readonly FindingView[] }
export type Checked = {
  readonly name: Text | null
  readonly readable: boolean
  readonly findings: readonly FindingView[]
}

export const begins = (like: string) => fetched<OpenedView>(at, post({ like }))
export const checks = (file: object) => fetched<Checked>(`${at}/check`, post({ file }))
export const imports = (file: object) => fetched<OpenedView>(`${at}/import`, post({ file }))
export const saves = (id: string, draft: Definition, revision: number) =>
  fetched<Saved>(madePath(id), put({ draft, revision }))
export const publishes = (id: string, revision: number, note: string) =>
  fetched<OpenedView>(`${madePath(id)}/publish`, post({ revision, note }))
export const rollsBack = (id: string, number: number, note: string) =>
  fetched<OpenedView>(`${madePath(id)}/versions/${number}/publish`, post({ note }))
export const withdraws = (id: string) => fetched<OpenedView>(`${madePath(id)}/withdraw`, post())
export const promptOf = (id: string, asked: { call: string; language: string; values: object }) =>
  fetched<{ system: string; prompt: string }>(`${madePath(id)}/told`, post(asked))
