import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { EngineCard } from '#catalogue/shown.ts'
import { read } from '#shared/text.ts'
import { searchWordsQuery } from '../data/engines.ts'
import { useLocale } from '../language.tsx'
import type { Findable } from './ranking.ts'

/**
 * Engines as one can search for them, with what else people call them once that has come. It is asked for as soon as it
 * is `needed`; where it cannot be had they are found by name and description alone.
 */
export function useFindable(engines: readonly EngineCard[], needed: boolean) {
  const locale = useLocale()
  const { data, isLoading, failureCount } = useQuery({ ...searchWordsQuery(locale), enabled: needed })
  const findable: readonly (Findable & { engine: EngineCard })[] = useMemo(
    () =>
      engines.map(engine => ({
        engine,
        name: read(engine.name, locale),
        line: read(engine.description, locale),
        words: data?.[engine.slug],
      })),
    [engines, locale, data],
  )
  return { findable, isComing: isLoading && failureCount === 0 }
}
