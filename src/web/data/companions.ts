import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { companionRoutes } from '#server/companions/routes.ts'
import type { Companions } from '#shared/companions.ts'
import { given, ours, until } from '../api.ts'
import { runsKey } from './runs.ts'

const { runs: calls } = hc<typeof companionRoutes>('/api', ours)
const paramOf = (id: string) => ({ param: { id: encodeURIComponent(id) } })

/** What goes with a text, whichever of its versions is named. */
export const companionsQuery = (run: string) =>
  queryOptions({
    queryKey: [...runsKey, 'companions', run],
    queryFn: async ({ signal }): Promise<Companions> =>
      given(calls[':id'].companions.$get(paramOf(run), until(signal))),
  })

/** Adds to what goes with a text. */
export const addCompanions = async (run: string, more: Partial<Companions>): Promise<Companions> =>
  given(calls[':id'].companions.$put({ ...paramOf(run), json: more }))
