import { useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { type Plan, plans } from '#shared/plans.ts'
import { asProblem } from '#shared/problems.ts'
import { locales } from '#shared/text.ts'
import { invite, type SentInvitation } from '../../data/invitations.ts'
import { useLocale, useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Select } from '../../ui/Select.tsx'
import { useFieldProblems, useSentence } from '../../useSentence.ts'
import { planOptions, type Role, roleNames, roles } from '../users/words.ts'

const words = {
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  role: { de: 'Rolle', en: 'Role' },
  plan: { de: 'Tarif', en: 'Plan' },
  usual: { de: 'Wie bei neuen Konten', en: 'As for new accounts' },
  locale: { de: 'Sprache', en: 'Language' },
  invite: { de: 'Einladen', en: 'Invite' },
  missing: { de: 'Hier fehlt noch etwas.', en: 'Fill this in.' },
}
const languages = { de: 'Deutsch', en: 'English' } as const

/** To whom an invitation goes, and to what. */
export function InviteForm({ onSent }: { onSent(sent: SentInvitation): void }) {
  const t = useText()
  const sentence = useSentence()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('user')
  const [plan, setPlan] = useState<Plan>()
  const [locale, setLocale] = useState(useLocale())
  const [isEmpty, setIsEmpty] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const send = useMutation({
    mutationFn: () => invite({ email, role, locale, ...(plan && { plan }) }),
    onSuccess(sent) {
      setEmail('')
      onSent(sent)
    },
    onError: () => field.current?.focus(),
  })
  const problems = useFieldProblems(send.error)
  const isElsewhere = send.error && asProblem(send.error).code !== 'invalid'
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={event => {
        event.preventDefault()
        setIsEmpty(!email.trim())
        if (!email.trim()) field.current?.focus()
        else if (!send.isPending) send.mutate()
      }}
    >
      {isElsewhere && <Panel tone="danger">{sentence(send.error)}</Panel>}
      <Field label={t(words.email)} problem={isEmpty ? t(words.missing) : problems.email}>
        {control => (
          <input
            ref={field}
            type="email"
            autoComplete="off"
            className="field h-10 pointer-coarse:h-11"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            {...control}
          />
        )}
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Field label={t(words.plan)} problem={problems.plan}>
          {control => (
            <Select
              value={plan ?? ''}
              onChange={({ target }) => setPlan(plans.find(one => one === target.value))}
              {...control}
            >
              <option value="">{t(words.usual)}</option>
              {planOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t(words.role)} problem={problems.role}>
          {control => (
            <Select
              value={role}
              onChange={({ target }) => setRole(roles.find(one => one === target.value) ?? role)}
              {...control}
            >
              {Object.entries(roleNames).map(([value, name]) => (
                <option key={value} value={value}>
                  {t(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t(words.locale)} problem={problems.locale}>
          {control => (
            <Select
              value={locale}
              onChange={({ target }) => setLocale(locales.find(one => one === target.value) ?? locale)}
              {...control}
            >
              {Object.entries(languages).map(([value, name]) => (
                <option key={value} value={value} lang={value}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Button type="submit" className="btn-primary justify-self-start" isBusy={send.isPending}>
        {t(words.invite)}
      </Button>
    </form>
  )
}
