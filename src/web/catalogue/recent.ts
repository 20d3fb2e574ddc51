import { useQuery } from '@tanstack/react-query'
import { editorName } from '#shared/editor.ts'
import type { EngineCard } from '#catalogue/shown.ts'
import type { RunView } from '#server/runs/shown.ts'
import { textListQuery } from '../data/runs.ts'
import { useSession } from '../data/session.ts'

const looked = 12
const mostTools = 6

/** The engines of these runs, each once, the last used first; one that is no longer there is left out. */
export const toolsOf = <Tool extends Pick<EngineCard, 'slug'>>(
  runs: readonly Pick<RunView, 'engine'>[],
  engines: readonly Tool[],
): Tool[] =>
  [...new Set(runs.map(({ engine }) => engine))]
    .flatMap(slug => engines.find(engine => engine.slug === slug) ?? [])
    .slice(0, mostTools)

/**
 * What was last made, without what the editor's drawer said, which belongs to a document. Whoever has used something
 * has places kept for it until it comes.
 */
export function useRecent() {
  const { anzahlrequest_number: used } = useSession()
  const { data, error, refetch } = useQuery(textListQuery({ limit: looked }))
  const runs = data?.runs.filter(({ engine }) => engine !== editorName)
  return { runs, error: data ? null : error, retry: () => void refetch(), isLikely: !data && used > 0 }
}
