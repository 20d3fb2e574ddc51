import { type FormEvent, useState } from 'react'
import { asProblem } from '#shared/problems.ts'
import type { Text } from '#shared/text.ts'
import type { useKeys, WantedKey } from '../../data/keys.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogClose } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Select } from '../../ui/Select.tsx'
import { useSentence } from '../../useSentence.ts'
import { ShownKey } from './ShownKey.tsx'

const words = {
  title: { de: 'API-Schlüssel anlegen', en: 'Create an API key' },
  text: {
    de: 'Ein Programm mit diesem Schlüssel erstellt Texte in Ihrem Namen und auf Ihr Kontingent.',
    en: 'A program with this key makes texts in your name, and they count towards your requests.',
  },
  name: { de: 'Wofür ist er?', en: 'What is it for?' },
  example: { de: 'Redaktionssystem', en: 'Newsroom system' },
  days: { de: 'Gültig', en: 'Valid for' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  make: { de: 'Schlüssel anlegen', en: 'Create the key' },
}

/** How long a key can be valid; days. */
const ends: readonly { days: WantedKey['days']; name: Text }[] = [
  { days: 30, name: { de: '30 Tage', en: '30 days' } },
  { days: 90, name: { de: '90 Tage', en: '90 days' } },
  { days: 365, name: { de: 'ein Jahr', en: 'a year' } },
  { days: null, name: { de: 'unbegrenzt', en: 'indefinitely' } },
]
const usual = 1

type Props = { make: ReturnType<typeof useKeys>['make']; onClose(): void }

/** Asks what a key is for and how long it is valid, and shows it, this once. */
export function MakeKey({ make, onClose }: Props) {
  const t = useText()
  const sentence = useSentence()
  const [name, setName] = useState('')
  const [end, setEnd] = useState(usual)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    make.mutate({ name, days: ends[end]?.days ?? null })
  }
  if (make.data) return <ShownKey made={make.data} onClose={onClose} />
  const problem = make.error ? asProblem(make.error) : undefined
  const wrong = problem?.details.fields?.name
  return (
    <Dialog title={t(words.title)} text={t(words.text)} onClose={onClose}>
      <form className="mt-5 grid grid-cols-1 gap-5" onSubmit={submit}>
        {problem && !wrong && <Panel tone="danger">{sentence(problem)}</Panel>}
        <Field label={t(words.name)} problem={wrong && t(wrong)}>
          {control => (
            <input
              {...control}
              className="field h-10 pointer-coarse:h-11"
              value={name}
              maxLength={60}
              placeholder={t(words.example)}
              autoComplete="off"
              autoFocus
              onChange={event => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={t(words.days)}>
          {control => (
            <Select {...control} value={end} onChange={event => setEnd(Number(event.target.value))}>
              {ends.map(({ name }, at) => (
                <option key={name.en} value={at}>
                  {t(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex flex-col-reverse gap-2 sm:grid sm:grid-cols-2">
          <DialogClose className="btn-line">{t(words.cancel)}</DialogClose>
          <Button type="submit" className="btn-primary" disabled={!name.trim()} isBusy={make.isPending}>
            {t(words.make)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
