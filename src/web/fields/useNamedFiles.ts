import { useQuery } from '@tanstack/react-query'
import type { Field, Value } from '#shared/fields.ts'
import { fileQuery } from '../data/files.ts'
import { useLocale } from '../language.tsx'
import { valueInWords } from './value-in-words.ts'

type Said = Readonly<{ field: Field; value: Value; words: string }>

/** Inputs as they were said, with the name of the first file that no source has named, such as a recording. */
export function useNamedFiles<One extends Said>(said: readonly One[]): One[] {
  const locale = useLocale()
  const nameless = said.find(
    ({ field, value, words }) => field.kind === 'file' && words === valueInWords(field, value, locale),
  )
  const address = nameless ? String(nameless.value) : ''
  const { data } = useQuery({ ...fileQuery(address), enabled: address !== '' })
  return said.map(one => (one === nameless && data ? { ...one, words: data.name } : one))
}
