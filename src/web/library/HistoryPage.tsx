import { Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { listWords, runListQuery } from '../data/runs.ts'
import { useEngines } from '../data/engines.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { later } from '../ui/later.ts'
import { engineOf } from './engine-of.ts'
import { HistoryFilters } from './history/HistoryFilters.tsx'
import { momentsOf } from './history/period.ts'
import type { Going } from './history/RemoveRuns.tsx'
import { Tools } from './history/Tools.tsx'
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
type Removing = { going: Going; onRemoved(): void; onClose(): void }
const RemoveRuns = later<Removing>(() => import('./history/RemoveRuns.tsx').then(it => it.RemoveRuns))

const perPage = 20
const soon = 3000

const none: ReadonlySet<string> = new Set()
const toggled = (chosen: ReadonlySet<string>, id: string) =>
  chosen.has(id) ? new Set([...chosen].filter(one => one !== id)) : new Set([...chosen, id])

/** Everything a person has made, newest first. */
export function HistoryPage() {
  const t = useText()
  const engines = useEngines()
  const at = useLibrary(pages.history)
  const { engine, model, state, ...days } = at.filters
  const filters = {
    ...(engine && { engine }),
    ...(model && { model }),
    ...(state && { state }),
    ...momentsOf(days),
  }
  const [chosen, choose] = useState<ReadonlySet<string>>()
  const [going, go] = useState<Going>()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...runListQuery({ page: at.page, limit: perPage, search: at.search, filters }),
    refetchInterval: ({ state }) => (state.data?.runs.some(run => run.state === 'running') ? soon : false),
  })
  const entries = data?.runs.map(run => {
    const engine = engineOf(engines, run.engine)
    return {
      id: run._id,
      at: run.startedAt,
      lang: run.language,
      ...titleOfRun(run),
      icon: engine && <EngineIcon engine={engine} size="small" />,
      tag: <StateTag state={run.state} />,
    }
  })
  function removes(which: 'chosen' | 'all') {
    if (which === 'chosen')
      return go({ query: new URLSearchParams({ ids: [...(chosen ?? [])].join() }), count: chosen?.size ?? 0 })
    const query = listWords({ limit: perPage, search: at.search, filters: { ...filters, all: 'yes' } })
    go({ query, count: data?.total ?? 0, more: data?.more })
  }
  const found = { entries, total: data?.total ?? 0, more: data?.more, meant: data?.meant, beginnings: data?.beginnings }
  const list = { ...found, perPage, isOld: isPlaceholderData, failure: error }
  return (
    <>
      <Library
        title={t(words.title)}
        line={t(words.line)}
        empty={{ title: t(words.empty), text: t(words.emptyText) }}
        at={at}
        list={{ ...list, retry: () => void refetch() }}
        filters={<HistoryFilters at={at} />}
        tools={
          !!data?.total && (
            <Tools chosen={chosen?.size} onChoosing={on => choose(on ? none : undefined)} onRemove={removes} />
          )
        }
        choosing={chosen && { chosen, onToggle: id => choose(toggled(chosen, id)) }}
      >
        {id => <RunPane id={id} known={data?.runs.find(run => run._id === id)} onBack={() => at.onChoose(undefined)} />}
      </Library>
      <Suspense>
        {going && (
          <RemoveRuns
            going={going}
            onRemoved={() => {
              choose(undefined)
              at.onPage(1)
            }}
            onClose={() => go(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
