import { useState } from 'react'
import { AccountForm } from '../account/AccountForm.tsx'
import { EmailField, PasswordField } from '../account/fields.tsx'
import { useLeave } from '../account/useLeave.ts'
import { useSession } from '../data/session.ts'
import { useSignsIn } from '../data/sign-in.ts'
import { useText } from '../language.tsx'
import { Section } from '../ui/Section.tsx'
import { sections } from './sections.ts'

const words = {
  line: {
    de: 'Sofort und endgültig. Mit derselben Adresse können Sie später neu anfangen.',
    en: 'At once and for good. You can start again with the same address later.',
  },
  begin: { de: 'Konto löschen …', en: 'Delete the account …' },
  goes: { de: 'Das wird gelöscht', en: 'What is deleted' },
  stays: { de: 'Das bleibt', en: 'What stays' },
  email: { de: 'E-Mail-Adresse Ihres Kontos', en: 'E-mail address of your account' },
  hint: (email: string) => ({ de: `Zur Bestätigung: ${email}`, en: `To confirm: ${email}` }),
  password: { de: 'Ihr Passwort', en: 'Your password' },
  without: {
    de: 'Ihr Konto hat kein Passwort. Darum lässt es sich nur in den ersten zehn Minuten nach einer Anmeldung löschen.',
    en: 'Your account has no password. It can therefore be deleted only within ten minutes of signing in.',
  },
  leave: { de: 'Endgültig löschen', en: 'Delete for good' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
}
const goes = [
  { de: 'Ihre Texte und der Verlauf', en: 'Your texts and history' },
  { de: 'Lesezeichen mit ihren Notizen', en: 'Bookmarks with their notes' },
  { de: 'Hochgeladene Dateien', en: 'Uploaded files' },
  { de: 'API-Schlüssel und alle Anmeldungen', en: 'API keys and all sessions' },
  { de: 'Ein laufendes Abonnement wird gekündigt', en: 'A running subscription is cancelled' },
]
const stays = [
  {
    de: 'Zeilen im Protokoll der Administration, mit Ihrer Adresse, ohne Texte',
    en: 'Entries in the administrators’ audit log, with your address but without texts',
  },
  { de: 'Rechnungen beim Zahlungsdienst', en: 'Invoices at the payment service' },
]

const Listed = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <h3 className="font-medium">{title}</h3>
    <ul className="mt-1 list-disc space-y-0.5 pl-5 text-muted">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
)

/** Leaving for good: says what goes and what stays, and asks for the address and for proof. */
export function LeaveSection() {
  const t = useText()
  const leave = useLeave()
  const { email } = useSession()
  const { data } = useSignsIn()
  const [open, setOpen] = useState(false)
  const password = data?.password !== false
  return (
    <Section
      id="leave"
      title={t(sections.leave)}
      line={t(words.line)}
      action={
        !open && (
          <button type="button" className="btn-line" onClick={() => setOpen(true)}>
            {t(words.begin)}
          </button>
        )
      }
    >
      {open && (
        <>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <Listed title={t(words.goes)} lines={goes.map(t)} />
            <Listed title={t(words.stays)} lines={stays.map(t)} />
          </div>
          {!password && <p className="text-muted">{t(words.without)}</p>}
          <div className="grid max-w-sm grid-cols-1 gap-2">
            <AccountForm
              names={password ? ['email', 'password'] : ['email']}
              button={t(words.leave)}
              final
              send={leave}
            >
              {problems => (
                <>
                  <EmailField
                    label={t(words.email)}
                    hint={t(words.hint(email))}
                    autoComplete="off"
                    problem={problems.email}
                    autoFocus
                  />
                  {password && <PasswordField label={t(words.password)} problem={problems.password} />}
                </>
              )}
            </AccountForm>
            <button type="button" className="btn-line" onClick={() => setOpen(false)}>
              {t(words.cancel)}
            </button>
          </div>
        </>
      )}
    </Section>
  )
}
