import { type FormEvent, useRef, useState } from 'react'
import { accountFields, contactIn } from '#shared/account.ts'
import { asProblem } from '#shared/problems.ts'
import { useAbout } from '../data/about.ts'
import { useSession } from '../data/session.ts'
import { useProblems } from '../engines/useProblems.ts'
import { type Draft, draftOf } from '../fields/entries.ts'
import { Question } from '../fields/Question.tsx'
import { useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'

const words = {
  save: { de: 'Kontakt speichern', en: 'Save contact' },
  saved: { de: 'Kontakt gespeichert', en: 'Contact saved' },
}
const names = ['phone', 'country'] as const

/** Phone and country of one's account; what is emptied is kept no longer. */
export function ContactForm({ onDone }: { onDone(): void }) {
  const t = useText()
  const sentence = useSentence()
  const { phone, country, plan_text: plan } = useSession()
  const about = useAbout()
  const form = useRef<HTMLFormElement>(null)
  const [draft, change] = useState<Draft>(() => draftOf({ phone: phone ?? '', country: country ?? '' }))
  const failure = about.error ? asProblem(about.error) : undefined
  const { problems, checked, mend } = useProblems(form, failure)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const values = checked(accountFields, draft)
    if (!values || about.isPending) return
    about.mutate(contactIn(values), {
      onSuccess() {
        toast({ text: t(words.saved) })
        onDone()
      },
    })
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      {names.map(name => (
        <Question
          key={name}
          field={accountFields[name]}
          entry={draft[name]}
          onEntry={entry => {
            change(before => ({ ...before, [name]: entry }))
            mend(name)
          }}
          problem={problems[name]}
          plan={plan}
        />
      ))}
      {failure && !failure.details.fields && (
        <div className="sm:col-span-2">
          <Panel tone="danger">{sentence(failure)}</Panel>
        </div>
      )}
      <Button type="submit" className="btn-primary justify-self-start" isBusy={about.isPending}>
        {t(words.save)}
      </Button>
    </form>
  )
}
