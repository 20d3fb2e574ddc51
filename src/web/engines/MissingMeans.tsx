import type { NotReady } from '#catalogue/shown.ts'
import { MissingListener } from './MissingListener.tsx'
import { isPainterMissing, MissingPainter } from './MissingPainter.tsx'

/** Says what is not connected here and keeps a tool from running; of models that write, the foot of the form does. */
export function MissingMeans({ lacks }: { lacks: NotReady }) {
  if (lacks === 'no_listener') return <MissingListener />
  return isPainterMissing(lacks) ? <MissingPainter lacks={lacks} /> : null
}
