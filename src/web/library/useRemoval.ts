import { useMutation } from '@tanstack/react-query'
import type { BookmarkView } from '#server/library/shown.ts'
import { bookmarksKey, removeBookmark, restoreBookmark } from '../data/bookmarks.ts'
import { useNews } from '../data/news.ts'
import { runsKey } from '../data/runs.ts'
import { useText } from '../language.tsx'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'

const words = {
  removed: { de: 'Lesezeichen entfernt', en: 'Bookmark removed' },
  undo: { de: 'Rückgängig', en: 'Undo' },
}

/** Removes a bookmark and offers to bring it back as it was. */
export function useRemoval(onGone: () => void) {
  const t = useText()
  const sentence = useSentence()
  const tell = useNews()
  const changed = () => {
    tell({ stale: bookmarksKey })
    tell({ stale: runsKey })
  }
  const failed = (error: unknown) => toast({ text: sentence(error), tone: 'danger' })
  const restore = ({ _id }: BookmarkView) => restoreBookmark(_id).then(changed, failed)
  return useMutation({
    mutationFn: ({ _id }: BookmarkView) => removeBookmark(_id),
    onSuccess: (_, bookmark) => {
      onGone()
      changed()
      toast({ text: t(words.removed), action: { label: t(words.undo), run: () => void restore(bookmark) } })
    },
    onError: failed,
  })
}
