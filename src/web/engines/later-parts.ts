import type { NotReady } from '#catalogue/shown.ts'
import { later } from '../ui/later.ts'
import type { SenderLineProps } from './SenderLine.tsx'

/** Parts of a form that some tools need: fetched by those. */
export const SenderLine = later<SenderLineProps>(() => import('./SenderLine.tsx').then(it => it.SenderLine))
export const MissingSearch = later<{ alone?: boolean }>(() =>
  import('../fields/MissingSearch.tsx').then(it => it.MissingSearch),
)
export const MissingMeans = later<{ lacks: NotReady }>(() => import('./MissingMeans.tsx').then(it => it.MissingMeans))
