import type { TrainerId } from '#shared/image-models.ts'
import type { Service } from './ask-service.ts'
import { falSigning } from './fal-news.ts'
import { falPainter, falTrainer } from './fal.ts'
import { replicateSigning } from './replicate-news.ts'
import { replicatePainter, replicateTrainer } from './replicate.ts'
import type { Signing } from './signature.ts'
import type { Trainer } from './trainer.ts'

/** The services that train, by the name of the painter whose key they share. */
export const trainers: Readonly<
  Record<
    TrainerId,
    Readonly<{
      trainer(service: Service): Trainer
      signing: Signing
      /** The model that paints with what was learned. */
      painter: string
    }>
  >
> = {
  fal: { trainer: falTrainer, signing: falSigning, painter: falPainter },
  replicate: { trainer: replicateTrainer, signing: replicateSigning, painter: replicatePainter },
}
