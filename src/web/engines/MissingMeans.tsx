import type { NotReady } from '#catalogue/shown.ts'
import { MissingListener } from './MissingListener.tsx'
import { MissingPainter } from './MissingPainter.tsx'

/** Says what is not connected here and keeps a tool from running; of models that write, the foot of the form does. */
export function MissingMeans({ lacks }: { lacks: NotReady }) {
  if (lacks === 'no_listener') return <MissingListener />
  return lacks === 'no_painter' ? <MissingPainter /> : null
}
