import { Link } from '@tanstack/react-router'
import { isAdmin, useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'

const words = {
  missing: {
    de: 'Mit einem KI-Dienst, der Bilder ändert, lassen sich Änderungen auch beschreiben.',
    en: 'With an AI service that changes pictures, changes can be described as well.',
  },
  connect: { de: 'KI-Dienst verbinden', en: 'Connect an AI service' },
  ask: { de: 'Die Administration kann einen verbinden.', en: 'Your administrator can connect one.' },
}

/** Says what is needed to describe a change, and the way to it, which leaves the editor as it is. */
export function MissingDescriber() {
  const t = useText()
  const session = useSession()
  return (
    <p className="text-sm text-muted">
      {t(words.missing)}{' '}
      {isAdmin(session) ? (
        <Link
          to={pages.admin}
          params={{ section: 'models' }}
          search={{}}
          hash="paint"
          target="_blank"
          className="link block w-fit"
        >
          {t(words.connect)}
        </Link>
      ) : (
        t(words.ask)
      )}
    </p>
  )
}
