import { Link } from '@tanstack/react-router'
import { useText } from '../../language.tsx'
import { pages } from '../../pages.ts'
import { askedOf, versionWords } from '../../refine/words.ts'
import { useVersions } from '../../refine/useVersions.ts'

const words = { versions: { de: 'Fassungen', en: 'Versions' } }

/** The versions of a text in the history, each with what was asked of it; nothing where there is but one. */
export function RunVersions({ id }: { id: string }) {
  const t = useText()
  const { versions } = useVersions(id)
  if (versions.length < 2) return null
  return (
    <nav aria-label={t(words.versions)} className="border-b border-line px-4 py-2 text-sm sm:px-6 print:hidden">
      <ol className="flex flex-wrap gap-x-1 gap-y-1">
        {versions.map(({ _id, ...made }, at) => (
          <li key={_id}>
            <Link
              to={pages.history}
              search={(before: object) => ({ ...before, id: _id })}
              aria-current={_id === id ? 'page' : undefined}
              aria-label={`${t(versionWords.one(String(at + 1)))}: ${askedOf(made, t)}`}
              className="btn-small aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink"
            >
              {at + 1} <span className="font-normal">{askedOf(made, t)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
