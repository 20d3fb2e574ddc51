import { Link } from '@tanstack/react-router'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { CodeForm } from './CodeForm.tsx'
import { useArrive } from './useArrive.ts'

const words = {
  title: { de: 'Zweiter Schritt', en: 'Second step' },
  line: { de: 'Noch ein Code, dann sind Sie angemeldet.', en: 'One more code, then you are signed in.' },
  back: { de: 'Zurück zur Anmeldung', en: 'Back to sign-in' },
}

/** Asks whoever has a second factor for it. */
export function CodePage({ next }: { next: string | undefined }) {
  const t = useText()
  const arrive = useArrive()
  return (
    <AccountFrame title={t(words.title)} line={t(words.line)}>
      <CodeForm onDone={() => arrive(next)} />
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
