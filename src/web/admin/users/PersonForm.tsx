import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { DetailView } from '#server/admin/person-shown.ts'
import { plans } from '#shared/plans.ts'
import { asProblem } from '#shared/problems.ts'
import { useNews } from '../../data/news.ts'
import { changePerson, peopleKey } from '../../data/people.ts'
import { sessionKey } from '../../data/session.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/toast.ts'
import { useFieldProblems, useSentence } from '../../useSentence.ts'
import { planOptions, roleNames, roles } from './words.ts'

const words = {
  title: { de: 'Tarif und Rolle', en: 'Plan and role' },
  line: { de: 'Gilt ab der nächsten Anfrage.', en: 'Applies from the next request.' },
  plan: { de: 'Tarif', en: 'Plan' },
  role: { de: 'Rolle', en: 'Role' },
  limit: { de: 'Eigenes Kontingent', en: 'Custom limit' },
  limitHint: (limit: string) => ({
    de: `Anfragen im Monat. Ohne Angabe gilt das des Tarifs: ${limit}.`,
    en: `Requests a month. If empty, the plan’s limit applies: ${limit}.`,
  }),
  unlimited: { de: 'unbegrenzt', en: 'unlimited' },
  notNumber: { de: 'Eine ganze Zahl von 0 bis 1.000.000.', en: 'A whole number from 0 to 1,000,000.' },
  save: { de: 'Speichern', en: 'Save' },
  saved: { de: 'Gespeichert', en: 'Saved' },
}

/** What an administrator sets for a person: plan, role, and a number of requests of their own. */
export function PersonForm({ person }: { person: DetailView }) {
  const t = useText()
  const { number } = useFormats()
  const sentence = useSentence()
  const tell = useNews()
  const [plan, setPlan] = useState(person.plan_text)
  const [role, setRole] = useState(person.hierarchy_text)
  const [limit, setLimit] = useState(person.limit === null ? '' : String(person.limit))
  const typed = limit.trim() === '' ? null : Number(limit.replaceAll(/[.,\s]/g, ''))
  const isWrong = typed !== null && !(Number.isInteger(typed) && typed >= 0 && typed <= 1_000_000)
  const save = useMutation({
    mutationFn: () =>
      changePerson(person._id, {
        ...(plan !== person.plan_text && { plan }),
        ...(role !== person.hierarchy_text && { role }),
        ...(typed !== person.limit && { limit: typed }),
      }),
    onSuccess() {
      tell({ stale: peopleKey })
      tell({ stale: sessionKey })
      toast({ text: t(words.saved) })
    },
  })
  const said = useFieldProblems(save.error)
  const elsewhere = save.error && asProblem(save.error).code !== 'invalid'
  return (
    <Section id="terms" title={t(words.title)} line={t(words.line)}>
      <form
        className="grid grid-cols-1 items-start gap-5 sm:grid-cols-3"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!isWrong && !save.isPending) save.mutate()
        }}
      >
        <Field label={t(words.plan)} problem={said.plan}>
          {control => (
            <Select
              {...control}
              value={plan}
              onChange={({ target }) => setPlan(plans.find(one => one === target.value) ?? plan)}
            >
              {planOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t(words.role)} problem={said.role}>
          {control => (
            <Select
              {...control}
              value={role}
              onChange={({ target }) => setRole(roles.find(one => one === target.value) ?? role)}
            >
              {Object.entries(roleNames).map(([value, name]) => (
                <option key={value} value={value}>
                  {t(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={t(words.limit)}
          hint={t(words.limitHint(person.planLimit === null ? t(words.unlimited) : number(person.planLimit)))}
          problem={isWrong ? t(words.notNumber) : said.limit}
        >
          {control => (
            <input
              {...control}
              className="field h-10 tabular-nums pointer-coarse:h-11"
              inputMode="numeric"
              autoComplete="off"
              value={limit}
              onChange={({ target }) => setLimit(target.value)}
            />
          )}
        </Field>
        {elsewhere && (
          <div className="sm:col-span-3">
            <Panel tone="danger">{sentence(save.error)}</Panel>
          </div>
        )}
        <Button type="submit" className="btn-primary sm:justify-self-start" isBusy={save.isPending}>
          {t(words.save)}
        </Button>
      </form>
    </Section>
  )
}
