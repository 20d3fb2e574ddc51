import { isDeepStrictEqual } from 'node:util'
import { cardOf, shown, type ShownEngine } from '#catalogue/shown.ts'
import { Problem } from '#shared/problems.ts'
import { videosOf } from '../admin/videos.ts'
import type { NamedEngine } from '../custom-engines/catalogue.ts'
import { lookIn, ownModels, surroundings } from '../custom-engines/here.ts'
import type { World } from '../world.ts'
import { provided, reasonAgainst } from '../runs/can-run.ts'

/** An engine with the video that an administrator has set for its guide. */
const withVideo = (engine: NamedEngine, videos: Readonly<Record<string, string>>): NamedEngine => {
  const video = videos[engine.slug]
  return video === undefined ? engine : { ...engine, guide: { ...engine.guide, video } }
}

/** Everything that what is shown depends on. */
const circumstancesOf = async (world: World) => {
  const [engines, around, videos, there] = await Promise.all([
    ...([world.catalogue.all(), surroundings(world), videosOf(world)] as const),
    provided(world),
  ])
  return { engines, around, videos, there }
}
type Circumstances = Awaited<ReturnType<typeof circumstancesOf>>

const asBytes = (data: readonly object[]) => Buffer.from(JSON.stringify({ data }))

const lookedAt = (circumstances: Circumstances) => {
  const { engines, around, videos, there } = circumstances
  const { engineHere: look } = lookIn(around)
  const all: readonly ShownEngine[] = engines.map(engine =>
    shown(look(withVideo(engine, videos)), reasonAgainst(engine, there)),
  )
  const { texts = [], pictures = [] } = Object.groupBy(all, ({ shelf = 'texts' }) => shelf)
  return { circumstances, all, json: asBytes(texts), pictures: asBytes(pictures), cards: asBytes(all.map(cardOf)) }
}

/** Engines do not change under their name and version; the rest is small. */
const isSame = (now: Circumstances, { engines, ...before }: Circumstances) => {
  const { engines: all, ...rest } = now
  return all.length === engines.length && all.every((one, at) => one === engines[at]) && isDeepStrictEqual(rest, before)
}

const last = new WeakMap<World, ReturnType<typeof lookedAt>>()

/**
 * Every engine as it is here and now, with the bytes of the answers that tell of all of them: they are the same for
 * everybody, and made anew only where something has changed.
 */
export const enginesHere = async (world: World) => {
  const now = await circumstancesOf(world)
  const before = last.get(world)
  if (before && isSame(now, before.circumstances)) return before
  const made = lookedAt(now)
  last.set(world, made)
  return made
}

/** The engine of this name, or of one that it also answers to, as a person sees it. Throws `not_found`. */
export const engineHere = async (world: World, name: string, user: string): Promise<ShownEngine> => {
  const { all, circumstances } = await enginesHere(world)
  const at = all.findIndex(({ slug, aliases }) => slug === name || aliases?.includes(name))
  const found = all[at]
  if (!found) throw new Problem('not_found', { path: name })
  if (found.shelf !== 'pictures') return found
  const own = await ownModels(world, user)
  const engine = circumstances.engines[at]
  if (!own.length || !engine) return found
  const { engineHere: look } = lookIn(circumstances.around, own)
  return shown(look(withVideo(engine, circumstances.videos)), found.reason)
}
