import { Link } from '@tanstack/react-router'
import { isAdmin, useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Panel } from '../ui/Panel.tsx'

const words = {
  missing: {
    de: 'Hier ist noch nichts verbunden, das malt. Bilder entstehen, sobald ein Dienst da ist.',
    en: 'Nothing that paints is connected here yet. Pictures can be made once there is a service.',
  },
  connect: { de: 'Dienst verbinden', en: 'Connect a service' },
  ask: { de: 'Die Administration kann einen verbinden.', en: 'Your administrator can connect one.' },
}

/** Says that nothing can paint here, and the way to change it for those who can. */
export function MissingPainter() {
  const t = useText()
  const session = useSession()
  return (
    <Panel tone="note">
      {t(words.missing)}{' '}
      {isAdmin(session) ? (
        <Link to={pages.admin} params={{ section: 'models' }} search={{}} hash="paint" className="link block w-fit">
          {t(words.connect)}
        </Link>
      ) : (
        t(words.ask)
      )}
    </Panel>
  )
}
