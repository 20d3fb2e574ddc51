import type { Field } from './fields.ts'

/**
 * Whether a call writes a text of its own from what is typed into it: not a version of another text, as a translation,
 * a correction or a summary is, nor one that states nothing, as a song or a comparison.
 */
export const isFromNotes = ({ keeps, basis }: { readonly keeps?: unknown; readonly basis?: string | undefined }) =>
  !keeps && basis !== 'free'

/** The fields in which somebody tells what a text is to be about; not those that say how it is written. */
export const isNotes = ({ kind, more }: Field) => !more && (kind === 'area' || kind === 'line' || kind === 'words')
