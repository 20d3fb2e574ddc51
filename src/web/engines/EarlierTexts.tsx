import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { textListQuery } from '../data/runs.ts'
import { useText } from '../language.tsx'
import { titleOfRun } from '../library/titles.ts'
import { changedAt, textOf } from '../library/versions.ts'
import { useWhen } from '../library/when.ts'
import { pageOfTool, pages } from '../pages.ts'
import { useIsWide } from '../ui/useIsWide.ts'

const words = {
  title: { de: 'Frühere Ergebnisse', en: 'Earlier results' },
  all: { de: 'Alle im Verlauf', en: 'All in the history' },
}
const most = 4

/** What else was made with this tool: one looks up how one said it before, or goes on with it. */
export function EarlierTexts({ text }: { text: string }) {
  const t = useText()
  const when = useWhen()
  const isWide = useIsWide(1200)
  const slug = useParams({ strict: false, select: ({ slug, engineId }) => slug ?? engineId }) ?? ''
  const { data } = useQuery({ ...textListQuery({ limit: most + 1, filters: { engine: slug } }), enabled: isWide })
  const others = data?.runs.filter(run => textOf(run) !== text) ?? []
  if (!others.length) return null
  return (
    <nav aria-label={t(words.title)} className="mt-5 px-1 text-sm">
      <h3 className="eyebrow mb-1">{t(words.title)}</h3>
      <ul>
        {others.slice(0, most).map(run => {
          const { title, first } = titleOfRun(run, '')
          return (
            <li key={run._id}>
              <Link
                to={pageOfTool(slug)}
                params={{ slug }}
                search={{ run: run._id }}
                className="-mx-2 block rounded-sm px-2 py-1.5 hover:bg-sunken pointer-coarse:py-2.5"
              >
                <span lang={run.language} dir="auto" className="line-clamp-2 wrap-anywhere hyphens-auto">
                  {title || first}
                </span>
                <span className="block text-xs text-muted">{when(changedAt(run))}</span>
              </Link>
            </li>
          )
        })}
      </ul>
      {others.length > most && (
        <Link to={pages.history} search={{ engine: slug }} className="link mt-1 inline-block">
          {t(words.all)}
        </Link>
      )}
    </nav>
  )
}
