import { randomInt } from 'node:crypto'
import { largestSeed } from '#catalogue/pictures/beside-words.ts'
import { asProblem, Problem, problems } from '#shared/problems.ts'
import { modelsNamed, modelsRead, modelsWritten } from '../connected/named-models.ts'
import { type ConnectionParts, type Connections, openConnections } from '../connected/open-connections.ts'
import { isAboutTheText } from '../outside/health.ts'
import { openHealths } from '../outside/healths.ts'
import type { Named } from '../connected/service.ts'
import type { Environment } from '../config.ts'
import { asEnded } from './as-ended.ts'
import { askPainter, type ConnectedPainter, type PaintBounds } from './ask-painter.ts'
import { fitted } from './fitted.ts'
import { placedFor } from './placed.ts'
import type { Painter, PaintRequest } from './painter.ts'
import { seedAfter } from './seed-after.ts'
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

const canOf = ({ id, model = '', workflows }: ConnectedPainter) => {
  const service: PaintService = paintServices[id]
  return service.can(model, workflows)
}

/** Whether it runs where whoever runs this has it, and nobody sends a bill for a picture. */
const isFree = ({ id, with: given }: ConnectedPainter) => {
  const { own }: PaintService = paintServices[id]
  return own === 'always' || (own === 'without key' && given === '')
}

/** What is told beside the words to one who can be told; a number to draw lots with also where nobody named one. */
const besideOf = (one: ConnectedPainter, { avoid, seed }: PaintRequest) => {
  const can = canOf(one)
  return {
    avoid: can.includes('avoid') ? avoid : undefined,
    seed: can.includes('seed') ? (seed ?? randomInt(1, largestSeed)) : undefined,
  }
}

/**
 * So many pictures at each question, all questions at once: each picture is told, and counted, as soon as it is there.
 * A question that fails takes none from the others; where nothing comes of any, its problem is thrown.
 */
async function* paintedBy(
  one: ConnectedPainter,
  asked: PaintRequest,
  { bounds, report }: { bounds: PaintBounds; report: ConnectionParts['report'] },
) {
  const { prompt, howMany, size: wanted = usual, from, lora, isPreview, signal } = asked
  const { avoid, seed } = besideOf(one, asked)
  const service: PaintService = paintServices[one.id]
  const placed = await placedFor(service, one.model ?? '', wanted, from, isPreview)
  const questions = Array.from({ length: Math.ceil(howMany / service.most) }, (_, at) =>
    Math.min(service.most, howMany - at * service.most),
  )
  const underway = questions.map((count, at) => {
    const lots = seed === undefined ? undefined : seedAfter(seed, at * service.most)
    const question = { prompt, howMany: count, size: placed.size, from: placed.from, avoid, seed: lots, lora }
    return askPainter(one, question, bounds, signal)
  })
  const failures: unknown[] = []
  let came = 0
  const told = { source: from ? 'changed' : 'made', by: nameOf(one), prompt, avoid, strength: from?.strength } as const
  for await (const ended of asEnded(underway)) {
    if ('error' in ended) {
      failures.push(ended.error)
      continue
    }
    yield { images: ended.value.length }
    for (const [further, bytes] of ended.value.entries()) {
      const lots = seed === undefined ? undefined : seedAfter(seed, ended.at * service.most + further)
      const painting = await fitted(bytes, { ...told, seed: lots }, { wanted, within: placed.within }).catch(
        (cause: unknown) => void failures.push(new Problem('painting_failed', {}, { cause })),
      )
      if (!painting) continue
      came++
      yield { ...painting, seed: lots }
    }
  }
  signal.throwIfAborted()
  if (!failures.length) return
  if (!came) throw failures[0]
  const problemsMet = failures.map(error => asProblem(error))
  // What was refused for its words is nothing that an operator could mend.
  const ours = problemsMet.filter(({ code }) => problems[code].status >= 500)
  for (const failure of ours.filter(({ code }) => !isAboutTheText(code)))
    report(failure.cause ?? failure, { painter: nameOf(one), problem: failure.code })
  const [first] = problemsMet
  if (first) yield { unpainted: first.code }
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
  const healths = openHealths({ deed: 'paint', circuits: parts.circuits, now: parts.now })
  const underway = new Map<string, number>()
  const counts = (name: string, more: number) => underway.set(name, (underway.get(name) ?? 0) + more)
  const painter = (one: ConnectedPainter): Painter => ({
    name: nameOf(one),
    can: canOf(one),
    isFree: isFree(one),
    takes: (paintServices[one.id] as PaintService).takes?.(one.model ?? ''),
    isPassedOver: () => healths.isPassedOver(nameOf(one)),
    isBusy: () => !!underway.get(nameOf(one)),
    async *paint(asked) {
      counts(nameOf(one), 1)
      try {
        yield* healths.hearing(nameOf(one), asked.signal, () => paintedBy(one, asked, { bounds, report: parts.report }))
      } catch (error) {
        asked.signal.throwIfAborted()
        throw asProblem(error)
      } finally {
        counts(nameOf(one), -1)
      }
    },
  })
  return {
    ...connections,
    painter,
    painters: async () => (only ? [only] : (await connections.connected()).map(painter)),
  }
}
