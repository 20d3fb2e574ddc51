import type { NotReady } from '#catalogue/shown.ts'
import type { ImproveDescriptionProps } from '../describing/ImproveDescription.tsx'
import type { SpokenPreviewProps } from '../aloud/SpokenPreview.tsx'
import { later } from '../ui/later.ts'
import type { FinishedProps } from './Finished.tsx'
import type { FoldedInputsProps } from './FoldedInputs.tsx'
import type { SenderLineProps } from './SenderLine.tsx'
import type { VersionsBesideProps } from './VersionsBeside.tsx'

/** Parts that some tools need: fetched by those. */
export const SenderLine = later<SenderLineProps>(() => import('./SenderLine.tsx').then(it => it.SenderLine))
export const MissingSearch = later<{ alone?: boolean }>(() =>
  import('../fields/MissingSearch.tsx').then(it => it.MissingSearch),
)
export const MissingMeans = later<{ lacks: NotReady }>(() => import('./MissingMeans.tsx').then(it => it.MissingMeans))
export const SpokenPreview = later<SpokenPreviewProps>(() =>
  import('../aloud/SpokenPreview.tsx').then(it => it.SpokenPreview),
)
export const ImproveDescription = later<ImproveDescriptionProps>(() =>
  import('../describing/ImproveDescription.tsx').then(it => it.ImproveDescription),
)
export const GuideVideo = later<{ video: string }>(() => import('./GuideVideo.tsx').then(it => it.GuideVideo))
export const VersionsBeside = later<VersionsBesideProps>(() =>
  import('./VersionsBeside.tsx').then(it => it.VersionsBeside),
)
export const FoldedInputs = later<FoldedInputsProps>(() => import('./FoldedInputs.tsx').then(it => it.FoldedInputs))
export const Finished = later<FinishedProps>(() => import('./Finished.tsx').then(it => it.Finished))
