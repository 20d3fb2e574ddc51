import type { VersionView } from '#server/runs/shown.ts'

/** A version as the server shows it: one that a model has written, and nothing more is said of. */
export const versionView = (of: Pick<VersionView, '_id' | 'text'> & Partial<VersionView>): VersionView => ({
  ...{ parent: null, refinement: null, hand: false, completed: false },
  ...{ state: 'done', variants: null, variant: null, startedAt: '' },
  ...of,
})
