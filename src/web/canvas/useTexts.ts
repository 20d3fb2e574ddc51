import { useQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { pictureRoutes } from '#server/pictures/routes.ts'
import { given, ours, until } from '../api.ts'

const { pictures: calls } = hc<typeof pictureRoutes>('/api', ours)

/** The lines of text on a picture of one's own, as the server finds them. */
export const useTexts = (picture: string, wanted: boolean) =>
  useQuery({
    queryKey: ['texts', picture],
    queryFn: ({ signal }) => given(calls.texts.$post({ json: { picture } }, until(signal))),
    enabled: wanted,
    staleTime: Infinity,
    retry: false,
  })
