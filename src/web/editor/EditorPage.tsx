import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { inEach } from '#shared/text.ts'
import { useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { useCrumb } from '../shell/crumbs.ts'
import { NotLoaded } from '../ui/NotLoaded.tsx'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'
import { Desk } from './Desk.tsx'
import { openFile } from './files.ts'
import { type ToOpen, open } from './opening.ts'

const words = {
  loading: { de: 'Das Dokument wird geöffnet', en: 'The document is being opened' },
}

/** The name of a tool as its address has it: underscores are spaces. */
const spaced = (engine: string) => engine.replaceAll('_', ' ')

/** A text that grows: a document, the result of a tool, or an empty page. */
export function EditorPage() {
  const t = useText()
  const sentence = useSentence()
  const client = useQueryClient()
  const navigate = useNavigate()
  const person = useSession().id
  const asked: ToOpen = useSearch({
    strict: false,
    select: ({ id, run, variant, bookmark, engine }) => ({ id, run, variant, bookmark, engine }),
  })
  /** The page that was opened, and the documents that have come of it: its address changes, it does not. */
  const [turn, setTurn] = useState(0)
  const [begun, setBegun] = useState<{ page: string; ids: readonly string[] }>()
  const own = JSON.stringify([turn, asked.id, asked.run, asked.variant, asked.bookmark])
  const page = begun && asked.id && begun.ids.includes(asked.id) ? begun.page : own
  const { data, error, refetch } = useQuery({
    queryKey: ['editor', person, page],
    queryFn: () => open(asked, { client, person, isFresh: turn > 0 && !asked.id }),
    ...{ staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  })
  useCrumb(asked.engine ? { name: inEach(() => spaced(asked.engine ?? '')) } : undefined)
  const go = (search: ToOpen, replace = false) =>
    void navigate({ to: pages.editor, search, replace, resetScroll: false })
  const reset = () => {
    setBegun(undefined)
    setTurn(turn + 1)
    go({})
  }
  const onBegun = (id: string) => {
    if (id === asked.id) return
    setBegun({ page, ids: [...(begun?.page === page ? begun.ids : []), id] })
    go({ id, engine: asked.engine }, true)
  }
  const bring = async (file: File) => {
    try {
      go({ id: await openFile(file, client) })
    } catch (failure) {
      toast({ text: sentence(failure), tone: 'danger' })
    }
  }
  return (
    <>
      {data ? (
        <Desk
          key={page}
          opened={data}
          person={person}
          onBegun={onBegun}
          onNew={reset}
          onFile={file => void bring(file)}
        />
      ) : error ? (
        <NotLoaded failure={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t(words.loading)} className="card min-h-96 p-6">
          <div className="skeleton h-6 w-2/3" />
          <div className="skeleton mt-6 h-4 w-full" />
          <div className="skeleton mt-3 h-4 w-5/6" />
        </div>
      )}
    </>
  )
}
