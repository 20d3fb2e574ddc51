import { offering } from '#catalogue/brand.ts'
import { knowing } from '#catalogue/knowledge.ts'
import { withDownloadedModels } from '#catalogue/pictures/downloaded.ts'
import { withPainters } from '#catalogue/pictures/painters.ts'
import { withPlans } from '#catalogue/opened.ts'
import { askingForSender } from '#catalogue/sender.ts'
import { withVoice } from '#catalogue/spoken.ts'
import { withoutSearch } from '#catalogue/search.ts'
import { withSpelling } from '#catalogue/spelling.ts'
import type { World } from '../world.ts'
import type { FoundCall, NamedEngine } from './catalogue.ts'

/** What engines look like depends on these, beside what they are. */
export const surroundings = async ({ plans, brands: all, spelling, search, painting, pictures, speech }: World) => {
  const [openings, brands, searches, painters, emphasises] = await Promise.all([
    plans.openings(),
    all.all(),
    search.ready(),
    painting.painters(),
    speech.emphasises(),
  ])
  return {
    ...{ openings, brands, searches, painters: painters.map(({ name }) => name), spells: spelling.ready() },
    ...{ pictureModels: pictures.downloaded(), emphasises },
  }
}
type Surroundings = Awaited<ReturnType<typeof surroundings>>

/**
 * How engines and their calls look here and now, wherever one is shown or run: open to the plans that an administrator
 * has opened them to, asking for the brands there are, for the sender and for what is kept, promising spelling where
 * dictionaries are, saying what is missing where nothing can be searched, and which downloaded model works in a tool.
 */
export const lookIn = ({ openings, brands, searches, painters, spells, pictureModels, emphasises }: Surroundings) => {
  const engineHere = (engine: NamedEngine): NamedEngine => {
    const asked = withDownloadedModels(withPainters(withPlans(engine, openings), painters), pictureModels)
    const offered = knowing(askingForSender(offering(asked, brands)))
    const asking = withVoice(searches ? offered : withoutSearch(offered), emphasises)
    return spells ? withSpelling(asking) : asking
  }
  const callHere = (found: FoundCall): FoundCall => {
    const engine = engineHere(found.engine)
    return { ...found, engine, call: engine.calls[found.path] ?? found.call }
  }
  return { brands, engineHere, callHere }
}

export const lookHere = async (world: World) => lookIn(await surroundings(world))
