import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { personQuery } from '../../data/people.ts'
import { useText } from '../../language.tsx'
import { PaneState } from '../../library/PaneState.tsx'
import { Face } from '../../avatars/Face.tsx'
import { Tag } from '../../ui/small.tsx'
import { PersonDeeds } from './PersonDeeds.tsx'
import { PersonFacts } from './PersonFacts.tsx'
import { PersonForm } from './PersonForm.tsx'
import { roleNames } from './words.ts'

const words = {
  back: { de: 'Alle Konten', en: 'All accounts' },
  blocked: { de: 'Gesperrt', en: 'Blocked' },
}
const ofAccount = {
  missing: { de: 'Dieses Konto gibt es nicht.', en: 'This account does not exist.' },
  failed: { de: 'Das Konto ließ sich nicht öffnen', en: 'The account could not be opened' },
}

/** One person: what is known of the account, and what can be done with it. */
export function PersonPage({ id, onBack }: { id: string; onBack(): void }) {
  const t = useText()
  const { data: person, error, refetch } = useQuery(personQuery(id))
  const title = useRef<HTMLHeadingElement>(null)
  const there = person !== undefined
  useEffect(() => title.current?.focus(), [id, there])
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <button type="button" className="btn-small -ml-2.5 justify-self-start" onClick={onBack}>
        <ArrowLeft className="size-4" aria-hidden />
        {t(words.back)}
      </button>
      {person ? (
        <>
          <div className="flex items-start gap-4">
            <Face name={person.name_text || person.email} picture={person.avatar_image} size="large" />
            <div className="min-w-0">
              <h2
                ref={title}
                tabIndex={-1}
                className="flex flex-wrap items-center gap-2 text-lg font-semibold wrap-anywhere outline-none"
              >
                {person.name_text}
                {person.hierarchy_text === 'admin' && <Tag>{t(roleNames.admin)}</Tag>}
                {person.blocked && <Tag tone="danger">{t(words.blocked)}</Tag>}
              </h2>
              <p className="text-muted wrap-anywhere">{person.email}</p>
            </div>
          </div>
          <PersonFacts person={person} />
          <PersonForm key={JSON.stringify([person.plan_text, person.hierarchy_text, person.limit])} person={person} />
          <PersonDeeds person={person} onGone={onBack} />
        </>
      ) : (
        <PaneState failure={error} said={ofAccount} onRetry={() => void refetch()} onBack={onBack} />
      )}
    </div>
  )
}
