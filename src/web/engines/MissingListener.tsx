import { Link } from '@tanstack/react-router'
import { isAdmin, useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Panel } from '../ui/Panel.tsx'

const words = {
  missing: {
    de: 'Hier ist noch nichts verbunden, das zuhört. Eine Aufnahme können Sie schon hochladen; abgetippt wird sie, sobald ein Modell oder ein Dienst da ist.',
    en: 'Nothing that listens is connected here yet. You can upload a recording already; it is transcribed once there is a model or a service.',
  },
  connect: { de: 'Modell oder Dienst einrichten', en: 'Set up a model or a service' },
}

/** Says that nothing can listen here, and the way to change it for those who can. */
export function MissingListener() {
  const t = useText()
  const session = useSession()
  return (
    <Panel tone="note">
      {t(words.missing)}
      {isAdmin(session) && (
        <Link to={pages.admin} params={{ section: 'models' }} search={{}} hash="listen" className="link block w-fit">
          {t(words.connect)}
        </Link>
      )}
    </Panel>
  )
}
