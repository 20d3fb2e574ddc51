import type { Plan } from '#shared/plans.ts'

/** How a text can come about here: by a model, by a method of ours, or not yet. */
export type Means = { readonly model: boolean; readonly house: boolean; readonly opens: Plan | undefined }
