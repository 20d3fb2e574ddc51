import type { Fields, Values } from '#shared/fields.ts'
import { useNamedFiles } from './useNamedFiles.ts'
import { useLocale } from '../language.tsx'
import { saidOf } from './value-in-words.ts'

/** What stands in a form, question by question, as a person would say it; files by their names. */
export const useSaidInputs = (fields: Fields, values: Values) => useNamedFiles(saidOf(fields, values, useLocale()))

export type SaidInputs = ReturnType<typeof useSaidInputs>
