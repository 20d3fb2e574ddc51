import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { ImageModelView } from '../data/image-models.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Tag } from '../ui/small.tsx'
import { tones } from './tones.ts'
import { kinds, states, words } from './words.ts'

type Props = { models: readonly ImageModelView[]; open: string | undefined }

/** One's own models, and the way to a new one. */
export function ModelList({ models, open }: Props) {
  const t = useText()
  return (
    // In one column it stands first where there is something to choose, and nothing is chosen yet.
    <nav
      aria-label={t(words.yours)}
      className={`card px-4 py-3 sm:px-5 sm:py-4 lg:col-start-2 lg:row-start-1
        ${open !== undefined || !models.length ? 'max-lg:order-last' : ''}`}
    >
      <h2 className="font-semibold">{t(words.yours)}</h2>
      {!models.length && <p className="mt-1 text-sm text-muted">{t(words.none)}</p>}
      <ul className="mt-2 grid grid-cols-1 gap-0.5 empty:hidden">
        {models.map(({ _id, name, kind, state }) => (
          <li key={_id}>
            <Link
              to={pages.imageModels}
              search={{ model: _id }}
              aria-current={_id === open ? 'page' : undefined}
              className="-mx-2 flex min-h-11 items-center gap-2 rounded-md px-2 py-1 hover:bg-sunken aria-[current=page]:bg-sunken"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{name}</span>
                <span className="block text-sm text-muted">{t(kinds[kind])}</span>
              </span>
              <Tag tone={tones[state]}>{t(states[state])}</Tag>
            </Link>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Link to={pages.imageModels} search={{}} className="btn-line mt-3 w-fit min-h-9 text-sm">
          <Plus className="size-4" aria-hidden />
          {t(words.fresh)}
        </Link>
      )}
    </nav>
  )
}
