import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BookmarkView, RunView } from '#server/views.ts'
import { call, fetched, post, remove } from '../api.ts'
import { useNews } from '../data/news.ts'
import { runQuery, runsKey } from '../data/runs.ts'
import { bookmarksKey } from '../data/bookmarks.ts'

/** What is needed to keep a run's result: the run, and its inputs in words. */
type Kept = { readonly run: RunView; readonly prompt: string }

/** Keeps the result of a run as a bookmark, or lets it go again; the page knows at once, other tabs soon. */
export function useBookmark() {
  const client = useQueryClient()
  const tell = useNews()
  return useMutation({
    mutationFn: async ({ run, prompt }: Kept): Promise<string | null> => {
      if (run.bookmark) {
        await call(`/api/bookmark/${run.bookmark}`, remove)
        return null
      }
      const body = { result: run.text, prompt, type: run.engine, run: run._id }
      return (await fetched<BookmarkView>('/api/bookmark', post(body)))._id
    },
    onSuccess: (bookmark, { run }) => {
      client.setQueryData(runQuery(run._id).queryKey, known => known && { ...known, bookmark })
      tell({ stale: bookmarksKey })
      tell({ stale: runsKey })
    },
  })
}
