import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { EnlargingFactor } from '#shared/enlarging.ts'
import type { EnlargingShown, pictureRoutes } from '#server/pictures/routes.ts'
import { given, ours, until } from '../api.ts'

export type { EnlargingShown }
const { pictures: calls } = hc<typeof pictureRoutes>('/api', ours)

/** What would make a picture of one's own larger, and how long that takes here. */
export const enlargingQuery = (picture: string, factor: EnlargingFactor) =>
  queryOptions({
    queryKey: ['enlarging', picture, factor] as const,
    queryFn: ({ signal }) => given(calls.enlarging.$post({ json: { picture, factor } }, until(signal))),
    // A model may be downloaded or deleted meanwhile.
    staleTime: 0,
  })
