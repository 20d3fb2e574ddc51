import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { sources } from '#server/knowledge/routes.ts'
import { given, ours, until } from '../api.ts'

/** Whose it is: a brand's, by its id, or the person's own. */
export type Whose = string | undefined

const place = (brand: Whose) => (brand === undefined ? '/api/user' : `/api/brands/${encodeURIComponent(brand)}`)
/** The address of what somebody keeps. */
export const placeOf = (brand: Whose, what: string) => `${place(brand)}/${what}`
/** The calls about what somebody keeps. */
export const callsOf = (brand: Whose) => hc<typeof sources>(placeOf(brand, 'knowledge'), ours)

export const knowledgeKey = (brand: Whose) => ['knowledge', brand ?? ''] as const

export const knowledgeQuery = (brand: Whose) =>
  queryOptions({
    queryKey: knowledgeKey(brand),
    queryFn: async ({ signal }) => (await given(callsOf(brand).index.$get({}, until(signal)))).sources,
  })
