import { useQuery } from '@tanstack/react-query'
import { runListQuery } from '../data/runs.ts'
import { useEngines } from '../data/engines.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { Library } from './Library.tsx'
import { RunPane } from './RunPane.tsx'
import { StateTag } from './StateTag.tsx'
import { titleOfRun } from './titles.ts'
import { useLibrary } from './useLibrary.ts'

const words = {
  title: { de: 'Verlauf', en: 'History' },
  line: { de: 'Alles, was entstanden ist, mit allen Eingaben.', en: 'Everything you made, with all inputs.' },
  empty: { de: 'Noch nichts geschrieben', en: 'Nothing written yet' },
  emptyText: {
    de: 'Was Sie erstellen, steht von selbst hier, auch wenn Sie die Seite vorher verlassen.',
    en: 'Whatever you make appears here by itself, even if you leave the page before it is finished.',
  },
}
const perPage = 20
const soon = 3000

/** Everything a person has made, newest first. */
export function HistoryPage() {
  const t = useText()
  const engines = useEngines()
  const at = useLibrary(pages.history)
  const { data, error, refetch } = useQuery({
    ...runListQuery({ page: at.page, limit: perPage, search: at.search }),
    refetchInterval: ({ state }) => (state.data?.runs.some(run => run.state === 'running') ? soon : false),
  })
  const entries = data?.runs.map(run => {
    const engine = engines.find(({ slug }) => slug === run.engine)
    return {
      id: run._id,
      at: run.startedAt,
      lang: run.language,
      ...titleOfRun(run),
      icon: engine && <EngineIcon engine={engine} size="small" />,
      tag: <StateTag state={run.state} />,
    }
  })
  return (
    <Library
      title={t(words.title)}
      line={t(words.line)}
      empty={{ title: t(words.empty), text: t(words.emptyText) }}
      at={at}
      list={{ entries, total: data?.total ?? 0, perPage, failure: error, retry: () => void refetch() }}
    >
      {id => <RunPane id={id} known={data?.runs.find(run => run._id === id)} onBack={() => at.onChoose(undefined)} />}
    </Library>
  )
}
