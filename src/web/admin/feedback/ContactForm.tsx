import { type FormEvent, type ReactNode, useState } from 'react'
import type { ContactsView } from '#server/admin/contacts.ts'
import type { Text } from '#shared/text.ts'
import { type ContactName, useSetContact } from '../../data/feedback-admin.ts'
import { useText } from '../../language.tsx'
import { AddressField } from '../../ui/AddressField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { toast } from '../../ui/toast.ts'
import { useFieldProblems, useSentence } from '../../useSentence.ts'

const words = {
  save: { de: 'Speichern', en: 'Save' },
  forget: { de: 'Entfernen', en: 'Remove' },
  saved: { de: 'Gespeichert', en: 'Saved' },
  removed: { de: 'Entfernt', en: 'Removed' },
  now: { de: 'Eingetragen ist', en: 'Set to' },
  fixed: (variable: string) => ({
    de: `Das steht in der Umgebung des Servers (${variable}) und lässt sich nur dort ändern.`,
    en: `This is set in the server’s environment (${variable}) and can only be changed there.`,
  }),
}

type Props = {
  name: ContactName
  label: Text
  hint: Text
  contact: ContactsView[ContactName]
  /** What else can be done with it once it is set. */
  children?: ReactNode
}

/** One address through which people reach whoever runs the installation. */
export function ContactForm({ name, label, hint, contact, children }: Props) {
  const t = useText()
  const sentence = useSentence()
  const set = useSetContact(name)
  const [typed, setTyped] = useState('')
  const problems = useFieldProblems(set.error)
  const change = (address: string | null) =>
    set.mutate(address, {
      onSuccess: () => {
        setTyped('')
        toast({ text: t(address ? words.saved : words.removed) })
      },
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) change(typed.trim())
  }
  const now = contact.address && (
    <p className="text-sm wrap-anywhere">
      {t(words.now)}: <span className="font-medium">{contact.address}</span>
    </p>
  )
  if (contact.variable)
    return (
      <div className="grid grid-cols-1 gap-1.5">
        <p className="text-sm font-medium">{t(label)}</p>
        {now}
        <p className="text-sm text-muted">{t(words.fixed(contact.variable))}</p>
        {children}
      </div>
    )
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-2">
      <AddressField label={t(label)} hint={t(hint)} problem={problems[name]} value={typed} onValue={setTyped} />
      {now}
      {set.error && !problems[name] && <Panel tone="danger">{sentence(set.error)}</Panel>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="btn-line" disabled={!typed.trim()} isBusy={set.isPending}>
          {t(words.save)}
        </Button>
        {contact.address && (
          <Button className="btn-quiet" isBusy={set.isPending} onClick={() => change(null)}>
            {t(words.forget)}
          </Button>
        )}
        {children}
      </div>
    </form>
  )
}
