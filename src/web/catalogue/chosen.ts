import type { EngineCard } from '#catalogue/shown.ts'
import { type Family, familyIds } from '../families.ts'
import { type Action, actionIds } from './action-words.ts'

/** What the register is narrowed to. Each part narrows it further; `house` leaves what also works without a model. */
export type Chosen = { readonly family?: Family; readonly action?: Action; readonly house?: 'yes' }

type Sorted = Pick<EngineCard, 'action' | 'house' | 'category'>

export const isIn = (family: Family, { category }: Pick<Sorted, 'category'>) =>
  category.includes(familyIds.indexOf(family) + 1)

/** Whether an engine is among what was chosen; one that belongs to two families is found in both. */
export const fits =
  ({ family, action, house }: Chosen) =>
  (engine: Sorted) =>
    (!family || isIn(family, engine)) && (!action || engine.action.includes(action)) && (!house || engine.house)

/** What an address says of the choice; what it says wrongly chooses nothing. */
export const chosenIn = (search: Readonly<Record<string, unknown>>): Chosen => ({
  family: familyIds.find(family => family === search.family),
  action: actionIds.find(action => action === search.action),
  house: search.house === 'yes' ? 'yes' : undefined,
})
