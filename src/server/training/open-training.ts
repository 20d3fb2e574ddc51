import { Problem } from '#shared/problems.ts'
import type { Config } from '../config.ts'
import { isLoopback } from '../config-variables.ts'
import type { Bounds } from '../outside/destination.ts'
import type { PaintingHere } from '../painting/open-painting.ts'
import type { Service } from './ask-service.ts'
import { falTrainer } from './fal.ts'
import { falSignatures, type SignedNews } from './signature.ts'
import type { Trainer } from './trainer.ts'

/** Who trains image models on this installation: fal, with the key with which it paints. */
export type TrainingHere = Readonly<{
  trainer(): Promise<Trainer | undefined>
  /** Where a service can tell us that it is done; nothing where it cannot reach us. */
  hook: string | undefined
  /** Which training a message is about. Throws `not_found` and `webhook_refused`. */
  heard(news: SignedNews, signal: AbortSignal): Promise<string>
}>

type Parts = Readonly<{
  painting: Pick<PaintingHere, 'connected'>
  config: Pick<Config, 'publicUrl'>
  bounds: Bounds
  now(): Date
}>

/** Opens what trains. */
export const openTraining = ({ painting, config, bounds, now }: Parts): TrainingHere => {
  const read = falSignatures(now)
  const service = async (): Promise<Service | undefined> => {
    const fal = (await painting.connected()).find(({ id }) => id === 'fal')
    return fal && { key: fal.with, home: fal.address, bounds }
  }
  const { hostname } = new URL(config.publicUrl)
  return {
    async trainer() {
      const found = await service()
      return found && falTrainer(found)
    },
    hook: isLoopback(hostname) ? undefined : `${config.publicUrl}/api/image-models/fal`,
    async heard(news, signal) {
      const found = await service()
      if (!found) throw new Problem('not_found')
      return read(news, found, signal)
    },
  }
}
