import { Link } from '@tanstack/react-router'
import type { EngineCard } from '#catalogue/shown.ts'
import { isEmpty } from '#shared/answers.ts'
import { useText } from '../language.tsx'
import { StateTag } from '../library/StateTag.tsx'
import { titleOfRun } from '../library/titles.ts'
import { changedAt, type ListedText, useVersionsLine } from '../library/versions.ts'
import { useWhen } from '../library/when.ts'
import { pageOfTool, pages } from '../pages.ts'
import { usePinned } from '../pins/usePins.ts'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { goneTool, otherPlaces } from '../usage/useToolNames.ts'
import { useLoadSentence } from '../useSentence.ts'
import { toolsOf, useRecent } from './recent.ts'
import { RecentTools } from './RecentTools.tsx'
import { tryAgain } from '../ui/try-again.ts'

const words = {
  title: { de: 'Weiterschreiben', en: 'Continue writing' },
  history: { de: 'Verlauf', en: 'History' },
  nothing: { de: 'Noch nichts geschrieben', en: 'Nothing written yet' },
  retry: tryAgain,
}
const shown = 4
const row =
  '-mx-4 mt-2 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-1 sm:mx-0 sm:grid sm:grid-cols-2 ' +
  'sm:overflow-visible sm:px-0 xl:grid-cols-4'
const cell = 'card min-h-44 w-64 shrink-0 snap-start sm:w-auto'

function Card({ run, engine }: { run: ListedText; engine: EngineCard | undefined }) {
  const t = useText()
  const when = useWhen()
  const name = t(engine?.name ?? otherPlaces[run.engine] ?? goneTool)
  const { title, first } = titleOfRun(run, name)
  const versions = useVersionsLine()(run)
  return (
    <li className={`${cell} relative flex flex-col p-4 transition-colors duration-120 hover:border-field`}>
      <p className="flex items-center gap-2 text-sm text-muted">
        {engine && <EngineIcon engine={engine} size="small" />}
        <span className="truncate">{name}</span>
      </p>
      <h3 lang={run.language} dir="auto" className="mt-3 font-medium">
        <Link
          to={engine ? pageOfTool(run.engine) : pages.history}
          params={{ slug: run.engine }}
          search={engine ? { run: run._id } : { id: run._id }}
          className="line-clamp-2 wrap-anywhere hyphens-auto after:absolute after:inset-0 after:rounded-lg"
        >
          {title}
        </Link>
      </h3>
      {(first || isEmpty(run.answer)) && (
        <p
          lang={first ? run.language : undefined}
          dir="auto"
          className={`mt-1 line-clamp-2 text-muted ${first ? 'font-serif text-[1.0625rem] leading-[1.5rem]' : ''}`}
        >
          {first || t(words.nothing)}
        </p>
      )}
      <p className="mt-auto flex items-end justify-between gap-2 pt-2 text-xs text-muted">
        <span className="min-w-0">
          {versions && <span className="block truncate">{versions}</span>}
          {when(changedAt(run))}
        </span>
        <StateTag state={run.state} problem={run.problem} />
      </p>
    </li>
  )
}

/** What was last made, of texts and pictures, and above it the tools it was made with, to begin something new. */
export function Recent({ engines }: { engines: readonly EngineCard[] }) {
  const t = useText()
  const sentence = useLoadSentence()
  const pinned = usePinned()
  const { runs, error, retry, isLikely } = useRecent()
  if (runs?.length === 0 || (!runs && !error && !isLikely)) return null
  const tools = runs && toolsOf(runs, engines)
  return (
    <>
      {!error && tools?.length !== 0 && (
        // Beneath the pinned tools the register would begin below a phone's first screen.
        <div className={pinned.length > 0 ? 'max-md:hidden' : ''}>
          <RecentTools engines={tools} />
        </div>
      )}
      <section aria-labelledby="recent" className="mt-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="recent" className="text-base font-semibold">
            {t(words.title)}
          </h2>
          <Link to={pages.history} className="link text-sm">
            {t(words.history)}
          </Link>
        </div>
        {error ? (
          <p role="alert" className="card mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 p-4 text-sm text-muted">
            {sentence(error)}
            <button type="button" className="link min-h-6 cursor-pointer" onClick={retry}>
              {t(words.retry)}
            </button>
          </p>
        ) : (
          <ul className={row}>
            {runs
              ?.slice(0, shown)
              .map(run => <Card key={run._id} run={run} engine={engines.find(({ slug }) => slug === run.engine)} />) ??
              Array.from({ length: shown }, (_, at) => (
                <li key={at} aria-hidden className={`${cell} p-4`}>
                  <span className="skeleton block h-4 w-28" />
                  <span className="skeleton mt-5 block h-4" />
                  <span className="skeleton mt-2 block h-10" />
                </li>
              ))}
          </ul>
        )}
      </section>
    </>
  )
}
