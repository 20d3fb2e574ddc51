import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useInstallation } from '../data/installation.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Panel } from '../ui/Panel.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { askForReset } from './calls.ts'
import { EmailField } from './fields.tsx'

const words = {
  title: { de: 'Passwort vergessen', en: 'Forgotten password' },
  line: {
    de: 'Sie erhalten eine E-Mail mit einem Link, über den Sie ein neues Passwort wählen.',
    en: 'You get an e-mail with a link through which you choose a new password.',
  },
  send: { de: 'Link anfordern', en: 'Ask for the link' },
  sent: {
    de: 'Wenn es ein Konto mit dieser Adresse gibt, ist der Link unterwegs. Er gilt eine Stunde.',
    en: 'If there is an account with this address, the link is on its way. It is valid for an hour.',
  },
  noMail: {
    de: 'Dieser Server versendet noch keine E-Mails. Ihre Administration findet den Link im Protokoll des Servers und gibt ihn weiter.',
    en: 'This server does not send e-mails yet. Your administrator finds the link in the log of the server and passes it on.',
  },
  back: { de: 'Zurück zur Anmeldung', en: 'Back to sign in' },
}

export function ForgottenPage() {
  const t = useText()
  const { mail } = useInstallation()
  const [sent, setSent] = useState(false)
  return (
    <AccountFrame title={t(words.title)} line={sent ? undefined : t(words.line)}>
      {sent ? (
        <Panel tone="ok">{t(words.sent)}</Panel>
      ) : (
        <AccountForm
          names={['email']}
          button={t(words.send)}
          send={address => askForReset(address).then(() => setSent(true))}
        >
          {problems => <EmailField problem={problems.email} autoFocus />}
        </AccountForm>
      )}
      {!mail && <Panel tone="note">{t(words.noMail)}</Panel>}
      <Link to={pages.signIn} className="link inline-flex min-h-6 items-center justify-self-start text-sm">
        {t(words.back)}
      </Link>
    </AccountFrame>
  )
}
