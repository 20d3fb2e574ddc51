import { useEffect, useRef } from 'react'
import { Link } from '@tanstack/react-router'
import { useNews } from '../data/news.ts'
import { sessionKey } from '../data/session.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { AccountFrame } from './AccountFrame.tsx'

const words = {
  title: { de: 'Sie sind wieder angemeldet', en: 'You are signed in again' },
  line: {
    de: 'Schließen Sie diesen Tab. In dem anderen geht es weiter, Ihre Eingaben sind noch da.',
    en: 'Close this tab and go on in the other one. Your input is still there.',
  },
  on: { de: 'Hier weitermachen', en: 'Continue here' },
}

/** Where somebody arrives who has signed in beside a page that waits for them; tells it so. */
export function SignedInPage() {
  const t = useText()
  const tell = useNews()
  const told = useRef(false)
  useEffect(() => {
    if (!told.current) tell({ stale: sessionKey })
    told.current = true
  }, [tell])
  return (
    <AccountFrame title={t(words.title)} line={t(words.line)}>
      <Link to={pages.catalogue} className="btn-line min-h-11">
        {t(words.on)}
      </Link>
    </AccountFrame>
  )
}
