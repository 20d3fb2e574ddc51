import { Suspense, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { FileView } from '#server/files/views.ts'
import { fileListQuery, filesPerPage } from '../data/files.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Pager } from '../library/Pager.tsx'
import { NotLoaded } from '../ui/NotLoaded.tsx'
import { later } from '../ui/later.ts'
import { Meter } from '../ui/Meter.tsx'
import { toast } from '../ui/toast.ts'
import { FileLine } from './FileLine.tsx'
import { Section } from '../ui/Section.tsx'
import { sections } from './sections.ts'

const RemoveFile = later(() => import('./RemoveFile.tsx').then(it => it.RemoveFile))

/** So many are shown until somebody asks for all. */
const first = 2

const words = {
  line: {
    de: 'Was Sie hochgeladen haben, und was für Sie entstanden ist. Nur Sie können es lesen. Ihre Dokumente zählen zum Speicherplatz mit.',
    en: 'What you have uploaded, and what was made for you. Only you can read it. Your documents count for the storage, too.',
  },
  meter: { de: 'Belegter Speicherplatz', en: 'Storage used' },
  used: (used: string, limit: string) => ({ de: `${used} von ${limit} belegt`, en: `${used} of ${limit} used` }),
  empty: {
    de: 'Noch keine Dateien. Was Sie in einem Formular hochladen, finden Sie hier wieder.',
    en: 'No files yet. What you upload in a form will appear here.',
  },
  all: (count: string) => ({ de: `Alle ${count} Dateien zeigen`, en: `Show all ${count} files` }),
  loading: { de: 'Dateien werden geladen', en: 'Loading your files' },
  removed: (name: string) => ({ de: `${name} ist gelöscht.`, en: `${name} is deleted.` }),
}

const Skeleton = ({ label }: { label: string }) => (
  <div className="grid gap-4">
    <p role="status" className="sr-only">
      {label}
    </p>
    {[1, 2].map(at => (
      <div key={at} aria-hidden className="flex gap-3">
        <span className="skeleton size-5 shrink-0" />
        <span className="grid flex-1 gap-2">
          <span className="skeleton h-4 w-1/2" />
          <span className="skeleton h-3.5 w-3/4" />
        </span>
      </div>
    ))}
  </div>
)

/** What a person has uploaded, and what was made for them, how much room it takes, and the way to let it go. */
export function FilesSection() {
  const t = useText()
  const { number, size } = useFormats()
  const [page, setPage] = useState(1)
  const [whole, setWhole] = useState(() => location.hash === '#files')
  const [leaving, setLeaving] = useState<FileView>()
  const list = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = useQuery(fileListQuery(page))
  const pages = Math.ceil((data?.total ?? 0) / filesPerPage)
  if (data && page > Math.max(1, pages)) setPage(Math.max(1, pages))

  const showAll = () => {
    setWhole(true)
    list.current?.focus()
  }
  const removed = ({ name }: FileView) => {
    toast({ text: t(words.removed(name)) })
    list.current?.focus()
  }
  return (
    <Section id="files" title={t(sections.files)} line={t(words.line)}>
      {!data && error && <NotLoaded failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton label={t(words.loading)} />}
      {data && (
        <>
          <div>
            <p className="text-sm text-muted tabular-nums">{t(words.used(size(data.used), size(data.limit)))}</p>
            <Meter
              label={t(words.meter)}
              used={data.used}
              limit={data.limit}
              says={t(words.used(size(data.used), size(data.limit)))}
              className="mt-2"
            />
          </div>
          <div ref={list} tabIndex={-1} className="outline-none">
            {data.files.length > 0 ? (
              <>
                <ul className="divide-y divide-line">
                  {data.files.slice(0, whole ? undefined : first).map(file => (
                    <FileLine key={file._id} file={file} onRemove={() => setLeaving(file)} />
                  ))}
                </ul>
                {!whole && data.files.length > first && (
                  <button type="button" className="btn-line mt-3" onClick={showAll}>
                    {t(words.all(number(data.total)))}
                  </button>
                )}
              </>
            ) : (
              <p className="text-muted">{t(words.empty)}</p>
            )}
            {whole && <Pager page={page} of={pages} onPage={setPage} />}
          </div>
        </>
      )}
      <Suspense>
        {leaving && <RemoveFile file={leaving} onRemoved={removed} onClose={() => setLeaving(undefined)} />}
      </Suspense>
    </Section>
  )
}
