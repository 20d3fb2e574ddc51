import type { EngineCard } from '#catalogue/shown.ts'
import { offerFor, withFreeForm } from './free-form.ts'
import { type Aids, type Findable, type Fit, nearest, search } from './ranking.ts'

const most = 3

/**
 * The engines that fit what was typed, and how well the first does; where none does, up to three to go on with: what is
 * like it, else popular. `rows` are those that are shown, with the free form among the first `most` where no tool fits
 * all of what was typed, and `offer` is how that is said.
 */
export const foundIn = (findable: readonly (Findable & { engine: EngineCard })[], typed: string, aids?: Aids) => {
  const hits = search(findable, typed, aids)
  const near = hits.length > 0 ? [] : nearest(findable, typed, aids)
  const popular = hits.length > 0 ? [] : findable.filter(({ engine }) => engine.popular)
  const engines = hits.map(({ thing }) => thing.engine)
  const fit: Fit = hits[0]?.fit ?? 'weakly'
  return {
    engines,
    cost: hits[0]?.cost ?? Infinity,
    rows: (most: number) => withFreeForm(engines, fit, findable, most),
    offer: offerFor(findable, typed),
    nearest: [...new Set([...near, ...popular])].slice(0, most).map(({ engine }) => engine),
  }
}
