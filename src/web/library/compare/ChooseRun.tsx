import { useQuery } from '@tanstack/react-query'
import type { RunView } from '#server/runs/shown.ts'
import { isEmpty } from '#shared/answers.ts'
import { useEngines } from '../../data/engines.ts'
import { textListQuery } from '../../data/runs.ts'
import { useText } from '../../language.tsx'
import { EngineIcon } from '../../ui/EngineIcon.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { goneTool } from '../../usage/useToolNames.ts'
import { EntryList, EntrySkeleton } from '../EntryList.tsx'
import { Pager } from '../Pager.tsx'
import { SearchField } from '../SearchField.tsx'
import { titleOfRun } from '../titles.ts'
import { changedAt, useVersionsLine } from '../versions.ts'

const words = {
  first: { de: 'Welcher Text soll verglichen werden?', en: 'Which text should be compared?' },
  second: { de: 'Womit soll dieser Text verglichen werden?', en: 'What should it be compared with?' },
  none: { de: 'Hier steht kein anderer Text.', en: 'There is no other text here.' },
  empty: {
    de: 'Noch kein Text. Was Sie erstellen, lässt sich hier vergleichen.',
    en: 'No text yet. What you generate can be compared here.',
  },
  nothing: (typed: string) => ({
    de: `Kein anderer Text enthält „${typed}“.`,
    en: `No other text contains “${typed}”.`,
  }),
}
const perPage = 20

type Props = {
  /** The text that is chosen already. */
  beside: string | undefined
  page: number
  search: string
  onSearch(search: string): void
  onPage(page: number, replace?: boolean): void
  onChoose(id: string): void
}

const canBeChosen = (beside: string | undefined) => (run: RunView) =>
  run._id !== beside && run.state !== 'running' && !isEmpty(run.answer)

/** The history once more, to choose from it what a text is compared with. */
export function ChooseRun({ beside, page, search, onSearch, onPage, onChoose }: Props) {
  const t = useText()
  const engines = useEngines()
  const versionsOf = useVersionsLine()
  const { data, error, refetch, isPlaceholderData } = useQuery(textListQuery({ page, limit: perPage, search }))
  const entries = data?.runs.filter(canBeChosen(beside)).map(run => {
    const engine = engines.find(({ slug }) => slug === run.engine)
    const icon = engine && <EngineIcon engine={engine} size="small" />
    const titled = titleOfRun(run, t(engine?.name ?? goneTool))
    return { id: run._id, at: changedAt(run), lang: run.language, icon, versions: versionsOf(run), ...titled }
  })
  return (
    <section aria-labelledby="to-choose" className="mt-6 max-w-2xl">
      <h2 id="to-choose" className="text-lg font-medium">
        {t(beside ? words.second : words.first)}
      </h2>
      <SearchField search={search} onSearch={onSearch} />
      {error && !entries ? (
        <div className="mt-4">
          <NotLoaded failure={error} onRetry={() => void refetch()} />
        </div>
      ) : !entries ? (
        <EntrySkeleton />
      ) : entries.length > 0 ? (
        <EntryList entries={entries} chosen={undefined} onChoose={onChoose} />
      ) : (
        <p className="px-3 py-10 text-center text-muted wrap-anywhere">
          {t(search ? words.nothing(search) : beside || page > 1 ? words.none : words.empty)}
        </p>
      )}
      {data && <Pager page={page} of={Math.ceil(data.total / perPage)} isOld={isPlaceholderData} onPage={onPage} />}
    </section>
  )
}
