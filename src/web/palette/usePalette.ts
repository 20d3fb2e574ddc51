import { createElement, useEffect } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { EngineCard } from '#catalogue/shown.ts'
import { toolsOf, useRecent } from '../catalogue/recent.ts'
import { useEnginesSoFar } from '../data/engines.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { foundIn } from '../search/found.ts'
import type { Offer } from '../search/free-form.ts'
import { prepare } from '../search/prepare.ts'
import { search } from '../search/ranking.ts'
import { useAids } from '../search/useAids.ts'
import { useFindable } from '../search/useFindable.ts'
import { type Group, most, shownOf, type Suggestion } from './suggestions.ts'
import { useActions } from './useActions.ts'
import { useTexts } from './useTexts.ts'

/** The tools used last, and before there are any, those that many use. */
const firstOf = (engines: readonly EngineCard[], recent: readonly EngineCard[]) =>
  recent.length > 0 ? recent : engines.filter(({ popular }) => popular)

const nothing = { tools: [], texts: [], actions: [] }

/** What is suggested for what was typed: what the page knows at once, and the person's texts when they come. */
export function usePalette(typed: string) {
  const t = useText()
  const go = useNavigate()
  const engines = useEnginesSoFar() ?? []
  const recent = toolsOf(useRecent().runs ?? [], engines)
  const actions = useActions()
  const { texts, error, isComing: areTextsComing } = useTexts(typed, engines)
  const { findable, isComing: areWordsComing } = useFindable(engines, true)
  const aids = useAids()
  useEffect(() => prepare(findable), [findable])
  const wanted = typed.trim()

  const tool = (engine: EngineCard, offer?: Offer): Suggestion => ({
    id: `tool-${engine.slug}`,
    name: t(engine.name),
    line: t(offer?.line ?? engine.description),
    icon: createElement(EngineIcon, { engine, size: 'small', off: !engine.ready }),
    run: () => void go({ to: pages.engine, params: { slug: engine.slug }, search: { wish: offer?.wish } }),
  })
  const isComing = areTextsComing || (wanted !== '' && (areWordsComing || !aids))
  const first = { tools: firstOf(engines, recent).map(engine => tool(engine)), texts, actions }
  if (!wanted) return { groups: shownOf(first), isNearest: false, hasRecent: recent.length > 0, error, isComing }

  const tools = foundIn(findable, wanted, aids)
  const acts = search(actions, wanted, aids)
  const offered = (engine: EngineCard) => tool(engine, tools.offer?.slug === engine.slug ? tools.offer : undefined)
  const found = {
    tools: tools.rows(most.tools).slice(0, most.tools).map(offered),
    texts,
    actions: acts.map(({ thing }) => thing),
  }
  // Who types the name of an action means it, and no tool of which something alike is said.
  const groups = shownOf(found, (acts[0]?.cost ?? Infinity) < tools.cost ? 'actions' : 'tools')
  const isNearest = tools.engines.length + acts.length + texts.length === 0 && !isComing && !error
  const nearest: readonly Group[] = isNearest
    ? shownOf({ ...nothing, tools: [...new Set([...tools.rows(1), ...tools.nearest])].slice(0, 3).map(offered) })
    : []
  return { groups: isNearest ? nearest : groups, isNearest, hasRecent: recent.length > 0, error, isComing }
}
