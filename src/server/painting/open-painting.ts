import { asProblem, Problem } from '#shared/problems.ts'
import { modelsNamed, modelsRead, modelsWritten } from '../connected/named-models.ts'
import { type ConnectionParts, type Connections, openConnections } from '../connected/open-connections.ts'
import type { Named } from '../connected/service.ts'
import type { Environment } from '../config.ts'
import { askPainter, type ConnectedPainter, type PaintBounds } from './ask-painter.ts'
import { fitted } from './fitted.ts'
import type { Painter, PaintRequest } from './painter.ts'
import { type PaintServiceId, paintServices } from './services/index.ts'
import type { PaintService } from './services/service.ts'

/** Who paints on this installation. */
export type PaintingHere = Connections<Named<PaintServiceId>> & {
  /** All that paint, the first that is asked before the others. */
  painters(): Promise<readonly Painter[]>
  /** One of them, whether it is connected or not. */
  painter(service: ConnectedPainter): Painter
}

type Parts = ConnectionParts & {
  /** What `IMAGE_MODEL` says. */
  readonly named: string | undefined
  readonly bounds: PaintBounds
  readonly environment: Environment
  /** Paints in place of all that is connected. */
  readonly only?: Painter | undefined
}

const usual = { width: 1024, height: 1024 }

/** As it stands in runs. */
const nameOf = ({ id, model }: ConnectedPainter) => (model ? `${id}:${model}` : id)

/** So many pictures at each question, all questions at once: each picture is told as soon as it is there. */
async function* paintedBy(one: ConnectedPainter, asked: PaintRequest, bounds: PaintBounds) {
  const { prompt, howMany, size: wanted = usual, lora, signal } = asked
  const service: PaintService = paintServices[one.id]
  const size = service.sizeFor(wanted, one.model ?? '')
  const questions = Array.from({ length: Math.ceil(howMany / service.most) }, (_, at) =>
    Math.min(service.most, howMany - at * service.most),
  )
  const underway = questions.map(count => askPainter(one, { prompt, size, howMany: count, lora }, bounds, signal))
  // Who is not waited for yet must not end the process; it is told in its turn.
  for (const question of underway) question.catch(() => undefined)
  for (const question of underway) {
    const pictures = await question
    yield { images: pictures.length }
    for (const bytes of pictures) {
      yield await fitted(bytes, { source: 'made', by: nameOf(one), prompt }, wanted).catch((cause: unknown) => {
        throw new Problem('painting_failed', {}, { cause })
      })
    }
  }
}

/** Opens what paints. Throws a `ConfigError` where `IMAGE_MODEL` names what cannot be. */
export const openPainting = ({ bounds, environment, named, only, ...parts }: Parts): PaintingHere => {
  const fixed = modelsNamed('IMAGE_MODEL', named, { cards: paintServices, environment })
  const connections = openConnections<Named<PaintServiceId>>({
    ...{
      ...parts,
      fixed,
      setting: 'painters',
      read: modelsRead<PaintServiceId>(paintServices),
      written: modelsWritten,
    },
  })
  const painter = (one: ConnectedPainter): Painter => ({
    name: nameOf(one),
    async *paint(asked) {
      try {
        yield* paintedBy(one, asked, bounds)
      } catch (error) {
        asked.signal.throwIfAborted()
        throw asProblem(error)
      }
    },
  })
  return {
    ...connections,
    painter,
    painters: async () => (only ? [only] : (await connections.connected()).map(painter)),
  }
}
