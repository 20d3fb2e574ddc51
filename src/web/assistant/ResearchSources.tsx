import { useEffect, useEffectEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw, Search } from 'lucide-react'
import type { BlogDraft } from '#shared/blog-draft.ts'
import { NotHeard } from '../answers/NotHeard.tsx'
import { runQuery } from '../data/runs.ts'
import { useText } from '../language.tsx'
import { AddSource } from '../research/AddSource.tsx'
import { choosing } from '../research/choice.ts'
import { SourceList } from '../research/SourceList.tsx'
import { unreadOf } from '../research/useChoice.ts'
import { FailureOf } from '../runs/FailureOf.tsx'
import { awaitingChoice } from '../runs/run-state.ts'
import { hashOf } from '../runs/same-key.ts'
import { useRun } from '../runs/useRun.ts'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSentence } from '../useSentence.ts'
import { asProblem } from '#shared/problems.ts'
import { noSources, withChoice, withFound } from './sources.ts'

const words = {
  title: { de: 'Quellen', en: 'Sources' },
  why: {
    de: 'Titel, Einleitung, Gliederung und Artikel entstehen aus dem, was angekreuzt ist. Ein Zeichen wie [^2] nennt eine Quelle; was Sie selbst in Klammern schreiben, bleibt, was es ist.',
    en: 'Titles, introduction, outline and article are written from what is ticked. A sign such as [^2] names a source; what you write in brackets yourself stays what it is.',
  },
  search: { de: 'Quellen suchen', en: 'Search for sources' },
  again: { de: 'Neu suchen', en: 'Search again' },
  free: { de: 'Die Suche kostet keine Anfrage.', en: 'The search costs no request.' },
  underway: { de: 'Quellen werden gesucht …', en: 'Searching for sources …' },
  stop: { de: 'Anhalten', en: 'Stop' },
  earlier: {
    de: 'Gesucht wurde zu einer früheren Beschreibung. Die Quellen bleiben, bis Sie neu suchen.',
    en: 'The search was for an earlier description. The sources stay until you search again.',
  },
  gone: {
    de: 'Die gelesenen Seiten sind aus dem Verlauf gelöscht. Was gewählt war, wird neu gelesen.',
    en: 'The pages that were read have been deleted from the history. What was chosen is read anew.',
  },
  own: { de: 'Eigene Quellen hinzufügen', en: 'Add sources of your own' },
}

/** A search as it is asked for. */
export type Searching = { readonly call: string; readonly body: object; readonly language: string }

export type ResearchSourcesProps = {
  draft: BlogDraft
  /** What a search asks; it says what is missing in the form where it cannot be asked. */
  asks(): Searching | undefined
  of: string
  canSearch?: boolean
  blocked: boolean
  /** The run in which a source of one's own could not be read. */
  failed: string | undefined
  onChange(how: (draft: BlogDraft) => BlogDraft): void
}

/**
 * What a post is written from: searched for once, ticked, and joined by sources of one's own. The search is a run that
 * ends when the sources are read, so it is there after a reload, in another tab, and while it is underway.
 */
