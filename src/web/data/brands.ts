import { useRef } from 'react'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { BrandView } from '#shared/brand.ts'
import type { Values } from '#shared/fields.ts'
import { asProblem } from '#shared/problems.ts'
import { call, fetched, post, put, remove } from '../api.ts'
import { enginesKey } from './engines.ts'
import { useNews } from './news.ts'
import { sendPicture } from '../avatars/calls.ts'
import { sessionKey } from './session.ts'

const brandsKey = ['brands'] as const

export const brandsQuery = queryOptions({
  queryKey: brandsKey,
  queryFn: async ({ signal }) => (await fetched<{ brands: BrandView[] }>('/api/brands', { signal })).brands,
})

/** What the brand of a text asks of it, as it stands now: nothing while it is on its way or gone. */
export const useVoice = ({ brand }: Values): Values | undefined =>
  useQuery({ ...brandsQuery, enabled: brand !== undefined }).data?.find(({ _id }) => _id === brand)

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
  const made = useRef(id)
  return useMutation({
    async mutationFn({ values, logo }: SentBrand) {
      const known = made.current
      const brand = await (known
        ? fetched<BrandView>(`${at}/${known}`, put(values))
        : fetched<BrandView>(at, post(values)))
      made.current = brand._id
      if (logo !== undefined) await sendPicture(`${at}/${brand._id}/logo`, logo)
    },
    onSettled: useChanged(),
  })
}

/** One that is gone already counts as deleted. */
export const useDeleteBrand = (id: string) =>
  useMutation({
    mutationFn: () =>
      call(`${at}/${id}`, remove).catch((error: unknown) => {
        if (asProblem(error).code !== 'not_found') throw error
      }),
    onSuccess: useChanged(),
  })

/** Chooses the brand that this person's forms begin with; null: none. */
export const useChooseBrand = () =>
  useMutation({
    mutationFn: (brand: string | null) => call('/api/user/brand', put({ brand })),
    onSuccess: useChanged(),
  })
