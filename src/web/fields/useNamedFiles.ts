import { useQueries } from '@tanstack/react-query'
import type { Field, Value } from '#shared/fields.ts'
import { fileQuery } from '../data/files.ts'
import { useLocale } from '../language.tsx'
import { valueInWords } from './value-in-words.ts'

type Said = Readonly<{ field: Field; value: Value; words: string }>

/** More files than these are counted, and not named. */
const most = 4

/** Inputs as they were said, with the names of the first files that no source has named, such as recordings. */
export function useNamedFiles<One extends Said>(said: readonly One[]): One[] {
  const locale = useLocale()
  const nameless = said.find(
    ({ field, value, words }) =>
      (field.kind === 'file' || (field.kind === 'files' && [value].flat().length <= most)) &&
      words === valueInWords(field, value, locale),
  )
  const addresses = nameless ? [nameless.value].flat().map(String) : []
  const files = useQueries({ queries: addresses.map(fileQuery) })
  const names = files.flatMap(({ data }) => data?.name ?? [])
  const isWhole = names.length > 0 && names.length === addresses.length
  return said.map(one => (one === nameless && isWhole ? { ...one, words: names.join(', ') } : one))
}
