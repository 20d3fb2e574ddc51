import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { runRoutes } from '#server/library/history.ts'
import type { handRoutes } from '#server/runs/by-hand.ts'
import type { pinRoutes } from '#server/runs/pins.ts'
import type { refineRoutes } from '#server/runs/refine.ts'
import type { Answer } from '#shared/answers.ts'
import { given, ours, until } from '../api.ts'
import { fitsKeepalive } from './keepalive.ts'

const { runs: calls } = hc<typeof runRoutes>('/api', ours)
const { runs: refined } = hc<typeof refineRoutes>('/api', ours)
const { runs: byHand } = hc<typeof handRoutes>('/api', ours)
const { runs: pinned } = hc<typeof pinRoutes>('/api', ours)
const paramOf = (id: string) => ({ param: { id: encodeURIComponent(id) } })

/** All that is known of runs, to be told stale when one has begun or ended. */
export const runsKey = ['runs'] as const

/** One run with its inputs and its result. */
export const runQuery = (id: string) =>
  queryOptions({
    queryKey: [...runsKey, 'one', id],
    queryFn: ({ signal }) => given(calls[':id'].$get(paramOf(id), until(signal))),
  })

/** All versions of a text, the first one first. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...runsKey, 'versions', id],
    queryFn: ({ signal }) => given(refined[':id'].versions.$get(paramOf(id), until(signal))),
    placeholderData: keepPreviousData,
  })

/** The tool a run was begun with, as it was then. */
export const engineOfRunQuery = (id: string) =>
  queryOptions({
    queryKey: [...runsKey, 'engine', id],
    queryFn: ({ signal }) => given(calls[':id'].engine.$get(paramOf(id), until(signal))),
    staleTime: Infinity,
  })

/** What a list is narrowed by, as words of an address of the server. */
export type Filters = Readonly<Record<string, string>>
export type ListQuery = {
  readonly page?: number
  readonly limit: number
  readonly search?: string
  readonly filters?: Filters
}

/** The words of an address for a list. */
export const listWords = ({ page = 1, limit, search = '', filters }: ListQuery) =>
  new URLSearchParams({ page: String(page), limit: String(limit), ...(search && { search }), ...filters })

/** With which engines and by which models the texts of the history were made. */
export const runFiltersQuery = queryOptions({
  queryKey: [...runsKey, 'filters'],
  queryFn: ({ signal }) => given(calls.filters.$get({}, until(signal))),
})

/** The newest runs first. While the next page comes, the one before stays. */
export const runListQuery = (asked: ListQuery) =>
  queryOptions({
    queryKey: [...runsKey, 'list', asked],
    queryFn: ({ signal }) => given(calls.$get({ query: Object.fromEntries(listWords(asked)) }, until(signal))),
    placeholderData: keepPreviousData,
  })

/** A list's words for texts, each once: those that gave something, unless the others are asked for. */
export const ofTexts = (filters: Filters = {}): Filters => ({ group: 'text', gave: 'text', ...filters })

/** The texts changed last first, each by its newest version that was found. */
export const textListQuery = ({ filters, ...asked }: ListQuery) => runListQuery({ ...asked, filters: ofTexts(filters) })

/** Removes the runs that these words of an address name. */
export const removeRuns = (query: URLSearchParams) => given(calls.$delete({ query: Object.fromEntries(query) }))
/** Brings back what went with a removal. */
export const restoreRuns = (removal: string) => given(calls.removals[':id'].restore.$post(paramOf(removal)))
export const stopRun = (id: string) => calls[':id'].stop.$post(paramOf(id))

/** Which other model could write a run that its own could not. */
export const otherModelQuery = (id: string) =>
  queryOptions({
    queryKey: [...runsKey, 'other model', id],
    queryFn: ({ signal }) => given(calls[':id']['other-model'].$get(paramOf(id), until(signal))),
  })

export const keepPins = (run: string, pins: readonly string[]) =>
  given(pinned[':id'].pins.$put({ ...paramOf(run), json: { pins: [...pins] } }))

type Edited = { answer: Answer; variant?: number | undefined; was: string | undefined }

/** The wire takes what can be changed; nobody changes it. */
const asSent = (answer: Answer) => answer as string | unknown[] | Record<string, unknown>

/**
 * Keeps an answer as its reader has changed it; hands back the version that holds it. `isLast`: the page may be gone
 * before that is there.
 */
export const keepEdited = (id: string, { answer, ...of }: Edited, isLast = false) => {
  const json = { ...of, answer: asSent(answer) }
  const init = { keepalive: fitsKeepalive(json, isLast) }
  return given(byHand[':id'].edited.$put({ ...paramOf(id), json }, { init }))
}
