import { Link } from '@tanstack/react-router'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Panel } from '../ui/Panel.tsx'
import { useSentence } from '../useSentence.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { useSignOut } from './useSignOut.ts'

const words = {
  title: { de: 'Abmelden', en: 'Log out' },
  line: {
    de: 'Ihre Texte bleiben gespeichert. Angefangene Eingaben in diesem Fenster werden entfernt.',
    en: 'Your texts stay saved. Unfinished input in this window is removed.',
  },
  signOut: { de: 'Jetzt abmelden', en: 'Log out now' },
  stay: { de: 'Angemeldet bleiben', en: 'Stay signed in' },
}

/** Signs out by a press: no link alone can do it to anyone. */
export function SignOutPage() {
  const t = useText()
  const sentence = useSentence()
  const { mutate, error } = useSignOut()
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
