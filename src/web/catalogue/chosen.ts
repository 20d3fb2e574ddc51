import type { EngineCard } from '#catalogue/shown.ts'
import { type Family, familyIds } from '../families.ts'
import { belongsTo, sectionOf } from './sections.ts'
import { type Action, actionIds } from './action-words.ts'

/** What the register is narrowed to. Each part narrows it further; `house` leaves what also works without a model. */
export type Chosen = { readonly family?: Family; readonly action?: Action; readonly house?: 'yes' }

type Sorted = Pick<EngineCard, 'action' | 'house' | 'category'>

/** Whether an engine is among what was chosen; one that belongs to two families is found in the sections of both. */
export const fits = ({ family, action, house }: Chosen) => {
  const section = sectionOf(family)
  return (engine: Sorted) =>
    (!section || belongsTo(section, engine)) && (!action || engine.action.includes(action)) && (!house || engine.house)
}

/** What an address says of the choice; what it says wrongly chooses nothing. */
export const chosenIn = (search: Readonly<Record<string, unknown>>): Chosen => ({
  family: familyIds.find(family => family === search.family),
  action: actionIds.find(action => action === search.action),
  house: search.house === 'yes' ? 'yes' : undefined,
})
