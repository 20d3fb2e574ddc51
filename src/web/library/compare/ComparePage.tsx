import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeftRight } from 'lucide-react'
import { isEmpty } from '#shared/answers.ts'
import { runQuery } from '../../data/runs.ts'
import { useText } from '../../language.tsx'
import { pages } from '../../pages.ts'
import { Panel } from '../../ui/Panel.tsx'
import { PaneState } from '../PaneState.tsx'
import { ChooseRun } from './ChooseRun.tsx'
import { ComparedRuns } from './ComparedRuns.tsx'
import { Side } from './Side.tsx'

const words = {
  title: { de: 'Zwei Texte vergleichen', en: 'Compare two texts' },
  line: { de: 'Was beide teilen, und was nur in einem steht.', en: 'What both share, and what only one of them says.' },
  swap: { de: 'Seiten tauschen', en: 'Swap the sides' },
  unwritten: {
    de: 'In einem der beiden steht noch kein Text. Sobald er fertig ist, lässt er sich vergleichen.',
    en: 'One of the two has no text yet. It can be compared as soon as it is finished.',
  },
}

type Asked = { id?: string; with?: string; page?: number; search?: string }

/** One of the two texts; nothing where none is chosen yet. */
const useRunOf = (id: string | undefined) => useQuery({ ...runQuery(id ?? ''), enabled: id !== undefined })

/** Two texts of the history side by side, each chosen there or in the address. */
export function ComparePage() {
  const t = useText()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const asked: Asked = useSearch({
    strict: false,
    select: ({ id, with: other, page, search }) => ({ id, with: other, page, search }),
  })
  const { id, with: other, page = 1, search = '' } = asked
  const [one, two] = [useRunOf(id), useRunOf(other)]
  const go = (to: Asked, replace = false) =>
    void navigate({ to: pages.compare, search: { ...to, search: to.search || undefined }, replace, resetScroll: false })

  // What was pressed is gone then: one goes on at the top of the page.
  const chosen = [id, other].join(' ')
  const before = useRef(chosen)
  useEffect(() => {
    if (before.current !== chosen) heading.current?.focus()
    before.current = chosen
  }, [chosen])

  const sides = [
    { query: one, without: { with: other }, number: 1 },
    { query: two, without: { id }, number: 2 },
  ].filter(({ query }) => query.isEnabled)
  const failed = sides.find(({ query }) => query.error && !query.data)
  const both = one.data && two.data && { one: one.data, other: two.data }
  const written = both && [both.one, both.other].every(run => run.state !== 'running' && !isEmpty(run.answer))
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <h1 ref={heading} tabIndex={-1} className="voice text-2xl outline-none">
            {t(words.title)}
          </h1>
          <p className="text-muted">{t(words.line)}</p>
        </div>
        {both && (
          <button type="button" className="btn-line min-h-9 text-sm" onClick={() => go({ id: other, with: id }, true)}>
            <ArrowLeftRight className="size-4" aria-hidden />
            {t(words.swap)}
          </button>
        )}
      </div>
      {failed ? (
        <div className="mt-4">
          <PaneState
            failure={failed.query.error}
            onRetry={() => void failed.query.refetch()}
            onBack={() => void navigate({ to: pages.history })}
          />
        </div>
      ) : (
        <>
          <div className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-2">
            {sides.map(({ query: { data }, without, number }) =>
              data ? (
                <Side key={number} number={number} run={data} onChange={() => go(without)} />
              ) : (
                <div key={number} className="skeleton h-16" />
              ),
            )}
          </div>
          {(id === undefined || other === undefined) && (
            <ChooseRun
              beside={id ?? other}
              page={page}
              search={search}
              onSearch={typed => go({ id, with: other, search: typed }, true)}
              onPage={(to, replace) => go({ id, with: other, search, page: to }, replace)}
              onChoose={found => go(id === undefined ? { id: found, with: other } : { id, with: found })}
            />
          )}
          {both && !written && (
            <div className="mt-4">
              <Panel tone="note">{t(words.unwritten)}</Panel>
            </div>
          )}
          {both && written && <ComparedRuns {...both} />}
        </>
      )}
    </>
  )
}
