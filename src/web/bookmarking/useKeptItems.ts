import { useMemo } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RunView } from '#server/runs/shown.ts'
import { isList } from '#shared/answers.ts'
import type { Keeping } from '../answers/keeping.ts'
import { bookmarksKey, keptItemsQuery, removeBookmark, saveBookmark } from '../data/bookmarks.ts'
import { useNews } from '../data/news.ts'
import { useText } from '../language.tsx'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'
import { keptWords } from './words.ts'

/** How the items of a list are kept one by one, whichever version of it they stand in. */
export function useKeptItems(run: RunView | undefined, prompt: string): Keeping | undefined {
  const t = useText()
  const sentence = useSentence()
  const client = useQueryClient()
  const tell = useNews()
  const isKeeping = !!run && isList(run.answer)
  const query = { ...keptItemsQuery(run?._id ?? ''), enabled: isKeeping }
  const items = useQuery(query).data?.items
  const { mutate } = useMutation({
    mutationFn: async ({ item, text }: { item: number; text: string }) => {
      if (!run) return false
      const known = items?.find(({ reply_text }) => reply_text === text)
      await (known
        ? removeBookmark(known._id)
        : saveBookmark({ result: text, prompt, type: run.engine, run: run._id, item }))
      return !known
    },
    onSuccess: async kept => {
      await client.invalidateQueries({ queryKey: bookmarksKey })
      tell({ stale: bookmarksKey })
      toast({ text: t(kept ? keptWords.kept : keptWords.removed) })
    },
    onError: error => toast({ text: sentence(error), tone: 'danger' }),
  })
  return useMemo(
    () =>
      isKeeping
        ? {
            isKept: text => !!items?.some(({ reply_text }) => reply_text === text),
            toggle: (item, text) => mutate({ item, text }),
          }
        : undefined,
    [isKeeping, items, mutate],
  )
}
