import { Link } from '@tanstack/react-router'
import { isAdmin, useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Panel } from '../ui/Panel.tsx'
import { words } from './words.ts'

/** Says that nobody trains here, and the way to change it for those who can. */
export function MissingTrainer() {
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
        t(words.askAdmin)
      )}
    </Panel>
  )
}
