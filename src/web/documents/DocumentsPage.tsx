import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { DocumentListed } from '#server/documents/shown.ts'
import { KeptSheet } from '../brand/drawings.tsx'
import { documentListQuery } from '../data/documents.ts'
import { useSession } from '../data/session.ts'
import { leftQuery } from '../saving/left-query.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { isBeyond, Pager } from '../library/Pager.tsx'
import { SearchField } from '../library/SearchField.tsx'
import { later } from '../ui/later.ts'
import { NotLoaded } from '../ui/NotLoaded.tsx'
import { Segments } from '../ui/Segments.tsx'
import { DocumentFilters } from './DocumentFilters.tsx'
import { DocumentTable } from './DocumentTable.tsx'
import type { LeftTextsProps } from './LeftTexts.tsx'
import { NewDocument } from './NewDocument.tsx'
import type { Question } from './DocumentMenu.tsx'
import { OpenFile, useOpenFile } from './OpenFile.tsx'
import { Questions } from './Questions.tsx'
import { type Deeds, useDeeds } from './useDeeds.ts'
import { useDocumentsAt } from './useDocumentsAt.ts'
import { words as shared } from './words.ts'

const ChooseTemplate = later<{ begin: Deeds['begin']; onClose(): void }>(() =>
  import('./ChooseTemplate.tsx').then(it => it.ChooseTemplate),
)
const LeftTexts = later<LeftTextsProps>(() => import('./LeftTexts.tsx').then(it => it.LeftTexts))
const words = {
  which: { de: 'Dokumente oder Vorlagen', en: 'Documents or templates' },
  search: { de: 'Dokumente durchsuchen', en: 'Search the documents' },
  where: { de: 'Titel, Wörter im Text', en: 'Title, words in the text' },
  empty: { de: 'Noch keine Dokumente', en: 'No documents yet' },
  emptyText: {
    de: 'Hier wachsen längere Texte: mit Fassungen, Etiketten und Vorlagen. Beginnen Sie mit einem leeren Blatt oder öffnen Sie eine Datei.',
    en: 'This is where longer texts grow, with versions, labels and templates. Begin with an empty sheet, or open a file.',
  },
  noTemplates: {
    de: 'Noch keine Vorlagen. Im Menü eines Dokuments steht „Als Vorlage sichern“.',
    en: 'No templates yet. The menu of a document has “Save as a template”.',
  },
  none: { de: 'Dazu findet sich nichts.', en: 'Nothing found.' },
  all: { de: 'Alle zeigen', en: 'Show all' },
  loading: { de: 'Wird geladen', en: 'Loading' },
  meant: (meant: string) => ({ de: `Gesucht wurde nach „${meant}“.`, en: `Searched for “${meant}”.` }),
  beginnings: {
    de: 'Bei sehr langen Texten wird nur der Anfang durchsucht.',
    en: 'Only the beginning of very long texts is searched.',
  },
  found: {
    document: (count: string, one: boolean) => ({
      de: `${count} ${one ? 'Dokument' : 'Dokumente'}`,
      en: `${count} ${one ? 'document' : 'documents'}`,
    }),
    template: (count: string, one: boolean) => ({
      de: `${count} ${one ? 'Vorlage' : 'Vorlagen'}`,
      en: `${count} ${one ? 'template' : 'templates'}`,
    }),
  },
}
const perPage = 20

const Skeleton = () => (
  <div className="card grid gap-5 p-4" aria-hidden>
    {[1, 2, 3, 4, 5].map(at => (
      <span key={at} className="skeleton h-5" />
    ))}
  </div>
)

