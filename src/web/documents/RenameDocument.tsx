import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { DocumentListed } from '#server/documents/shown.ts'
import { most } from '#shared/documents.ts'
import { onOneLine } from '#shared/one-line.ts'
import { documentsKey } from '../data/documents.ts'
import { sortDocument } from '../data/one-document.ts'
import { useNews } from '../data/news.ts'
import { useText } from '../language.tsx'
import { Ask } from '../ui/Ask.tsx'
import { Field } from '../ui/Field.tsx'
import { words as shared } from './words.ts'

const words = {
  ask: { de: 'Umbenennen', en: 'Rename' },
  text: {
    de: 'Der Titel steht in der Liste, über dem Text und im Namen der Datei.',
    en: 'The title is shown in the list, above the text and in the name of the file.',
  },
}

/** Gives a document another title. */
export function RenameDocument({ document, onClose }: { document: DocumentListed; onClose(): void }) {
  const t = useText()
  const tell = useNews()
  const [title, setTitle] = useState(document.titel_text)
  const rename = useMutation({
    mutationFn: () => sortDocument(document._id, { titel_text: onOneLine(title).trim() }),
    onSuccess() {
      tell({ stale: documentsKey })
      onClose()
    },
  })
  return (
    <Ask
      title={t(words.ask)}
      text={t(words.text)}
      yes={t(shared.save)}
      failure={rename.error}
      isBusy={rename.isPending}
      onYes={() => rename.mutate()}
      onClose={onClose}
    >
      <Field label={t(shared.title)}>
        {control => (
          <input
            {...control}
            className="field h-10 pointer-coarse:h-11"
            autoComplete="off"
            dir="auto"
            placeholder={document.called}
            maxLength={most.title}
            value={title}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
    </Ask>
  )
}
