import { type FormEvent, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { file } from '#shared/fields.ts'
import { addressOfDocument } from '#shared/sources.ts'
import type { Text } from '#shared/text.ts'
import { documentListQuery } from '../data/documents.ts'
import { FileField } from '../files/FileField.tsx'
import { useText } from '../language.tsx'
import { AddressField } from '../ui/AddressField.tsx'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'

const words = {
  address: { de: 'Adresse einer Seite', en: 'Address of a page' },
  add: { de: 'Hinzufügen', en: 'Add' },
  file: { de: 'Datei', en: 'File' },
  document: { de: 'Dokument aus Ihrem Bestand', en: 'One of your documents' },
  choose: { de: 'Dokument wählen …', en: 'Choose a document …' },
  untitled: { de: 'Ohne Titel', en: 'Untitled' },
}
const field = file(words.file, { accept: 'documents' })
/** So many documents are offered, those changed last. */
const newest = { page: 1, limit: 50, filters: { kind: 'document' } }

type Props = { onAdd(typed: string): Text | undefined; onBusy(busy: boolean): void }

/** What can be laid beside the pages that were found: another page, a file, a document of one's own. */
export function AddSource({ onAdd, onBusy }: Props) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<Text>()
  const documents = useQuery(documentListQuery(newest)).data?.documents ?? []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = onAdd(typed)
    setWrong(problem)
    if (!problem) setTyped('')
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1 basis-60">
          <AddressField
            label={t(words.address)}
            problem={wrong && t(wrong)}
            value={typed}
            onValue={to => {
              setTyped(to)
              setWrong(undefined)
            }}
          />
        </div>
        <button type="submit" className="btn-line h-10 sm:mt-[1.625rem] pointer-coarse:h-11">
          <Plus className="size-4" aria-hidden />
          {t(words.add)}
        </button>
      </form>
      <Field label={t(words.file)}>
        {control => (
          <FileField
            {...{ field, control, onBusy }}
            disabled={false}
            entry=""
            onEntry={entry => void (entry && onAdd(entry))}
          />
        )}
      </Field>
      {documents.length > 0 && (
        <Field label={t(words.document)}>
          {control => (
            <Select {...control} value="" onChange={({ target }) => void onAdd(target.value)}>
              <option value="">{t(words.choose)}</option>
              {documents.map(({ _id, called }) => (
                <option key={_id} value={addressOfDocument(_id)}>
                  {called || t(words.untitled)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  )
}
