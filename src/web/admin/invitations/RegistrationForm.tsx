import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { Text } from '#shared/text.ts'
import { decide, registrationKey, type RegistrationView } from '../../data/invitations.ts'
import { installationKey } from '../../data/installation.ts'
import { useNews } from '../../data/news.ts'
import { Switch } from '../../fields/Switch.tsx'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { RadioLines } from '../../ui/RadioLines.tsx'
import { toast } from '../../ui/toast.ts'
import { useFieldProblems, useSentence } from '../../useSentence.ts'

const words = {
  title: { de: 'Registrierung und Anmeldung', en: 'Registration and sign-in' },
  who: { de: 'Wer ein Konto anlegen darf', en: 'Who may create an account' },
  ways: {
    open: { de: 'Alle, die diese Seite erreichen', en: 'Everyone who reaches this site' },
    invited: { de: 'Wer eingeladen ist', en: 'Those who are invited' },
    closed: { de: 'Niemand', en: 'Nobody' },
  } satisfies Record<RegistrationView['registration'], Text>,
  domains: { de: 'Nur Adressen dieser Domains', en: 'Only addresses at these domains' },
  domainsHint: {
    de: 'Durch Kommas getrennt, etwa example.com. Ohne Angabe gelten alle; Einladungen gelten immer.',
    en: 'Separated by commas, such as example.com. If empty, all are accepted; invitations always are.',
  },
  link: { de: 'Anmelden per Link in einer E-Mail', en: 'Sign in with a link in an e-mail' },
  fixed: (name: string) => ({
    de: `Durch ${name} in der Umgebung festgelegt.`,
    en: `Set by ${name} in the environment.`,
  }),
  save: { de: 'Speichern', en: 'Save' },
  saved: { de: 'Gespeichert', en: 'Saved' },
}
const choices = ['open', 'invited', 'closed'] as const

/** Decides who may make an account. What the environment says is shown and stays. */
export function RegistrationForm({ rules }: { rules: Omit<RegistrationView, 'newcomers'> }) {
  const t = useText()
  const sentence = useSentence()
  const tell = useNews()
  const { fixed } = rules
  const [registration, setRegistration] = useState(rules.registration)
  const [domains, setDomains] = useState(rules.domains.join(', '))
  const [link, setLink] = useState(rules.link)
  const save = useMutation({
    mutationFn: () =>
      decide({
        ...(!fixed.registration && { registration }),
        ...(!fixed.domains && { domains }),
        ...(!fixed.link && { link }),
      }),
    onSuccess() {
      tell({ stale: registrationKey })
      tell({ stale: installationKey })
      toast({ text: t(words.saved) })
    },
  })
  const problems = useFieldProblems(save.error)
  const because = (name: string) => t(words.fixed(name))
  return (
    <Section id="registration" title={t(words.title)}>
      <form
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={event => {
          event.preventDefault()
          if (!save.isPending) save.mutate()
        }}
      >
        {save.error && !problems.domains && <Panel tone="danger">{sentence(save.error)}</Panel>}
        {fixed.registration ? (
          <div>
            <p className="font-semibold">{t(words.who)}</p>
            <p>{t(words.ways[rules.registration])}</p>
            <p className="text-sm text-muted">{because('REGISTRATION')}</p>
          </div>
        ) : (
          <RadioLines
            label={t(words.who)}
            value={registration}
            options={choices.map(value => ({ value, label: t(words.ways[value]) }))}
            onChange={setRegistration}
          />
        )}
        <Field
          label={t(words.domains)}
          hint={fixed.domains ? because('REGISTRATION_DOMAINS') : t(words.domainsHint)}
          problem={problems.domains}
        >
          {control => (
            <input
              className="field h-10 pointer-coarse:h-11"
              autoComplete="off"
              spellCheck={false}
              readOnly={fixed.domains}
              value={domains}
              onChange={({ target }) => setDomains(target.value)}
              {...control}
            />
          )}
        </Field>
        <Switch
          label={t(words.link)}
          hint={fixed.link ? because('SIGN_IN_LINK') : undefined}
          disabled={fixed.link}
          on={link}
          onChange={setLink}
        />
        <Button type="submit" className="btn-primary justify-self-start" isBusy={save.isPending}>
          {t(words.save)}
        </Button>
      </form>
    </Section>
  )
}
