import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { labelIn, most } from '#shared/documents.ts'
import { documentsKey, labelsQuery } from '../data/documents.ts'
import { relabel } from '../data/one-document.ts'
import { useNews } from '../data/news.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Fetched } from '../ui/Fetched.tsx'
import { Panel } from '../ui/Panel.tsx'
import { useSentence } from '../useSentence.ts'
import { words as shared } from './words.ts'

const words = {
  text: {
    de: 'Ein neuer Name gilt in allen Dokumenten. Heißt schon ein Etikett so, werden beide eins. Wer eines entfernt, löscht kein Dokument.',
    en: 'A new name holds in all documents. If another label is called that, the two become one. Removing one deletes no document.',
  },
  none: { de: 'Es gibt noch keine Etiketten.', en: 'There are no labels yet.' },
  of: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Dokument' : 'Dokumente'}`,
    en: `${count} ${one ? 'document' : 'documents'}`,
  }),
  name: (label: string) => ({ de: `Neuer Name für ${label}`, en: `New name for ${label}` }),
  rename: { de: 'Umbenennen', en: 'Rename' },
  remove: { de: 'Entfernen', en: 'Remove' },
  named: (label: string) => ({ de: `„${label}“`, en: `“${label}”` }),
}

type LineProps = { label: string; count: number; busy: boolean; onChange(to: string | undefined): void }

function LabelLine({ label, count, busy, onChange }: LineProps) {
  const t = useText()
  const { number } = useFormats()
  const [name, setName] = useState(label)
  const wanted = labelIn(name)
  const isOther = wanted !== '' && wanted !== label
  return (
    <li className="grid grid-cols-1 items-center gap-x-3 gap-y-1 py-2 sm:grid-cols-[minmax(0,1fr)_7rem_auto]">
      <form
        onSubmit={event => {
          event.preventDefault()
          if (isOther && !busy) onChange(wanted)
        }}
      >
        <input
          aria-label={t(words.name(label))}
          className="field h-9 pointer-coarse:h-11"
          autoComplete="off"
          maxLength={most.label}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
      <span className="text-sm text-muted tabular-nums">{t(words.of(number(count), count === 1))}</span>
      <Button className="btn-line min-h-9 text-sm" isBusy={busy} onClick={() => onChange(isOther ? wanted : undefined)}>
        {t(isOther ? words.rename : words.remove)}
        <span className="sr-only">{t(words.named(label))}</span>
      </Button>
    </li>
  )
}

type Props = { onGone(label: string, to: string | undefined): void; onClose(): void }

/** All labels there are: each gets another name, or is taken away, wherever it is. */
export function ManageLabels({ onGone, onClose }: Props) {
  const t = useText()
  const sentence = useSentence()
  const tell = useNews()
  const query = useQuery(labelsQuery)
  const change = useMutation({
    mutationFn: ({ label, to }: { label: string; to: string | undefined }) => relabel(label, to),
    onSuccess(_, { label, to }) {
      tell({ stale: documentsKey })
      onGone(label, to)
    },
  })
  return (
    <Dialog size="large" title={t(shared.labels)} text={t(words.text)} onClose={onClose}>
      <div className="mt-4 grid grid-cols-1 gap-3">
        {change.error && <Panel tone="danger">{sentence(change.error)}</Panel>}
        <Fetched query={query}>
          {({ labels }) =>
            labels.length ? (
              <ul className="divide-y divide-line">
                {labels
                  .toSorted((one, other) => one.label.localeCompare(other.label))
                  .map(each => (
                    <LabelLine
                      key={each.label}
                      {...each}
                      busy={change.isPending}
                      onChange={to => change.mutate({ label: each.label, to })}
                    />
                  ))}
              </ul>
            ) : (
              <p className="text-muted">{t(words.none)}</p>
            )
          }
        </Fetched>
      </div>
    </Dialog>
  )
}
