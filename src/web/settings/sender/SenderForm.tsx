import { type FormEvent, useEffect, useRef, useState } from 'react'
import { asProblem } from '#shared/problems.ts'
import { type Sender, senderFields, senderIn, type SenderKey, senderKeys } from '#shared/sender.ts'
import { AskToLeave } from '../../ui/AskToLeave.tsx'
import { useUnsaved } from '../../ui/useUnsaved.ts'
import { useSender } from '../../data/sender.ts'
import { useSession } from '../../data/session.ts'
import { useProblems } from '../../engines/useProblems.ts'
import { type Draft, draftOf } from '../../fields/entries.ts'
import { Question } from '../../fields/Question.tsx'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { toast } from '../../ui/toast.ts'
import { useSentence } from '../../useSentence.ts'
import { isWide } from './wide.ts'

const words = {
  free: {
    de: 'Alles ist optional. Was leer bleibt, steht in keinem Text.',
    en: 'Everything is optional. What stays empty is in no text.',
  },
  save: { de: 'Angaben speichern', en: 'Save the details' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  saved: { de: 'Angaben gespeichert', en: 'Details saved' },
}

/** None must be filled in: that is said once, above them. */
const asked = (key: SenderKey) => {
  const { optional: _, ...field } = senderFields[key]
  return field
}

/** One's details to fill in; what was typed stays until it is saved. */
export function SenderForm({ sender, onDone }: { sender: Sender; onDone(): void }) {
  const t = useText()
  const sentence = useSentence()
  const { plan_text: plan, name_text: name } = useSession()
  const { save } = useSender()
  const form = useRef<HTMLFormElement>(null)
  const [draft, change] = useState<Draft>(() => draftOf(Object.keys(sender).length ? sender : { name }))
  const { isUnsaved, settle } = useUnsaved(draft)
  const failure = save.error ? asProblem(save.error) : undefined
  const { problems, checked, mend } = useProblems(form, failure)
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const values = checked(senderFields, draft)
    if (!values || save.isPending) return
    save.mutate(senderIn(values), {
      onSuccess() {
        settle()
        toast({ text: t(words.saved) })
        onDone()
      },
    })
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <AskToLeave isUnsaved={isUnsaved} />
      <p className="text-sm text-muted sm:col-span-2">{t(words.free)}</p>
      {senderKeys.map(key => (
        <div key={key} className={`min-w-0 ${isWide(key) ? 'sm:col-span-2' : ''}`}>
          <Question
            field={asked(key)}
            entry={draft[key]}
            onEntry={entry => {
              change(before => ({ ...before, [key]: entry }))
              mend(key)
            }}
            problem={problems[key]}
            plan={plan}
          />
        </div>
      ))}
      {failure && !failure.details.fields && (
        <div className="sm:col-span-2">
          <Panel tone="danger">{sentence(failure)}</Panel>
        </div>
      )}
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button type="submit" className="btn-primary" isBusy={save.isPending}>
          {t(words.save)}
        </Button>
        <button type="button" className="btn-quiet" onClick={onDone}>
          {t(words.cancel)}
        </button>
      </div>
    </form>
  )
}
