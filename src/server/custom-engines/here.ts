import { offering } from '#catalogue/brand.ts'
import { knowing } from '#catalogue/knowledge.ts'
import { operationNames } from '#catalogue/operations.ts'
import { type DownloadedModels, withDownloadedModels } from '#catalogue/pictures/downloaded.ts'
import { type OwnModel, withPainters } from '#catalogue/pictures/painters.ts'
import { withPlans } from '#catalogue/opened.ts'
import { askingForSender } from '#catalogue/sender.ts'
import { withVoice } from '#catalogue/spoken.ts'
import { withoutSearch } from '#catalogue/search.ts'
import { withSpelling } from '#catalogue/spelling.ts'
import { painterCalled } from '../painting/called.ts'
import { pictureCosts } from '../painting/picture-costs.ts'
import type { Painter } from '../painting/painter.ts'
import { findsSubject } from '../pictures/models/known.ts'
import type { World } from '../world.ts'
import type { FoundCall, NamedEngine } from './catalogue.ts'

/** The models that do a part of a tool's work, with the service that finds subjects in place of one. */
const finding = (downloaded: DownloadedModels, painters: readonly Pick<Painter, 'name' | 'can'>[]) => {
  const finder = painters.find(({ can }) => can.includes('background'))
  if (!finder) return downloaded
  const those = operationNames.filter(findsSubject).map(operation => [operation, painterCalled(finder.name)])
  return { ...downloaded, ...Object.fromEntries(those) } as DownloadedModels
}

/** What engines look like depends on these, beside what they are. */
export const surroundings = async (world: World) => {
  const { plans, brands: all, spelling, search, painting, pictures, speech, settings } = world
  const [openings, brands, searches, painters, prices, emphasises] = await Promise.all([
    plans.openings(),
    all.all(),
    search.ready(),
    painting.painters(),
    settings.get('prices'),
    speech.emphasises(),
  ])
  return {
    ...{ openings, brands, searches, emphasises },
    painters: painters.map(({ name, can }) => ({
      ...{ name, can, label: painterCalled(name), price: pictureCosts(name, prices) },
    })),
    pictureModels: finding(pictures.downloaded(), painters),
    spells: spelling.ready(),
  }
}
type Surroundings = Awaited<ReturnType<typeof surroundings>>

/**
 * How engines and their calls look here and now, wherever one is shown or run: open to the plans that an administrator
 * has opened them to, asking for the brands there are, for the sender and for what is kept, promising spelling where
 * dictionaries are, saying what is missing where nothing can be searched, and which downloaded model works in a tool.
 */
export const lookIn = (
  { openings, brands, searches, painters, spells, pictureModels, emphasises }: Surroundings,
  own: readonly OwnModel[] = [],
) => {
  const engineHere = (engine: NamedEngine): NamedEngine => {
    const painted = withPainters(withPlans(engine, openings), painters, own)
    const asked = withDownloadedModels(painted, pictureModels)
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

/** The models of their own that a person can paint with. */
export const ownModels = ({ imageModels }: World, user: string): Promise<readonly OwnModel[]> => imageModels.ready(user)

/** How engines look here; with `user` as that person sees them. */
export const lookHere = async (world: World, user?: string) =>
  lookIn(...(await Promise.all([surroundings(world), user ? ownModels(world, user) : []])))
