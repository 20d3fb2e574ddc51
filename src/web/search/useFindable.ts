import { useQuery } from '@tanstack/react-query'
import type { EngineCard } from '#catalogue/shown.ts'
import { searchWordsQuery } from '../data/engines.ts'
import { useLocale, useText } from '../language.tsx'
import type { Findable } from './ranking.ts'

/**
 * Engines as one can search for them, with what else people call them once that has come. It is asked for as soon as it
 * is `needed`; where it cannot be had they are found by name and description alone.
 */
export function useFindable(engines: readonly EngineCard[], needed: boolean) {
  const t = useText()
  const { data, isLoading, failureCount } = useQuery({ ...searchWordsQuery(useLocale()), enabled: needed })
  const findable: readonly (Findable & { engine: EngineCard })[] = engines.map(engine => ({
    engine,
    name: t(engine.name),
    line: t(engine.description),
    words: data?.[engine.slug],
  }))
  return { findable, isComing: isLoading && failureCount === 0 }
}
