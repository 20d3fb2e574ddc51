import { useEffect, useRef } from 'react'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { trainingFeeRoutes } from '#server/training/fee-routes.ts'
import type { imageModelRoutes } from '#server/training/routes.ts'
import type { ImageModelView } from '#server/training/views.ts'
import { asProblem } from '#shared/problems.ts'
import type { ImageModelKind, TrainerId } from '#shared/image-models.ts'
import { given, ours, until } from '../api.ts'
import { enginesKey } from './engines.ts'
import { useNews } from './news.ts'

export type { ImageModelView }
export type ModelPicture = ImageModelView['pictures'][number]

const { 'image-models': calls } = hc<typeof imageModelRoutes>('/api', ours)
const { training: fee } = hc<typeof trainingFeeRoutes>('/api/admin', ours)

export const imageModelsKey = ['image-models'] as const
const feeKey = ['training-fee'] as const

const isUnderway = ({ state }: ImageModelView) => state === 'waiting' || state === 'training'
/** How often one looks how far a training is; milliseconds. */
const lookEvery = 4000

export const imageModelsQuery = queryOptions({
  queryKey: imageModelsKey,
  queryFn: ({ signal }) => given(calls.$get({}, until(signal))),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.models.some(isUnderway) ? lookEvery : false),
})
export type ImageModelsHere = Awaited<ReturnType<NonNullable<typeof imageModelsQuery.queryFn>>>

/** One's own models; once another is ready or gone, the tools that paint are asked for anew. */
export const useImageModels = () => {
  const client = useQueryClient()
  const models = useQuery(imageModelsQuery)
  const ready = models.data?.models.filter(({ state }) => state === 'ready').length
  const before = useRef(ready)
  useEffect(() => {
    if (before.current !== undefined && before.current !== ready)
      void client.invalidateQueries({ queryKey: enginesKey })
    before.current = ready
  }, [client, ready])
  return models
}

/** What can be done with one's own models; each shows at once, here and in other tabs. */
export const useImageModelDeeds = () => {
  const client = useQueryClient()
  const tell = useNews()
  const shows = (model: ImageModelView) => {
    client.setQueryData(imageModelsQuery.queryKey, before => {
      if (!before) return before
      const isThere = before.models.some(({ _id }) => _id === model._id)
      const models = before.models.map(one => (one._id === model._id ? model : one))
      return { ...before, models: isThere ? models : [model, ...models] }
    })
  }
  // Of two answers that come close together the one that came last may say what was before the other.
  const showsPictures = (model: ImageModelView) => {
    shows(model)
    void client.invalidateQueries({ queryKey: imageModelsKey })
  }
  const changed = () => {
    tell({ stale: imageModelsKey })
    tell({ stale: enginesKey })
  }
  const at = (id: string) => ({ param: { id } })
  return {
    make: useMutation({
      mutationFn: (json: { name: string; kind: ImageModelKind }) => given(calls.$post({ json })),
      onSuccess: shows,
    }),
    change: useMutation({
      mutationFn: ({ id, ...json }: { id: string; name?: string; kind?: ImageModelKind }) =>
        given(calls[':id'].$patch({ ...at(id), json })),
      onSuccess(model) {
        shows(model)
        changed()
      },
    }),
    remove: useMutation({
      mutationFn: (id: string) =>
        calls[':id'].$delete(at(id)).catch((error: unknown) => {
          if (asProblem(error).code !== 'not_found') throw error
        }),
      onSuccess: changed,
    }),
    add: useMutation({
      // One after the other, so that none that is there goes away for a moment.
      scope: { id: 'image-model-pictures' },
      mutationFn: ({ id, file }: { id: string; file: string }) =>
        given(calls[':id'].pictures.$post({ ...at(id), json: { file } })),
      onSuccess: showsPictures,
    }),
    caption: useMutation({
      mutationFn: ({ id, file, caption }: { id: string; file: string; caption: string }) =>
        given(calls[':id'].pictures[':file'].$patch({ param: { id, file }, json: { caption } })),
      onSuccess: showsPictures,
    }),
    takeOut: useMutation({
      mutationFn: ({ id, file }: { id: string; file: string }) =>
        given(calls[':id'].pictures[':file'].$delete({ param: { id, file } })),
      onSuccess: showsPictures,
    }),
    start: useMutation({
      mutationFn: ({ id, key, service }: { id: string; key: string; service: string }) =>
        given(
          calls[':id'].start.$post(
            { ...at(id), json: { consent: true, service } },
            { headers: { 'Idempotency-Key': key } },
          ),
        ),
      onSuccess: ({ model }) => shows(model),
      onError: () => client.invalidateQueries({ queryKey: imageModelsKey }),
    }),
    confirm: useMutation({
      mutationFn: ({ id, session }: { id: string; session: string }) =>
        given(calls[':id'].confirm.$post({ ...at(id), json: { session } })),
      onSuccess: shows,
    }),
  }
}
export type ImageModelDeeds = ReturnType<typeof useImageModelDeeds>

/** What training costs here, and how an administrator sets it. */
export const useTrainingFee = () => {
  const client = useQueryClient()
  const tell = useNews()
  return {
    fee: useQuery({ queryKey: feeKey, queryFn: ({ signal }) => given(fee.$get({}, until(signal))) }),
    set: useMutation({
      mutationFn: (json: { cents?: number; trainer?: TrainerId }) => given(fee.$put({ json })),
      onSuccess(now) {
        client.setQueryData(feeKey, now)
        tell({ stale: imageModelsKey })
      },
    }),
  }
}
