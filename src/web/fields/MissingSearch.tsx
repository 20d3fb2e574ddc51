import { Link } from '@tanstack/react-router'
import { isAdmin, useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Panel } from '../ui/Panel.tsx'

const words = {
  connect: { de: 'Suchdienst verbinden', en: 'Connect a search service' },
  missing: {
    de: 'Mit einem Suchdienst kann dieses Werkzeug vorher recherchieren und Quellen nennen.',
    en: 'With a search service this tool can research first and name its sources.',
  },
}

/** The way to what is missing, for those who can change it; `alone` also says what it would be good for. */
export function MissingSearch({ alone = false }: { alone?: boolean }) {
  const t = useText()
  const session = useSession()
  if (!isAdmin(session)) return null
  const way = (
    <Link to={pages.admin} params={{ section: 'models' }} search={{}} hash="search" className="link block w-fit">
      {t(words.connect)}
    </Link>
  )
  if (!alone) return way
  return (
    <Panel tone="note">
      {t(words.missing)}
      {way}
    </Panel>
  )
}
