import { createElement } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { EngineCard } from '#catalogue/shown.ts'
import { toolsOf, useRecent } from '../catalogue/recent.ts'
import { useEnginesSoFar } from '../data/engines.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { fuzzy } from '../catalogue/fuzzy.ts'
import { shownOf, type Suggestion } from './suggestions.ts'
import { useActions } from './useActions.ts'
import { useTexts } from './useTexts.ts'

/** The tools used last, and before there are any, those that many use. */
const firstOf = (engines: readonly EngineCard[], recent: readonly EngineCard[]) =>
  recent.length > 0 ? recent : engines.filter(({ popular }) => popular)

/** What is suggested for what was typed: what the page knows at once, and the person's texts when they come. */
export function usePalette(typed: string) {
  const t = useText()
  const go = useNavigate()
  const engines = useEnginesSoFar() ?? []
  const recent = toolsOf(useRecent().runs ?? [], engines)
  const actions = useActions()
  const { texts, error, isComing } = useTexts(typed)
  const wanted = typed.trim()

  const tool = (engine: EngineCard): Suggestion & { line: string } => ({
    id: `tool-${engine.slug}`,
    name: t(engine.name),
    line: t(engine.description),
    icon: createElement(EngineIcon, { engine, size: 'small', off: !engine.ready }),
    run: () => void go({ to: pages.engine, params: { slug: engine.slug } }),
  })
  // What else an action is called is for finding it, not for reading.
  const unsaid = ({ line: _, ...action }: Suggestion): Suggestion => action
  // Who types the whole name of an action means it, and no tool of which something alike is said.
  const isNamed = actions.some(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  const shown = shownOf({
    tools: isNamed ? [] : wanted ? fuzzy(engines.map(tool), wanted) : firstOf(engines, recent).map(tool),
    texts,
    actions: (wanted ? fuzzy(actions, wanted) : actions).map(unsaid),
  })
  return { shown, hasRecent: recent.length > 0, error, isComing }
}