export function ResearchSources(props: ResearchSourcesProps) {
  const { draft, asks, of, canSearch = true, blocked, failed, onChange } = props
  const t = useText()
  const sentence = useSentence()
  const research = draft.research ?? noSources
  const put = (how: (now: typeof research) => typeof research) =>
    onChange(now => ({ ...now, research: how(now.research ?? noSources) }))
  const { run, refusal, start, stop } = useRun({
    run: research.run || undefined,
    onBegun: run => put(now => ({ ...now, run, of })),
    onUnchanged: () => {},
  })
  const came = awaitingChoice(run)
  const take = useEffectEvent((id: string, found: readonly string[]) =>
    put(now => (now.run === id && now.listed !== id ? withFound(now, id, found) : now)),
  )
  useEffect(() => {
    if (came)
      take(
        came.run,
        came.sources.map(({ address }) => address),
      )
  }, [came])

  const listed = useQuery({ ...runQuery(research.listed), enabled: research.listed !== '', retry: false })
  const broken = useQuery({ ...runQuery(failed ?? ''), enabled: failed !== undefined, retry: false }).data
  const sources = listed.data?.sources ?? []
  const unheard = listed.isError ? asProblem(listed.error) : undefined
  const isGone = unheard?.code === 'not_found'
  const kept = research.sources.filter(address => !research.off.includes(address))
  const choice = choosing({ off: research.off, own: isGone ? kept : research.own }, sources, to =>
    put(now =>
      withChoice(
        now,
        to,
        sources.map(({ address }) => address),
      ),
    ),
  )
  const isThere = research.listed === '' || listed.isSuccess || isGone
  const isSearching = run.state === 'writing' || run.state === 'opening'
  const hasList = sources.length > 0 || choice.own.length > 0
  // What a failed search has asked the model need not be asked again, unless nothing was found with it.
  const goesOn = run.state === 'failed' && !came && run.problem.code !== 'no_sources'
  const search = () => {
    const asked = asks()
    if (!asked) return
    // The same is searched for once; again only on purpose, whoever asks and wherever.
    const before = research.of === of ? research.run : ''
    const again = before && goesOn ? before : undefined
    void start({
      ...{ call: asked.call, body: asked.body, again },
      key: `research ${hashOf(JSON.stringify([asked, before]))}`,
    })
  }
  const away = (came ? came.away : undefined) ?? listed.data?.away ?? []
  return (
    <section aria-label={t(words.title)} className="grid grid-cols-1 gap-4 border-t border-line pt-5">
      {hasList && <p className="text-sm text-muted">{t(words.why)}</p>}
      {research.listed !== '' && research.of !== of && canSearch && <Panel tone="note">{t(words.earlier)}</Panel>}
      {isGone && <Panel tone="note">{t(words.gone)}</Panel>}
      {unheard && !isGone && <Panel tone="danger">{sentence(unheard)}</Panel>}
      {away.length > 0 && <NotHeard away={away} padding="" />}
      {isThere && hasList && (
        <SourceList
          {...{ sources, choice }}
          unread={unreadOf(broken?.chosen, broken?.sources ?? [])}
          numberOf={address => research.sources.indexOf(address) + 1}
        />
      )}
      {isSearching ? (
        <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
          <p role="status" className="flex items-center gap-2">
            <Spinner /> {(run.state === 'writing' && run.step?.step) || t(words.underway)}
          </p>
          {run.state === 'writing' && (
            <Button className="btn-quiet min-h-9 text-sm" isBusy={run.stopping} onClick={stop}>
              {t(words.stop)}
            </Button>
          )}
        </div>
      ) : (
        canSearch && (
          <div className="flex flex-wrap items-center gap-3">
            <button
              type="button"
              className={research.listed ? 'btn-line' : 'btn-primary min-h-11'}
              disabled={blocked}
              onClick={search}
            >
              {research.listed ? (
                <RefreshCw className="size-4" aria-hidden />
              ) : (
                <Search className="size-4" aria-hidden />
              )}
              {t(research.listed ? words.again : words.search)}
            </button>
            <span className="text-sm text-muted">{t(words.free)}</span>
          </div>
        )
      )}
      {run.state === 'failed' && !came && <FailureOf problem={run.problem} run={run.run} />}
      {run.state === 'lost' && <FailureOf problem={run.problem} run={run.run} />}
      {refusal && <Panel tone="danger">{sentence(refusal)}</Panel>}
      {isThere && (
        <section aria-label={t(words.own)} className="grid grid-cols-1 gap-4">
          <h3 className="font-medium">{t(words.own)}</h3>
          <AddSource onAdd={choice.add} onBusy={() => {}} />
        </section>
      )}
    </section>
  )
}
