import { useMemo, useRef } from 'react'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { Values } from '#shared/fields.ts'
import { type Saying, sayingsOf } from '#shared/sayings.ts'
import { asProblem } from '#shared/problems.ts'
import { hc } from 'hono/client'
import type { brandAdminRoutes } from '#server/admin/brands.ts'
import type { brandRoutes } from '#server/brands/routes.ts'
import { given, ours, until } from '../api.ts'
import { enginesKey } from './engines.ts'
import { useNews } from './news.ts'
import { sendPicture } from './avatars.ts'
import { sessionKey, useSession } from './session.ts'

const { brands: calls, user } = hc<typeof brandRoutes>('/api', ours)
const { brands: made } = hc<typeof brandAdminRoutes>('/api/admin', ours)
const brandsKey = ['brands'] as const

export const brandsQuery = queryOptions({
  queryKey: brandsKey,
  queryFn: async ({ signal }) => (await given(calls.$get({}, until(signal)))).brands,
})

/** What the brand of a text asks of it, as it stands now: nothing while it is on its way or gone. */
export const useVoice = ({ brand }: Values): Values | undefined =>
  useQuery({ ...brandsQuery, enabled: brand !== undefined }).data?.find(({ _id }) => _id === brand)

/** How the brand that a person's forms begin with has things spoken. */
export const useSayings = (): readonly Saying[] => {
  const { brand_text: own } = useSession()
  const { data } = useQuery({ ...brandsQuery, enabled: own !== null })
  return useMemo(() => sayingsOf(data?.find(({ _id }) => _id === own) ?? {}), [data, own])
}

/** Everything that shows brands: the lists, the forms that offer them, and the person's own. */
const useChanged = () => {
  const tell = useNews()
  return () => {
    for (const stale of [brandsKey, enginesKey, sessionKey]) tell({ stale })
  }
}

const at = '/api/admin/brands'

/** A brand as it is sent: its form, and its logo, where that changes; null takes it away. */
type SentBrand = { readonly values: Values; readonly logo: Blob | null | undefined }

/** Makes a brand, or changes the one of this id. What was made before its logo failed is not made twice. */
export const useSaveBrand = (id: string | undefined) => {
  const known = useRef(id)
  return useMutation({
    async mutationFn({ values, logo }: SentBrand) {
      const id = known.current
      const brand = await (id
        ? given(made[':id'].$put({ param: { id }, json: values }))
        : given(made.$post({ json: values })))
      known.current = brand._id
      if (logo !== undefined) await sendPicture(`${at}/${brand._id}/logo`, logo)
    },
    onSettled: useChanged(),
  })
}

/** One that is gone already counts as deleted. */
export const useDeleteBrand = (id: string) =>
  useMutation({
    mutationFn: () =>
      made[':id'].$delete({ param: { id } }).catch((error: unknown) => {
        if (asProblem(error).code !== 'not_found') throw error
      }),
    onSuccess: useChanged(),
  })

/** Chooses the brand that this person's forms begin with; null: none. */
export const useChooseBrand = () =>
  useMutation({
    mutationFn: (brand: string | null) => user.brand.$put({ json: { brand } }),
    onSuccess: useChanged(),
  })