/** What a person writes and keeps: found, put in order, begun. What is being made of it stands above. */
export function DocumentsPage({ above }: { above?: ReactNode }) {
  const t = useText()
  const { number } = useFormats()
  const at = useDocumentsAt()
  const list = useRef<HTMLDivElement>(null)
  const deeds = useDeeds(() => list.current?.focus({ preventScroll: true }))
  const opening = useOpenFile()
  const [asked, ask] = useState<{ question: Question; document: DocumentListed }>()
  const [isChoosing, choose] = useState(false)
  const filters = {
    kind: at.kind,
    ...(at.label !== undefined && { label: at.label }),
    ...(at.sort === 'title' && { sort: at.sort }),
  }
  const { data, error, refetch, isPlaceholderData } = useQuery(
    documentListQuery({ page: at.page, limit: perPage, search: at.search, filters }),
  )
  const person = useSession().id
  const { data: left } = useQuery(leftQuery(person))
  const { total = 0, documents } = data ?? {}
  const last = Math.ceil(total / perPage)
  const begins = <NewDocument begin={deeds.begin} onTemplate={() => choose(true)} onFile={opening.choose} />
  const windows = (
    <>
      <OpenFile {...opening} />
      {asked && <Questions {...asked} onClose={() => ask(undefined)} />}
      <Suspense>{isChoosing && <ChooseTemplate begin={deeds.begin} onClose={() => choose(false)} />}</Suspense>
    </>
  )
  const open = (
    <>
      <Suspense>{left?.length ? <LeftTexts texts={left} person={person} /> : null}</Suspense>
      {above}
    </>
  )
  if (documents && total === 0 && !at.isNarrowed && at.kind === 'document' && !isPlaceholderData)
    return (
      <div ref={list} tabIndex={-1} className="grid grid-cols-1 justify-items-center py-20 text-center outline-none">
        <KeptSheet />
        <h1 className="voice mt-5 text-xl">{t(words.empty)}</h1>
        <p className="mt-1 mb-5 max-w-md text-balance text-muted">{t(words.emptyText)}</p>
        {begins}
        {windows}
        <div className="mt-8 grid w-full max-w-xl gap-4 text-left">{open}</div>
      </div>
    )
  return (
    <div ref={list} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="voice text-2xl">{t(shared.documents)}</h1>
        {begins}
      </div>
      {windows}
      {open}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Segments
          label={t(words.which)}
          value={at.kind}
          options={[
            { value: 'document', label: t(shared.documents) },
            { value: 'template', label: t(shared.templates) },
          ]}
          onChange={at.onKind}
        />
        <p role="status" className="text-sm text-muted tabular-nums">
          {documents ? t(words.found[at.kind](number(total), total === 1)) : !error && t(words.loading)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-1">
        <SearchField
          className="min-w-0 flex-1"
          search={at.search}
          onSearch={at.onSearch}
          label={words.search}
          where={words.where}
        />
        <DocumentFilters at={at} />
      </div>
      <p role="status" className="pl-3 text-sm wrap-anywhere empty:hidden">
        {documents && data?.meant && t(words.meant(data.meant))}
      </p>
      {documents && data?.beginnings && <p className="pl-3 text-sm text-muted">{t(words.beginnings)}</p>}
      {error && !documents ? (
        <NotLoaded failure={error} onRetry={() => void refetch()} />
      ) : !documents || isBeyond(documents, at.page, last) ? (
        <Skeleton />
      ) : documents.length > 0 ? (
        <DocumentTable
          documents={documents}
          at={at}
          deeds={deeds}
          onAsk={(question, document) => ask({ question, document })}
        />
      ) : (
        <div className="grid justify-items-center gap-3 px-3 py-10 text-center text-muted">
          <p className="max-w-md text-balance">{t(at.isNarrowed ? words.none : words.noTemplates)}</p>
          {at.isNarrowed && (
            <button type="button" className="btn-line min-h-9 text-sm" onClick={at.onAll}>
              {t(words.all)}
            </button>
          )}
        </div>
      )}
      {documents && <Pager page={at.page} of={last} isOld={isPlaceholderData} onPage={at.onPage} />}
    </div>
  )
}
