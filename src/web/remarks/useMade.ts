import { useMemo } from 'react'
import type { Basis } from '#catalogue/call.ts'
import type { Shape } from '#shared/answers.ts'
import type { RunView } from '#server/runs/shown.ts'
import { useVersions } from '../refine/useVersions.ts'
import type { WrittenFrom } from './added.ts'
import { writtenIn } from './made.ts'

type Asked = {
  /** Missing where its call is not known. */
  basis: Basis | undefined
  shape: Shape
  /** As it was written, as Markdown. */
  written: string
  run: string | undefined
  about: RunView | undefined
}

/**
 * How an answer was made, for those who look for what was added to it. Without a model nothing is added. What was asked
 * for in a change of it, or of a version before it, was given, too.
 */
export function useMade({ basis, shape, written, run, about }: Asked): WrittenFrom | undefined {
  const { versions, at } = useVersions(run)
  return useMemo(() => {
    if (!basis || !about || about.house) return undefined
    const until = versions.slice(0, at + 1)
    // What was written anew was written from its form alone.
    const wishes = until
      .slice(
        Math.max(
          0,
          until.findLastIndex(one => !one.refinement && !one.hand),
        ),
      )
      .flatMap(({ refinement }) => (refinement && 'instruction' in refinement ? [refinement.instruction] : []))
    const { refinement, sender, brand, startedAt, language, hand } = about
    const wish = refinement && 'instruction' in refinement ? [refinement.instruction] : []
    return {
      ...{ basis, shape, at: startedAt },
      ...writtenIn(versions, { shape, language, run, hand, written }),
      given: [...Object.values(sender ?? {}), ...wishes, ...wish],
      brand: brand ?? undefined,
    }
  }, [basis, shape, written, run, about, versions, at])
}
