import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { stylePictureAdminRoutes, stylePictureRoutes } from '#server/styles/routes.ts'
import { given, ours, until } from '../api.ts'

const { 'style-pictures': calls } = hc<typeof stylePictureRoutes>('/api', ours)
const { 'style-pictures': adminCalls } = hc<typeof stylePictureAdminRoutes>('/api/admin', ours)

/** By style, the name of the picture that this installation has painted of it. */
export const stylePicturesQuery = queryOptions({
  queryKey: ['style-pictures'] as const,
  queryFn: async ({ signal }) => (await given(calls.$get({}, until(signal)))).pictures,
})

/** Where the picture of a style lies: under another name it is another one. */
export const stylePictureAt = (style: string, name: string) => `/api/style-pictures/${style}?name=${name}`

/** All styles, and what can paint pictures of them. */
export const stylePaintersQuery = queryOptions({
  queryKey: ['style-painters'] as const,
  queryFn: ({ signal }) => given(adminCalls.$get({}, until(signal))),
  staleTime: 0,
})

/** Shows a style by a picture that was painted here. */
export const showStyleBy = async (style: string, picture: string) =>
  (await given(adminCalls[':style'].$put({ param: { style }, json: { picture } }))).pictures

/** Shows all styles by their drawings again. */
export const removeStylePictures = async () => (await given(adminCalls.$delete())).pictures
