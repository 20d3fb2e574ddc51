import { useState } from 'react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { sentenceOf } from '#shared/problems.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Panel } from '../ui/Panel.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { resetPassword } from '../data/account-calls.ts'
import { NewPasswordField } from './fields.tsx'

const words = {
  title: { de: 'Neues Passwort', en: 'New password' },
  save: { de: 'Passwort speichern', en: 'Save the password' },
  done: {
    de: 'Ihr neues Passwort gilt. Überall, wo Sie angemeldet waren, melden Sie sich damit neu an.',
    en: 'Your new password is in place. Sign in with it wherever you were signed in.',
  },
  signIn: { de: 'Anmelden', en: 'Sign in' },
  again: { de: 'Neuen Link anfordern', en: 'Ask for a new link' },
}
const route = getRouteApi(pages.reset)

export function ResetPage() {
  const t = useText()
  const { token } = route.useSearch()
  const [done, setDone] = useState(false)
  if (!token)
    return (
      <AccountFrame title={t(words.title)} line={t(sentenceOf('link_ended'))}>
        <Link to={pages.forgotten} className="btn-primary min-h-11">
          {t(words.again)}
        </Link>
      </AccountFrame>
    )
  if (done)
    return (
      <AccountFrame title={t(words.title)}>
        <Panel tone="ok">{t(words.done)}</Panel>
        <Link to={pages.signIn} className="btn-primary min-h-11">
          {t(words.signIn)}
        </Link>
      </AccountFrame>
    )
  return (
    <AccountFrame title={t(words.title)}>
      <AccountForm
        names={['newPassword']}
        button={t(words.save)}
        send={({ newPassword }) => resetPassword({ token, newPassword }).then(() => setDone(true))}
      >
        {problems => <NewPasswordField name="newPassword" again problem={problems.newPassword} autoFocus />}
      </AccountForm>
      <Link to={pages.forgotten} className="link inline-flex min-h-6 items-center justify-self-start text-sm">
        {t(words.again)}
      </Link>
    </AccountFrame>
  )
}
