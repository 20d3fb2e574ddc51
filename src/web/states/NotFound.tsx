import { Link } from '@tanstack/react-router'
import { LostLine } from '../brand/drawings.tsx'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { useCrumb } from '../shell/crumbs.ts'
import { PageState } from './PageState.tsx'

const words = {
  crumb: { de: 'Nicht gefunden', en: 'Not found' },
  title: { de: 'Diese Seite gibt es nicht.', en: 'This page does not exist.' },
  text: {
    de: 'Vielleicht ist die Adresse nicht vollständig, oder der Text wurde entfernt.',
    en: 'The address may be incomplete, or the text was removed.',
  },
  tools: { de: 'Zu den Text-Werkzeugen', en: 'Go to the text tools' },
  history: { de: 'Zum Verlauf', en: 'Go to the history' },
}

export function NotFound() {
  const t = useText()
  useCrumb({ name: words.crumb })
  return (
    <PageState drawing={<LostLine />} title={t(words.title)} text={t(words.text)}>
      <Link to={pages.catalogue} className="btn-primary">
        {t(words.tools)}
      </Link>
      <Link to={pages.history} className="btn-line">
        {t(words.history)}
      </Link>
    </PageState>
  )
}
