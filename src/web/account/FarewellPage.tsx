import { Link } from '@tanstack/react-router'
import { useInstallation } from '../data/installation.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { AccountFrame } from './AccountFrame.tsx'

const words = {
  title: { de: 'Ihr Konto ist gelöscht', en: 'Your account is deleted' },
  line: {
    de: 'Ihre Texte, Lesezeichen und Dateien sind von diesem Server entfernt. Danke, dass Sie hier geschrieben haben.',
    en: 'Your texts, bookmarks and files are gone from this server. Thank you for writing here.',
  },
  again: { de: 'Neues Konto anlegen', en: 'Create a new account' },
  signIn: { de: 'Zur Anmeldung', en: 'Go to sign-in' },
}

/** What one reads after leaving. */
export function FarewellPage() {
  const t = useText()
  const { registration } = useInstallation()
  const [to, name] =
    registration === 'open' ? ([pages.signUp, words.again] as const) : ([pages.signIn, words.signIn] as const)
  return (
    <AccountFrame title={t(words.title)} line={t(words.line)}>
      <Link to={to} className="btn-line min-h-11">
        {t(name)}
      </Link>
    </AccountFrame>
  )
}
