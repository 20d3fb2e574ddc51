import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { connectionRoutes, ServicesView, TriedView } from '#server/connected/routes.ts'
import { given, ours, until } from '../api.ts'

export type { ServicesView, TriedView }

/** What services do that are connected in the administration, as the API calls them. */
export type ServiceKind = 'searches' | 'speakers' | 'listeners' | 'painters'

const callsOf = (kind: ServiceKind) => hc<ReturnType<typeof connectionRoutes>>(`/api/admin/${kind}`, ours)

/** The services of a kind that are connected, and all there are. */
export const servicesQuery = (kind: ServiceKind) =>
  queryOptions({
    queryKey: ['services', kind] as const,
    queryFn: ({ signal }) => given(callsOf(kind).index.$get({}, until(signal))),
  })

/** What a service is named with. */
export type NamedService = {
  service: string
  with: string
  model?: string
  address?: string
  workflows?: { name: string; text: string }[]
}

/** Connects a service, once it has answered. */
export const addService = (kind: ServiceKind, json: NamedService) => given(callsOf(kind).index.$post({ json }))
export const tryService = (kind: ServiceKind, service: string) =>
  given(callsOf(kind)[':service'].try.$post({ param: { service } }))
export const removeService = (kind: ServiceKind, service: string) =>
  given(callsOf(kind)[':service'].$delete({ param: { service } }))
