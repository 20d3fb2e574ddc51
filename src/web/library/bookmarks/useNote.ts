import { useEffect, useRef, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BookmarkView } from '#server/library/shown.ts'
import { bookmarkQuery, bookmarksKey, noteBeside } from '../../data/bookmarks.ts'
import { useNews } from '../../data/news.ts'
import { keep, recall } from '../../ui/tab-storage.ts'

const pause = 700
const nameOf = (id: string) => `note ${id}`
const unsaved = (id: string) => {
  const typed = recall(nameOf(id))
  return typeof typed === 'string' ? typed : undefined
}

/**
 * The note beside a bookmark, saved when its writer pauses or leaves it. Until it is saved it is kept in this tab: it
 * outlasts a failure, another page and a reload.
 */
export function useNote({ _id, note }: BookmarkView) {
  const client = useQueryClient()
  const tell = useNews()
  const [typed, setTyped] = useState(() => unsaved(_id) ?? note)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useMutation({
    scope: { id: nameOf(_id) },
    mutationFn: (to: string) => noteBeside(_id, to),
    onSuccess: (saved, to) => {
      if (unsaved(_id) === to) keep(nameOf(_id), null)
      client.setQueryData(bookmarkQuery(_id).queryKey, saved)
      tell({ stale: [...bookmarksKey, 'list'] })
    },
  })
  const { mutate } = saving
  const save = () => {
    clearTimeout(waiting.current)
    const to = unsaved(_id)
    if (to !== undefined) mutate(to)
  }
  // What was typed before a failure or a reload is saved as soon as its bookmark is open again; leaving saves, too.
  useEffect(() => {
    save()
    return save
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each bookmark
  }, [_id])
  const type = (to: string) => {
    setTyped(to)
    keep(nameOf(_id), to)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(save, pause)
  }
  return { typed, type, save, saving }
}
