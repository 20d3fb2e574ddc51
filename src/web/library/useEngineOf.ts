import { useQuery } from '@tanstack/react-query'
import type { RunView } from '#server/runs/shown.ts'
import { isMade } from '#shared/custom-engines.ts'
import { engineQuery, useEngines } from '../data/engines.ts'
import { engineOfRunQuery } from '../data/runs.ts'
import { engineOf } from './engine-of.ts'

/**
 * The tool a run was begun with, as it was then: one that was made here may have changed since, or be withdrawn; the
 * editor is in no list.
 * `isHere`: it can be opened; `form` comes after its card, which stands in every list.
 */
export function useEngineOf(run: RunView | undefined) {
  const current = engineOf(useEngines(), run?.engine ?? '')
  const isOther = !!run && (!current || (isMade(run.engine) && current.version !== run.version))
  const other = useQuery({ ...engineOfRunQuery(run?._id ?? ''), enabled: isOther })
  const now = useQuery({ ...engineQuery(run?.engine ?? ''), enabled: !!current && !isOther })
  const form = isOther ? other.data : now.data
  return { engine: form ?? current, form, isHere: current !== undefined, isComing: other.isLoading || now.isLoading }
}
