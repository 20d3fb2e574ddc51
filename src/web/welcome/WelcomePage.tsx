import { isAdmin, useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { NoAccess } from '../states/NoAccess.tsx'
import { SetupPage } from './SetupPage.tsx'
import { WelcomeFrame } from './WelcomeFrame.tsx'

const words = {
  title: { de: 'Einrichtung', en: 'Setup' },
  ask: {
    de: 'Ihre Administration kann ein KI-Modell verbinden. Sprechen Sie sie darauf an; was Sie schon eingetragen haben, bleibt gespeichert.',
    en: 'Your administrator can connect an AI model. Ask them about it; what you have already filled in is kept.',
  },
}

/** The first run, and later the way to a model: for administrators. Everyone else is told whom to ask. */
export function WelcomePage() {
  const t = useText()
  if (isAdmin(useSession())) return <SetupPage />
  return (
    <WelcomeFrame title={t(words.title)}>
      <NoAccess text={t(words.ask)} />
    </WelcomeFrame>
  )
}
