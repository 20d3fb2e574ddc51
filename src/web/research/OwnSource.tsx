import { useQuery } from '@tanstack/react-query'
import { FileText, Globe, X } from 'lucide-react'
import { sourceIn } from '#shared/sources.ts'
import { documentQuery } from '../data/one-document.ts'
import { fileQuery } from '../data/files.ts'
import { useText } from '../language.tsx'
import { ProblemLine } from '../ui/Field.tsx'
import { IconButton } from '../ui/IconButton.tsx'

const words = {
  remove: (name: string) => ({ de: `Entfernen: ${name}`, en: `Remove: ${name}` }),
  page: { de: 'eigene Seite, wird gleich gelesen', en: 'your own page, about to be read' },
  file: { de: 'eigene Datei', en: 'your own file' },
  document: { de: 'eigenes Dokument', en: 'your own document' },
  unread: {
    de: 'Ließ sich nicht lesen. Entfernen Sie die Quelle, oder versuchen Sie es noch einmal.',
    en: 'Could not be read. Remove the source, or try again.',
  },
  untitled: { de: 'Ohne Titel', en: 'Untitled' },
}

type Props = { address: string; number?: number | undefined; isUnread: boolean; onRemove(): void }

/** A source that somebody has added: a page by its address, a file or a document by its name. */
export function OwnSource({ address, number, isUnread, onRemove }: Props) {
  const t = useText()
  const leads = { page: undefined, file: undefined, document: undefined, ...sourceIn(address) }
  const file = useQuery({ ...fileQuery(address), enabled: leads.file !== undefined }).data
  const document = useQuery({ ...documentQuery(leads.document ?? ''), enabled: leads.document !== undefined }).data
  const kind = leads.file ? 'file' : leads.document ? 'document' : 'page'
  const title = document && (document.called || t(words.untitled))
  const name = file?.name ?? title ?? (kind === 'page' ? address.replace(/^https?:\/\//, '') : '…')
  const Icon = kind === 'page' ? Globe : FileText
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 last:border-b-0">
      <Icon className="mt-1 size-4 shrink-0 text-accent-ink" strokeWidth={1.75} aria-hidden />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-medium wrap-anywhere">
          {number !== undefined && <span className="mr-1 text-muted tabular-nums">[^{number}]</span>}
          {name}
        </p>
        {isUnread ? (
          <ProblemLine>{t(words.unread)}</ProblemLine>
        ) : (
          <p className="text-sm text-muted">{t(words[kind])}</p>
        )}
      </div>
      <IconButton icon={X} label={t(words.remove(name))} className="-my-1 -mr-2" onClick={onRemove} />
    </li>
  )
}
