import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { inEach } from '#shared/text.ts'
import { useSession } from '../data/session.ts'
import { FileInput } from '../files/FileInput.tsx'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { useCrumb } from '../shell/crumbs.ts'
import { later } from '../ui/later.ts'
import { NotLoaded } from '../ui/NotLoaded.tsx'
import { rememberBegun } from './begun-here.ts'
import { Desk } from './Desk.tsx'
import { type ToOpen, open } from './opening.ts'
import { leftQuery } from '../saving/left-query.ts'
import { MadeBefore } from './screen/MadeBefore.tsx'

const OpenChosen = later(() => import('../documents/OpenChosen.tsx').then(it => it.OpenChosen))

const words = {
  file: { de: 'Datei öffnen', en: 'Open a file' },
  loading: { de: 'Das Dokument wird geöffnet', en: 'The document is being opened' },
}

/** The name of a tool as its address has it: underscores are spaces. */
const spaced = (engine: string) => engine.replaceAll('_', ' ')

/** A text that grows: a document, the result of a tool, or an empty page. */
export function EditorPage() {
  const t = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const person = useSession().id
  const asked: ToOpen = useSearch({
    strict: false,
    select: ({ id, run, variant, bookmark, engine }) => ({ id, run, variant, bookmark, engine }),
  })
  const makes = useSearch({ strict: false, select: ({ make }) => make === 'yes' })
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
  useQuery({ ...leftQuery(person), enabled: data !== undefined })
  // Whoever comes before a result's row was read comes without the name of its tool.
  const engine = asked.engine ?? data?.from.origin?.engine
  useCrumb(engine ? { name: inEach(() => spaced(engine)) } : undefined)
  const go = (search: ToOpen, replace = false) =>
    void navigate({ to: pages.editor, search, replace, resetScroll: false })
  const onBegun = (id: string) => {
    if (id === asked.id) return
    if (!asked.id) rememberBegun(person, asked, id)
    setBegun({ page, ids: [...(begun?.page === page ? begun.ids : []), id] })
    go({ id, engine }, true)
  }
  const wasBegun = useEffectEvent(onBegun)
  const again = data?.isBegun && data.from.id
  useEffect(() => {
    if (again) wasBegun(again)
  }, [again])
  /** An empty page, or a text once more though a document was made of it. */
  const beginAnew = (text: ToOpen) => {
    setBegun(undefined)
    setTurn(turn + 1)
    go(text)
  }
  const input = useRef<HTMLInputElement>(null)
  const [chosen, choose] = useState<File>()
  return (
    <>
      <FileInput ref={input} accept="texts" hidden aria-label={t(words.file)} onFile={choose} />
      <Suspense>{chosen && <OpenChosen file={chosen} />}</Suspense>
      {data?.madeBefore && <MadeBefore at={data.at} onAnew={() => beginAnew(data.madeBefore ?? {})} />}
      {data ? (
        <Desk
          key={page}
          opened={data}
          makes={makes}
          person={person}
          onBegun={onBegun}
          onNew={() => beginAnew({})}
          onOpen={() => input.current?.click()}
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
