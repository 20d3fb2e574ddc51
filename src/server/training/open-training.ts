import { isTrainer, type TrainerId, trainerIds } from '#shared/image-models.ts'
import { Problem } from '#shared/problems.ts'
import type { Config } from '../config.ts'
import { isLoopback } from '../config-variables.ts'
import type { Bounds } from '../outside/destination.ts'
import type { PaintingHere } from '../painting/open-painting.ts'
import type { Settings } from '../store/settings.ts'
import { type SignedNews, signaturesOf } from './signature.ts'
import type { Trainer } from './trainer.ts'
import { trainers } from './trainers.ts'

/** Who trains image models on this installation: services that paint, with the key with which they do. */
export type TrainingHere = Readonly<{
  /** All that are connected. */
  trainers(): Promise<readonly Trainer[]>
  /** The one that trains what is begun now: as an administrator has chosen, else the first. */
  trainer(): Promise<Trainer | undefined>
  /** The one that has begun something. */
  trainerOf(service: string): Promise<Trainer | undefined>
  /** Where a service can tell us that it is done; nothing where it cannot reach us. */
  hook(service: string): string | undefined
  /** Which training a message is about. Throws `not_found` and `webhook_refused`. */
  heard(service: TrainerId, news: SignedNews, signal: AbortSignal): Promise<string>
}>

type Parts = Readonly<{
  painting: Pick<PaintingHere, 'connected'>
  settings: Pick<Settings, 'get'>
  config: Pick<Config, 'publicUrl'>
  bounds: Bounds
  now(): Date
}>

/** Opens what trains. */
export const openTraining = ({ painting, settings, config, bounds, now }: Parts): TrainingHere => {
  const read = {
    fal: signaturesOf(trainers.fal.signing, now),
    replicate: signaturesOf(trainers.replicate.signing, now),
  } satisfies Record<TrainerId, unknown>
  const service = async (id: TrainerId) => {
    const found = (await painting.connected()).find(one => one.id === id)
    return found && { key: found.with, home: found.address, bounds }
  }
  const trainerOf = async (id: string) => {
    const found = isTrainer(id) && (await service(id))
    return found ? trainers[id].trainer(found) : undefined
  }
  const all = async () => (await Promise.all(trainerIds.map(trainerOf))).filter(one => one !== undefined)
  const { hostname } = new URL(config.publicUrl)
  return {
    trainerOf,
    trainers: all,
    async trainer() {
      const [chosen, here] = await Promise.all([settings.get('trainer'), all()])
      return here.find(one => one.service === chosen) ?? here[0]
    },
    hook: id => (isLoopback(hostname) ? undefined : `${config.publicUrl}/api/image-models/${id}`),
    async heard(id, news, signal) {
      const found = await service(id)
      if (!found) throw new Problem('not_found')
      return read[id](news, found, signal)
    },
  }
}
