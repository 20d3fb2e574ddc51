import { useId, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { DocumentListed } from '#server/documents/shown.ts'
import { labelIn, most } from '#shared/documents.ts'
import { documentsKey, labelsQuery } from '../data/documents.ts'
import { sortDocument } from '../data/one-document.ts'
import { useNews } from '../data/news.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Ask } from '../ui/Ask.tsx'
import { Field } from '../ui/Field.tsx'
import { nameOf, words as shared } from './words.ts'

const words = {
  text: (name: string) => ({
    de: `Ein Dokument kann mehrere haben. Nach ihnen lässt sich die Liste einschränken. „${name}“ hat diese:`,
    en: `A document can have several, and the list can be narrowed by them. “${name}” has these:`,
  }),
  add: { de: 'Etikett hinzufügen', en: 'Add a label' },
  hint: { de: 'Mit der Eingabetaste kommt es dazu.', en: 'Enter adds it.' },
  full: (count: string) => ({ de: `Mehr als ${count} sind nicht möglich.`, en: `There can be at most ${count}.` }),
  off: (label: string) => ({ de: `${label} entfernen`, en: `Remove ${label}` }),
  none: { de: 'Noch keines.', en: 'None yet.' },
}

/** The labels of a document: those it has, and others there are or that are new. */
export function LabelDocument({ document, onClose }: { document: DocumentListed; onClose(): void }) {
  const t = useText()
  const { number } = useFormats()
  const tell = useNews()
  const known = useId()
  const { data } = useQuery(labelsQuery)
  const [labels, setLabels] = useState<readonly string[]>(document.labels)
  const [typed, setTyped] = useState('')
  const isFull = labels.length >= most.labels
  /** What is typed counts, too: nobody has to press Enter first. */
  const withTyped = () => {
    const label = labelIn(typed)
    return !label || labels.includes(label) || isFull ? labels : [...labels, label]
  }
  const add = () => {
    setLabels(withTyped())
    setTyped('')
  }
  const save = useMutation({
    mutationFn: () => sortDocument(document._id, { labels: [...withTyped()] }),
    onSuccess() {
      tell({ stale: documentsKey })
      onClose()
    },
  })
  return (
    <Ask
      title={t(shared.labels)}
      text={t(words.text(nameOf(document, t)))}
      yes={t(shared.save)}
      failure={save.error}
      isBusy={save.isPending}
      onYes={() => save.mutate()}
      onClose={onClose}
    >
      {labels.length ? (
        <ul className="flex flex-wrap gap-1.5">
          {labels.map(label => (
            <li
              key={label}
              className="inline-flex max-w-full items-center rounded-full bg-sunken pl-3 text-sm font-medium"
            >
              <span className="truncate">{label}</span>
              <button
                type="button"
                aria-label={t(words.off(label))}
                className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:text-ink
                  pointer-coarse:size-11"
                onClick={() => setLabels(labels.filter(one => one !== label))}
              >
                <X className="size-3.5" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">{t(words.none)}</p>
      )}
      <Field label={t(words.add)} hint={t(isFull ? words.full(number(most.labels)) : words.hint)}>
        {control => (
          <input
            {...control}
            list={known}
            className="field h-10 pointer-coarse:h-11"
            autoComplete="off"
            maxLength={most.label}
            disabled={isFull}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || !typed.trim()) return
              event.preventDefault()
              add()
            }}
          />
        )}
      </Field>
      <datalist id={known}>
        {data?.labels
          .filter(({ label }) => !labels.includes(label))
          .map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
      </datalist>
    </Ask>
  )
}
