import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Rhythm } from '#shared/knowledge.ts'
import { asProblem } from '#shared/problems.ts'
import { given, until } from '../api.ts'
import { filesKey } from './files.ts'
import { callsOf, knowledgeKey, type Whose } from './knowledge.ts'
import { useNews } from './news.ts'

/** One source with its text. */
export const keptQuery = (brand: Whose, id: string, readAt: string) =>
  queryOptions({
    queryKey: [...knowledgeKey(brand), id, readAt],
    queryFn: ({ signal }) => given(callsOf(brand)[':id'].$get({ param: { id } }, until(signal))),
  })

/** What is to be kept: a page by its address, or a document that was read. */
export type NewSource = { address: string; rhythm: Rhythm } | { title: string; text: string }

/** Changes to what somebody keeps. One that is gone already counts as deleted. */
export const useKnowledge = (brand: Whose) => {
  const tell = useNews()
  const calls = callsOf(brand)
  const onSettled = () => {
    tell({ stale: knowledgeKey(brand) })
    if (brand === undefined) tell({ stale: filesKey })
  }
  return {
    keep: useMutation({ mutationFn: (source: NewSource) => given(calls.index.$post({ json: source })), onSettled }),
    readAnew: useMutation({
      mutationFn: (id: string) => given(calls[':id'].read.$post({ param: { id } })),
      onSettled,
    }),
    turn: useMutation({
      mutationFn: ({ id, rhythm }: { id: string; rhythm: Rhythm }) =>
        given(calls[':id'].$patch({ param: { id }, json: { rhythm } })),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) =>
        calls[':id'].$delete({ param: { id } }).catch((error: unknown) => {
          if (asProblem(error).code !== 'not_found') throw error
        }),
      onSettled,
    }),
  }
}
