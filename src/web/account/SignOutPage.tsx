import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sessionQuery } from '../data/session.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Panel } from '../ui/Panel.tsx'
import { useSentence } from '../useSentence.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { isSignedOut } from './signed-out.ts'
import { useSignOut } from './useSignOut.ts'

const words = {
  title: { de: 'Abmelden', en: 'Sign out' },
  line: {
    de: 'Ihre Texte bleiben gespeichert. Angefangene Eingaben in diesem Fenster werden entfernt.',
    en: 'Your texts stay saved. Unfinished input in this window is removed.',
  },
  signOut: { de: 'Jetzt abmelden', en: 'Sign out now' },
  stay: { de: 'Angemeldet bleiben', en: 'Stay signed in' },
  nobody: { de: 'Niemand ist angemeldet', en: 'Nobody is signed in' },
  nothing: {
    de: 'In diesem Browser gibt es nichts abzumelden.',
    en: 'There is nothing to sign out of in this browser.',
  },
  signIn: { de: 'Anmelden', en: 'Sign in' },
}

const SignedOut = () => {
  const t = useText()
  return (
    <AccountFrame title={t(words.nobody)} line={t(words.nothing)}>
      <Link to={pages.signIn} className="btn-primary min-h-11">
        {t(words.signIn)}
      </Link>
    </AccountFrame>
  )
}

/** Signs out by a press: no link alone can do it to anyone. Where nobody is signed in, it leads to signing in. */
export function SignOutPage() {
  const t = useText()
  const sentence = useSentence()
  const session = useQuery(sessionQuery)
  const { mutate, error } = useSignOut()
  if (isSignedOut(session.error)) return <SignedOut />
  return (
    <AccountFrame title={t(words.title)} line={t(words.line)}>
      {error && <Panel tone="danger">{sentence(error)}</Panel>}
      <div className="grid grid-cols-1 gap-2">
        <button type="button" className="btn-primary min-h-11" onClick={() => mutate()}>
          {t(words.signOut)}
        </button>
        <Link to={pages.catalogue} className="btn-line min-h-11">
          {t(words.stay)}
        </Link>
      </div>
    </AccountFrame>
  )
}
