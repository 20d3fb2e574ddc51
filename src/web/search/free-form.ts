import type { EngineCard } from '#catalogue/shown.ts'
import type { Slug } from '#catalogue/index.ts'
import type { Text } from '#shared/text.ts'
import { wordsIn } from './fold.ts'
import type { Findable, Fit } from './ranking.ts'

const slug: Slug = 'freestyle_engine'
const isFreeForm = (engine: EngineCard) => engine.slug === slug
type Tools = readonly (Findable & { engine: EngineCard })[]

/** What the free form is offered with: what was typed, which its form begins with, and what it is said to be for. */
export type Offer = { readonly slug: string; readonly wish: string; readonly line: Text }

/** How the free form is offered for what was typed; nothing where there is none, or its own name was typed. */
export const offerFor = (all: Tools, typed: string): Offer | undefined => {
  const free = all.find(({ engine }) => isFreeForm(engine))
  if (!free || wordsIn(free.name).join('').startsWith(wordsIn(typed).join(''))) return undefined
  const { de, en } = free.engine.description
  return { slug, wish: typed, line: { de: `Für „${typed}“: ${de}`, en: `For “${typed}”: ${en}` } }
}

/**
 * The tools that were found with the free form among the first `most`: before those that fit weakly, behind those that
 * fit only a part of what was typed. `all` are those that there are.
 */
export const withFreeForm = (found: readonly EngineCard[], fit: Fit, all: Tools, most: number) => {
  const free = all.find(({ engine }) => isFreeForm(engine))?.engine
  if (!free || fit === 'wholly' || (fit === 'partly' && found.slice(0, most).some(isFreeForm))) return found
  const others = found.filter(engine => !isFreeForm(engine))
  const before = fit === 'partly' ? most - 1 : 0
  return [...others.slice(0, before), free, ...others.slice(before)]
}
