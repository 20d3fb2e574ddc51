import type { Field, Fields } from '#shared/fields.ts'
import { keepHere, recallHere } from '../ui/kept-here.ts'
import type { Draft, FieldEntry } from './entries.ts'

/** Keeps what was chosen in a field whose choice this browser remembers. */
export const keepChoice = (field: Field | undefined, entry: FieldEntry | undefined) => {
  if (field?.kind !== 'choice' || !field.keptAs || typeof entry !== 'string') return
  keepHere(field.keptAs, entry)
}

/** A draft with what this browser remembers of choices that were not made in it, as far as they are still offered. */
export const withKeptChoices = (fields: Fields, draft: Draft): Draft => {
  const kept = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'choice' || !field.keptAs || draft[name]) return []
    const chosen = recallHere(field.keptAs)
    return Object.hasOwn(field.options, chosen) ? [[name, chosen] as const] : []
  })
  return kept.length ? { ...draft, ...Object.fromEntries(kept) } : draft
}
