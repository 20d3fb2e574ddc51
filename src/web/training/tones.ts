import type { ImageModelView } from '../data/image-models.ts'

/** How a state looks. */
export const tones = {
  draft: 'quiet',
  waiting: 'accent',
  training: 'accent',
  ready: 'ok',
  failed: 'danger',
} as const satisfies Record<ImageModelView['state'], string>
