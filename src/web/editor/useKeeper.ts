import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Editor, EditorEvents } from '@tiptap/core'
import { documentsKey } from '../data/documents.ts'
import { documentQuery } from '../data/one-document.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNews } from '../data/news.ts'
import type { Opened } from './opening.ts'
import { type Keeper, openKeeper, type Saved } from '../saving/keeper.ts'
import type { Standing } from '../saving/send.ts'
import { isByModel } from './text/by-model.ts'
import { layIn } from './text/open-text.ts'

type Options = {
  readonly person: string
  readonly opened: Opened
  readonly editor: Editor | undefined
  read(): Standing
  onTitle(title: string): void
  onBegun(id: string): void
}

const nothing = () => () => undefined
const fresh: Saved = { state: 'new' }

/** Saves what is written; where nothing is on its way, what was saved elsewhere is taken over as one comes back. */
export function useKeeper({ person, opened, editor, read, onTitle, onBegun }: Options) {
  const client = useQueryClient()
  const tell = useNews()
  const [keeper, setKeeper] = useState<Keeper>()
  const standing = useEffectEvent(read)
  const begun = useEffectEvent(onBegun)
  const told = useEffectEvent(() => tell({ stale: documentsKey }))
  useEffect(() => {
    if (!editor) return
    const { from, tab, at, ai, isOpen } = opened
    let isLeft = false
    const onSaved = ({ _id }: { _id: string }) => {
      told()
      // Whoever has gone on to another page stays there.
      if (!isLeft) begun(_id)
    }
    const sent = isOpen && { title: opened.title, content: opened.content }
    const made = openKeeper({ person, tab, from, at, ai, ...(sent && { sent }), read: () => standing(), onSaved })
    const hear = ({ transaction }: EditorEvents['update']) => {
      if (transaction.docChanged) made.changed(isByModel(transaction))
    }
    editor.on('update', hear)
    setKeeper(made)
    if (isOpen) made.changed()
    return () => {
      editor.off('update', hear)
      setKeeper(undefined)
      isLeft = true
      made.close()
    }
  }, [editor, opened, person])

  const takeOver = (now: Parameters<Keeper['took']>[0] & { titel_text: string; content: Opened['content'] }) => {
    if (!keeper || !editor) return
    layIn(editor, now.content)
    onTitle(now.titel_text)
    keeper.took(now)
    onBegun(now._id)
  }
  /** Takes over what was saved elsewhere, where all that is written here is saved. */
  const look = async () => {
    const id = keeper?.place().id
    if (!keeper || !id || editor?.isDestroyed || !keeper.isClean() || document.visibilityState === 'hidden') return
    const now = await client.fetchQuery({ ...documentQuery(id), retry: false }).catch(() => undefined)
    if (now && keeper.isOutdoneBy(now)) takeOver(now)
  }
  const back = useEffectEvent(look)
  useEffect(() => {
    const hear = () => void back()
    addEventListener('focus', hear)
    document.addEventListener('visibilitychange', hear)
    return () => {
      removeEventListener('focus', hear)
      document.removeEventListener('visibilitychange', hear)
    }
  }, [])
  const saved = useSyncExternalStore(keeper?.follow ?? nothing, () => keeper?.state() ?? fresh)
  return { keeper, saved, takeOver, look: () => void look() }
}
