import { offering } from '#catalogue/brand.ts'
import { withPlans } from '#catalogue/opened.ts'
import { askingForSender } from '#catalogue/sender.ts'
import { withSpelling } from '#catalogue/spelling.ts'
import type { World } from '../world.ts'
import type { FoundCall, NamedEngine } from './catalogue.ts'

/** What engines look like depends on these, beside what they are. */
export const surroundings = async ({ plans, brands: all, spelling }: World) => {
  const [openings, brands] = await Promise.all([plans.openings(), all.all()])
  return { openings, brands, spells: spelling.ready() }
}
type Surroundings = Awaited<ReturnType<typeof surroundings>>

/**
 * How engines and their calls look here and now, wherever one is shown or run: open to the plans that an administrator
 * has opened them to, asking for the brands there are and for the sender, promising spelling where dictionaries are.
 */
export const lookIn = ({ openings, brands, spells }: Surroundings) => {
  const engineHere = (engine: NamedEngine): NamedEngine => {
    const asking = askingForSender(offering(withPlans(engine, openings), brands))
    return spells ? withSpelling(asking) : asking
  }
  const callHere = (found: FoundCall): FoundCall => {
    const engine = engineHere(found.engine)
    return { ...found, engine, call: engine.calls[found.path] ?? found.call }
  }
  return { brands, engineHere, callHere }
}

export const lookHere = async (world: World) => lookIn(await surroundings(world))
