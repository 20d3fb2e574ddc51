import { Link } from '@tanstack/react-router'
import { ClosedBook } from '../brand/drawings.tsx'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { PageState } from './PageState.tsx'

const words = {
  title: { de: 'Das ist Sache der Administration', en: 'This is for administrators' },
  tools: { de: 'Zu den Text-Werkzeugen', en: 'Go to the text tools' },
}

/** What only an administrator can do; `text` says what that is and whom to ask. */
export function NoAccess({ text }: { text: string }) {
  const t = useText()
  return (
    <PageState drawing={<ClosedBook />} title={t(words.title)} text={text}>
      <Link to={pages.catalogue} className="btn-primary">
        {t(words.tools)}
      </Link>
    </PageState>
  )
}
