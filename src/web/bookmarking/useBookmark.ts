import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RunView } from '#server/runs/shown.ts'
import { useNews } from '../data/news.ts'
import { runQuery, runsKey } from '../data/runs.ts'
import { bookmarksKey, removeBookmark, saveBookmark } from '../data/bookmarks.ts'
import { withNames } from './prompt.ts'

/** What is needed to keep a run's result: the run, of several answers which, and its inputs in words. */
export type Bookmarked = { readonly run: RunView; readonly variant?: number; readonly prompt: string }

/** The answer that is kept, and the bookmark that holds it. */
export const answerOf = (run: RunView, variant?: number) => (variant && run.variants?.[variant - 1]) || run

const withBookmark = (run: RunView, bookmark: string | null, variant = 1): RunView => {
  const variants = run.variants?.map((one, at) => (at === variant - 1 ? { ...one, bookmark } : one)) ?? null
  return { ...run, variants, ...(variant === 1 && { bookmark }) }
}

/** Keeps the result of a run as a bookmark, or lets it go again; the page knows at once, other tabs soon. */
export function useBookmark() {
  const client = useQueryClient()
  const tell = useNews()
  return useMutation({
    mutationFn: async ({ run, variant, prompt }: Bookmarked): Promise<string | null> => {
      const { bookmark, text } = answerOf(run, variant)
      if (bookmark) {
        await removeBookmark(bookmark)
        return null
      }
      const body = { result: text, prompt: withNames(prompt, run), type: run.engine, run: run._id, variant }
      return (await saveBookmark(body))._id
    },
    onSuccess: (bookmark, { run, variant }) => {
      client.setQueryData(runQuery(run._id).queryKey, known => known && withBookmark(known, bookmark, variant))
      tell({ stale: bookmarksKey })
      tell({ stale: runsKey })
    },
  })
}
