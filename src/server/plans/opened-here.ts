import { opened } from '#catalogue/opened.ts'
import type { Found } from '../made/catalogue.ts'
import type { World } from '../world.ts'

/** What was found in the catalogue, open to the plans that an administrator has opened it to. */
export const openedHere = async ({ plans }: World, found: Found): Promise<Found> => {
  const engine = opened(found.engine, await plans.openings())
  return { ...found, engine, call: engine.calls[found.path] ?? found.call }
}
