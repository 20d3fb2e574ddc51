import { offering } from '#catalogue/brand.ts'
import { opened } from '#catalogue/opened.ts'
import { askingForSender } from '#catalogue/sender.ts'
import { withSpelling } from '#catalogue/spelling.ts'
import type { World } from '../world.ts'
import type { Found, Named } from './catalogue.ts'

/**
 * How engines and their calls look here and now, wherever one is shown or run: open to the plans that an administrator
 * has opened them to, asking for the brands there are and for the sender, promising spelling where dictionaries are.
 */
export const lookHere = async ({ plans, brands: all, spelling }: World) => {
  const [openings, brands] = await Promise.all([plans.openings(), all.all()])
  const spells = spelling.ready()
  const engineHere = (engine: Named): Named => {
    const asking = askingForSender(offering(opened(engine, openings), brands))
    return spells ? withSpelling(asking) : asking
  }
  const callHere = (found: Found): Found => {
    const engine = engineHere(found.engine)
    return { ...found, engine, call: engine.calls[found.path] ?? found.call }
  }
  return { brands, engineHere, callHere }
}
