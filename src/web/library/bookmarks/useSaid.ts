import type { BookmarkView } from '#server/library/shown.ts'
import { saidOfRun } from '../../fields/value-in-words.ts'
import { useLocale } from '../../language.tsx'
import { useEngineOf } from '../useEngineOf.ts'
import { useRunOf } from './useRunOf.ts'

/**
 * What a bookmark was asked for, question by question in the reader's language, where its text is still in the history
 * and its tool can be told; else there is only the prompt, in the language it was kept in. Undefined: not known yet.
 */
export function useSaid(bookmark: BookmarkView | undefined) {
  const locale = useLocale()
  const { data: run, isLoading } = useRunOf(bookmark)
  const { form, isComing } = useEngineOf(run)
  if (isLoading || isComing) return undefined
  const call = run && form?.calls[run.call]
  return call ? saidOfRun(call.fields, run, locale) : []
}
