import { Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { listWords, ofTexts, runFiltersQuery, runQuery, textListQuery } from '../data/runs.ts'
import { useEngines } from '../data/engines.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Face } from './Face.tsx'
import { pictureOf } from './picture-of.ts'
import { engineOf } from './engine-of.ts'
import { HistoryFilters } from './history/HistoryFilters.tsx'
import { RemoveRuns } from './history/later-removal.ts'
import { momentsOf } from './history/period.ts'
import { type Going, textsGoing } from './history/removal.ts'
import { askedBy } from './history/state.ts'
import { Choose, Tools } from './history/Tools.tsx'
import { Without } from './history/Without.tsx'
import { type Kind, kindOfAll, kindOfList } from './kinds.ts'
import { Library } from './Library.tsx'
import { RunPane } from './RunPane.tsx'
import { StateTag } from './StateTag.tsx'
import { titleOfRun } from './titles.ts'
import { rowOf, useChosen } from './useChosen.ts'
import { useLibrary } from './useLibrary.ts'
import { useTypeName } from './useTypeName.ts'
import { changedAt, useVersionsLine } from './versions.ts'

const words = {
  title: { de: 'Verlauf', en: 'History' },
  empty: { de: 'Noch nichts geschrieben', en: 'Nothing written yet' },
  emptyText: {
    de: 'Was Sie erstellen, steht von selbst hier, auch wenn Sie die Seite vorher verlassen.',
    en: 'Whatever you make appears here by itself, even if you leave the page before it is finished.',
  },
}

const perPage = 20
const soon = 3000

/** Everything a person has written, each text once, the one changed last first. */
export function HistoryPage() {
  const t = useText()
  const engines = useEngines()
  const nameOf = useTypeName()
  const versionsOf = useVersionsLine()
  const at = useLibrary(pages.history)
  const { engine, model, state, ...days } = at.filters
  const filters = { ...(engine && { engine }), ...(model && { model }), ...askedBy(state), ...momentsOf(days) }
  const [going, go] = useState<Going>()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...textListQuery({ page: at.page, limit: perPage, search: at.search, filters }),
    refetchInterval: ({ state }) => (state.data?.runs.some(run => run.state === 'running') ? soon : false),
  })
  const choosing = useChosen(data?.runs)
  const { data: known } = useQuery(runFiltersQuery)
  const { data: open } = useQuery({ ...runQuery(at.id ?? ''), enabled: at.id !== undefined })
  const entries = data?.runs.map(run => {
    const engine = engineOf(engines, run.engine)
    return {
      id: run._id,
      at: changedAt(run),
      lang: run.language,
      ...titleOfRun(run, nameOf(run.engine)),
      icon: <Face engine={engine} picture={pictureOf(run)} />,
      versions: versionsOf(run),
      tag: <StateTag state={run.state} problem={run.problem} />,
    }
  })
  const { total = 0, more, meant, beginnings } = data ?? {}
  const kind = kindOfList({ here: data?.runs ?? [], total, only: engine, ever: known?.engines })
  function removes(which: 'chosen' | 'all') {
    const { chosen } = choosing
    if (which === 'chosen') {
      const here = data?.runs.filter(({ _id }) => chosen.has(_id)) ?? []
      const of: Kind = here.length === chosen.size ? kindOfAll(here) : kind
      const versions = [...chosen.values()].reduce((sum, one) => sum + one, 0)
      return go(textsGoing([...chosen.keys()], versions, of))
    }
    const query = listWords({ limit: perPage, search: at.search, filters: { ...ofTexts(filters), all: 'yes' } })
    go({ query, kind, count: total, more })
  }
  const list = { kind, entries, total, more, meant, beginnings, perPage, isOld: isPlaceholderData, failure: error }
  return (
    <>
      <Library
        title={t(words.title)}
        empty={{ title: t(words.empty), text: t(words.emptyText) }}
        at={at}
        list={{ ...list, retry: () => void refetch() }}
        current={rowOf(data?.runs, open)}
        filters={<HistoryFilters at={at} />}
        tools={total > 0 && !choosing.isOpen && <Choose onChoose={choosing.open} />}
        aside={<Without at={at} />}
        foot={
          choosing.isOpen && (
            <Tools chosen={new Set(choosing.chosen.keys())} onDone={choosing.close} onRemove={removes} />
          )
        }
        choosing={{
          chosen: new Set(choosing.chosen.keys()),
          isOpen: choosing.isOpen,
          onToggle: choosing.toggle,
        }}
      >
        {id => <RunPane id={id} known={data?.runs.find(run => run._id === id)} onBack={() => at.onChoose(undefined)} />}
      </Library>
      <Suspense>
        {going && (
          <RemoveRuns
            going={going}
            onRemoved={() => {
              choosing.close()
              at.onPage(1)
            }}
            onClose={() => go(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
