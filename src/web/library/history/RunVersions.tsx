import { Suspense, useState } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useText } from '../../language.tsx'
import { pages } from '../../pages.ts'
import { askedOf, versionWords } from '../../refine/words.ts'
import { useVersions } from '../../refine/useVersions.ts'
import { RemoveRuns } from './later-removal.ts'
import { versionGoing } from './removal.ts'
import { VersionMenuButton } from './VersionMenuButton.tsx'

const words = { versions: { de: 'Fassungen', en: 'Versions' } }

/** The versions of a text in the history, each with what was asked of it; nothing where there is but one. */
export function RunVersions({ id }: { id: string }) {
  const t = useText()
  const go = useNavigate()
  const { versions, at } = useVersions(id)
  const [going, setGoing] = useState(false)
  if (versions.length < 2) return null
  const next = versions[at + 1] ?? versions[at - 1]
  const show = (to: string | undefined) =>
    void go({ to: pages.history, search: (before: object) => ({ ...before, id: to }), replace: true })
  return (
    <nav
      aria-label={t(words.versions)}
      className="flex items-start gap-1 border-b border-line px-4 py-2 text-sm sm:px-6 print:hidden"
    >
      <ol className="flex min-w-0 flex-1 flex-wrap gap-x-1 gap-y-1">
        {versions.map(({ _id, ...made }, place) => (
          <li key={_id} className="max-w-full">
            <Link
              to={pages.history}
              search={(before: object) => ({ ...before, id: _id })}
              aria-current={_id === id ? 'page' : undefined}
              aria-label={`${t(versionWords.one(String(place + 1)))}: ${askedOf(made, t)}`}
              className="btn-small aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink"
            >
              {place + 1} <span className="truncate font-normal">{askedOf(made, t)}</span>
            </Link>
          </li>
        ))}
      </ol>
      <VersionMenuButton id={id} versions={versions} onRemove={() => setGoing(true)} />
      <Suspense>
        {going && (
          <RemoveRuns going={versionGoing(id)} onRemoved={() => show(next?._id)} onClose={() => setGoing(false)} />
        )}
      </Suspense>
    </nav>
  )
}
