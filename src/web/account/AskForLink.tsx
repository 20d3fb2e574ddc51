import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { Text } from '#shared/text.ts'
import { useInstallation } from '../data/installation.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Panel } from '../ui/Panel.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { EmailField } from './fields.tsx'
import { NoMail } from './NoMail.tsx'

const words = {
  send: { de: 'Link anfordern', en: 'Ask for the link' },
  lately: {
    de: 'Kommt keine E-Mail, obwohl es das Konto gibt, wurde sie gerade erst oft angefordert: Der letzte Link gilt weiter.',
    en: 'If no e-mail comes although the account exists, it was asked for often just now: the last link still works.',
  },
  back: { de: 'Zurück zur Anmeldung', en: 'Back to sign-in' },
}

/** What a link does, and what is said once it was asked for: where mail is set up, and where it is passed on. */
type Said = Readonly<Record<'title' | 'mailed' | 'passedOn' | 'sent' | 'made', Text>>

type Props = { said: Said; next?: string; ask(address: { email: string }): Promise<unknown> }

/** Asks for an address to send a link to; whether it has an account is not told. */
export function AskForLink({ said, next, ask }: Props) {
  const t = useText()
  const { mail } = useInstallation()
  const [sent, setSent] = useState(false)
  return (
    <AccountFrame title={t(said.title)} line={sent ? undefined : t(mail ? said.mailed : said.passedOn)}>
      {sent ? (
        <Panel tone="ok">{t(mail ? said.sent : said.made)}</Panel>
      ) : (
        <AccountForm
          names={['email']}
          button={t(words.send)}
          send={({ email }) => ask({ email }).then(() => setSent(true))}
        >
          {problems => <EmailField problem={problems.email} autoFocus />}
        </AccountForm>
      )}
      {sent && mail && <p className="text-sm text-muted">{t(words.lately)}</p>}
      {!mail && <NoMail />}
      <Link
        to={pages.signIn}
        search={{ next }}
        className="link inline-flex min-h-6 items-center justify-self-start text-sm"
      >
        {t(words.back)}
      </Link>
    </AccountFrame>
  )
}
