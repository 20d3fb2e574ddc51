import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FileView } from '#server/files/views.ts'
import { lastPicturesQuery } from '../data/files.ts'
import { smallOf } from '../files/small.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'

const words = {
  title: { de: 'Ihre letzten Bilder', en: 'Your latest pictures' },
  all: { de: 'Alle im Verlauf', en: 'All in the history' },
}
const mostShown = 8

/** The first picture of each of the last runs, the newest first. */
const ofRuns = (files: readonly FileView[]) => {
  const made = files.filter(({ made, run }) => made && run)
  const runs = [...new Set(made.map(({ run }) => run))]
  // Files of one run lie there as they came, the newest first.
  return runs.flatMap(run => made.findLast(file => file.run === run) ?? []).slice(0, mostShown)
}

/** What was last made with tools for pictures, each leading to where it came about; nothing where there is none. */
export function LastPictures() {
  const t = useText()
  const { data } = useQuery(lastPicturesQuery)
  const pictures = ofRuns(data?.files ?? [])
  if (!pictures.length) return null
  return (
    <section aria-labelledby="last-pictures" className="mt-6">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="last-pictures" className="text-base font-semibold">
          {t(words.title)}
        </h2>
        <Link to={pages.history} className="link text-sm">
          {t(words.all)}
        </Link>
      </div>
      <ul className="mt-2 grid grid-cols-4 gap-2 sm:gap-3 lg:grid-cols-8">
        {pictures.map(({ _id, address, name, run }) => (
          <li key={_id}>
            <Link
              to={pages.history}
              search={{ id: run ?? undefined }}
              title={name}
              className="squares block aspect-square overflow-hidden rounded-md border border-line hover:border-field"
            >
              <img
                src={smallOf(address, 'choice')}
                alt={name}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
