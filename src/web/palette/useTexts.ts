import { createElement, useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Bookmark, FileText, History, type LucideIcon } from 'lucide-react'
import type { EngineCard } from '#catalogue/shown.ts'
import { bookmarkListQuery } from '../data/bookmarks.ts'
import { documentListQuery } from '../data/documents.ts'
import { textListQuery } from '../data/runs.ts'
import { useText } from '../language.tsx'
import { useEditor } from '../documents/useEditor.ts'
import { nameOf as nameOfDocument, words as ofDocuments } from '../documents/words.ts'
import { engineOf } from '../library/engine-of.ts'
import { titleOfBookmark, titleOfRun } from '../library/titles.ts'
import { useTypeName } from '../library/useTypeName.ts'
import { changedAt } from '../library/versions.ts'
import { useWhen } from '../library/when.ts'
import { pages } from '../pages.ts'
import type { Suggestion } from './suggestions.ts'

const pause = 200
const shortest = 2
const limit = 3

/** What was typed when somebody stops typing. */
const useSettled = (typed: string) => {
  const [settled, settle] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

const icon = (of: LucideIcon) => createElement(of, { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true })

/**
 * The person's own texts in which the words occur: documents first, of which there are few, then bookmarks and the
 * history; a text that is both stands once. They come from the server when somebody stops typing, and nothing waits
 * for them.
 */
export function useTexts(typed: string, engines: readonly EngineCard[]) {
  const t = useText()
  const when = useWhen()
  const go = useNavigate()
  const nameOf = useTypeName()
  const editor = useEditor()
  const search = useSettled(typed.trim())
  const enabled = search.length >= shortest
  const bookmarks = useQuery({ ...bookmarkListQuery({ limit, search }), enabled, placeholderData: undefined })
  const runs = useQuery({ ...textListQuery({ limit, search }), enabled, placeholderData: undefined })
  const documents = useQuery({ ...documentListQuery({ limit: 2, search }), enabled, placeholderData: undefined })
  const wanted = typed.trim()
  if (!enabled || !wanted) return { texts: [], error: null, isComing: wanted.length >= shortest && wanted !== search }
  const mark = (tool: string, at: string) => [t(engineOf(engines, tool)?.name), when(at)].filter(Boolean).join(' · ')
  const kept = bookmarks.data?.bookmarks ?? []
  const known = new Set(kept.map(({ run }) => run))
  const texts: Suggestion[] = [
    ...(documents.data?.documents ?? []).map(document => ({
      id: `document-${document._id}`,
      name: nameOfDocument(document, t),
      mark: [t(ofDocuments.kinds[document.kind]), when(document.updatedAt)].join(' · '),
      lang: document.language,
      icon: icon(FileText),
      run: () => editor.open(document._id),
    })),
    ...kept.map(bookmark => ({
      id: `bookmark-${bookmark._id}`,
      ...named(titleOfBookmark(bookmark, nameOf(bookmark.type))),
      mark: mark(bookmark.type, bookmark.createdAt),
      // What is kept does not say its language; it need not be that of the interface.
      lang: '',
      icon: icon(Bookmark),
      run: () => void go({ to: pages.bookmarks, search: { id: bookmark._id } }),
    })),
    ...(runs.data?.runs ?? [])
      .filter(({ _id }) => !known.has(_id))
      .map(run => ({
        id: `run-${run._id}`,
        ...named(titleOfRun(run, nameOf(run.engine))),
        mark: mark(run.engine, changedAt(run)),
        lang: run.language,
        icon: icon(History),
        run: () => void go({ to: pages.history, search: { id: run._id } }),
      })),
  ]
  return {
    texts,
    error: documents.error ?? bookmarks.error ?? runs.error,
    isComing: documents.isFetching || bookmarks.isFetching || runs.isFetching || search !== wanted,
  }
}

const named = ({ title, first }: { title: string; first: string }) => ({ name: title, line: first })
