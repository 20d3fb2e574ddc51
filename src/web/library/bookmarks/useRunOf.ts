import { useQuery } from '@tanstack/react-query'
import type { BookmarkView } from '#server/library/shown.ts'
import { runQuery } from '../../data/runs.ts'

/** The run that a bookmark holds an answer of, where it is still in the history. */
export const useRunOf = (bookmark: BookmarkView | undefined) => {
  const id = bookmark?.run ?? undefined
  return useQuery({ ...runQuery(id ?? ''), enabled: id !== undefined, retry: false })
}
