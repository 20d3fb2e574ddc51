import { Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { KeyView } from '#server/account/keys.ts'
import { useKeys } from '../../data/keys.ts'
import { useText } from '../../language.tsx'
import { pages } from '../../pages.ts'
import { Section } from '../../ui/Section.tsx'
import { sections } from '../sections.ts'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { later } from '../../ui/later.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { useKeptRow } from '../../ui/useKeptRow.ts'
import { KeyLine } from './KeyLine.tsx'

const MakeKey = later(() => import('./MakeKey.tsx').then(it => it.MakeKey))
const TakeBackKey = later(() => import('./TakeBackKey.tsx').then(it => it.TakeBackKey))

const words = {
  line: {
    de: 'Damit erstellen Ihre Programme Texte über die Schnittstelle.',
    en: 'Your programs use these to make texts through the API.',
  },
  none: { de: 'Sie haben noch keinen Schlüssel.', en: 'You have no key yet.' },
  loading: { de: 'Wird geladen', en: 'Loading' },
  make: { de: 'Schlüssel anlegen', en: 'Create a key' },
  read: { de: 'Schnittstelle ansehen', en: 'Read about the API' },
}

/** The keys of a person's programs, and where to read what they can do. */
export function KeysSection() {
  const t = useText()
  const { keys, make, takeBack } = useKeys()
  const kept = useKeptRow()
  const [making, setMaking] = useState(false)
  const [leaving, setLeaving] = useState<KeyView>()
  const begin = () => {
    make.reset()
    setMaking(true)
  }
  return (
    <Section
      id="keys"
      title={t(sections.keys)}
      line={t(words.line)}
      action={
        <button type="button" className="btn-line" onClick={begin}>
          {t(words.make)}
        </button>
      }
    >
      {keys.error && <NotLoaded failure={keys.error} onRetry={() => void keys.refetch()} />}
      {keys.isPending && (
        <p className="flex items-center gap-2 text-muted">
          <Spinner /> {t(words.loading)}
        </p>
      )}
      <div {...kept} className="grid grid-cols-1 gap-3 outline-none sm:gap-4">
        {keys.data && keys.data.length > 0 && (
          <ul className="divide-y divide-line">
            {keys.data.map(key => (
              <KeyLine key={key._id} apiKey={key} onRemove={() => setLeaving(key)} />
            ))}
          </ul>
        )}
        <p className="text-muted">
          {keys.data?.length === 0 && <span>{t(words.none)} </span>}
          <Link to={pages.api} className="link pointer-coarse:inline-block pointer-coarse:py-2.5">
            {t(words.read)}
          </Link>
        </p>
      </div>
      <Suspense>
        {making && <MakeKey make={make} onClose={() => setMaking(false)} />}
        {leaving && <TakeBackKey apiKey={leaving} takeBack={takeBack} onClose={() => setLeaving(undefined)} />}
      </Suspense>
    </Section>
  )
}
