import type { EngineCard } from '#catalogue/shown.ts'
import { type Distances, type Findable, nearest, search } from './ranking.ts'

const most = 3

/** The engines that fit what was typed; where none does, up to three to go on with: what is like it, else popular. */
export const foundIn = (
  findable: readonly (Findable & { engine: EngineCard })[],
  typed: string,
  distances?: Distances,
) => {
  const hits = search(findable, typed, distances)
  const near = hits.length > 0 ? [] : nearest(findable, typed, distances)
  const popular = hits.length > 0 ? [] : findable.filter(({ engine }) => engine.popular)
  return {
    engines: hits.map(({ thing }) => thing.engine),
    cost: hits[0]?.cost ?? Infinity,
    nearest: [...new Set([...near, ...popular])].slice(0, most).map(({ engine }) => engine),
  }
}
