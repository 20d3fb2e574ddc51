import { type FormEvent, useState } from 'react'
import { readAddress } from '#shared/addresses.ts'
import { uploadKinds } from '#shared/accepts.ts'
import { rhythms, type Rhythm } from '#shared/knowledge.ts'
import { asProblem } from '#shared/problems.ts'
import type { Text } from '#shared/text.ts'
import { type NewSource, useKnowledge } from '../data/kept-knowledge.ts'
import type { Whose } from '../data/knowledge.ts'
import { Full } from '../files/Full.tsx'
import { Inviting } from '../files/Inviting.tsx'
import { PickFile } from '../files/PickFile.tsx'
import { useUpload } from '../files/useUpload.ts'
import { words as ofFiles } from '../files/words.ts'
import { useText } from '../language.tsx'
import { AddressField } from '../ui/AddressField.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogClose } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Select } from '../ui/Select.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'
import { howOften, rhythmWords } from './words.ts'

const words = {
  title: { de: 'Wissen hinzufügen', en: 'Add knowledge' },
  text: {
    de: 'Eine Seite, die ohne Anmeldung offen ist, oder ein Dokument. Beides wird einmal gelesen.',
    en: 'A page that is open without signing in, or a document. Either is read once.',
  },
  address: { de: 'Adresse der Seite', en: 'Address of the page' },
  read: { de: 'Seite lesen', en: 'Read the page' },
  reading: { de: 'Seite wird gelesen', en: 'Reading the page' },
  document: { de: 'Oder ein Dokument', en: 'Or a document' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  added: (title: string) => ({ de: `„${title}“ ist hinterlegt.`, en: `“${title}” is kept.` }),
}

type Read = { name: string; text: string }

/** Asks for a page or a document; what is wrong with it is said where it was given. */
export function AddSource({ brand, onClose }: { brand: Whose; onClose(): void }) {
  const t = useText()
  const sentence = useSentence()
  const { keep } = useKnowledge(brand)
  const [address, setAddress] = useState('')
  const [rhythm, setRhythm] = useState<Rhythm>('never')
  const [wrong, setWrong] = useState<Text>()
  const keeps = (source: NewSource) =>
    keep.mutate(source, {
      onSuccess({ title }) {
        toast({ text: t(words.added(title)) })
        onClose()
      },
    })
  const { upload, take } = useUpload<Read>({
    path: '/api/upload/text',
    accept: 'documents',
    onDone: ({ name, text }) => keeps({ title: name.slice(0, 200), text }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readAddress(address)
    setWrong('wrong' in read ? read.wrong : undefined)
    if (!('wrong' in read) && !keep.isPending) keeps({ address: read.address, rhythm })
  }
  const isSending = upload.state === 'sending'
  const failure = upload.state === 'failed' ? upload.problem : keep.error ? asProblem(keep.error) : undefined
  const busy = keep.isPending || isSending
  return (
    <Dialog title={t(words.title)} text={t(words.text)} onClose={onClose}>
      <form className="mt-5 grid grid-cols-1 gap-5" noValidate onSubmit={submit}>
        <AddressField
          label={t(words.address)}
          problem={wrong && t(wrong)}
          value={address}
          onValue={typed => {
            setAddress(typed)
            setWrong(undefined)
          }}
        />
        <Field label={t(howOften)}>
          {control => (
            <Select
              {...control}
              value={rhythm}
              onChange={({ target }) => setRhythm(rhythms.find(one => one === target.value) ?? 'never')}
            >
              {rhythms.map(one => (
                <option key={one} value={one}>
                  {t(rhythmWords[one])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" className="btn-primary" disabled={!address.trim()} isBusy={busy}>
          {keep.isPending ? <Spinner /> : null}
          {t(keep.isPending ? words.reading : words.read)}
        </Button>
        <Field label={t(words.document)}>
          {control => (
            <PickFile {...control} accept={uploadKinds.documents.offered.join(',')} isBusy={busy} onFile={take}>
              <Inviting accept="documents" />
            </PickFile>
          )}
        </Field>
        <p role="status" className="text-sm text-muted empty:hidden">
          {isSending && t(ofFiles.reading(upload.file.name))}
        </p>
        {failure && <Panel tone="danger">{sentence(failure)}</Panel>}
        <Full problems={[failure]} />
        <DialogClose className="btn-line">{t(words.cancel)}</DialogClose>
      </form>
    </Dialog>
  )
}
