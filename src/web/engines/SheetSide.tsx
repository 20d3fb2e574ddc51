import { type RefObject, Suspense, useEffect } from 'react'
import type { ShownEngine } from '#catalogue/shown.ts'
import { later } from '../ui/later.ts'
import { SheetSkeleton } from './DeskSkeleton.tsx'
import { Guide } from './Guide.tsx'
import { FoldedInputs } from './later-parts.ts'
import { failureAbove } from '../runs/run-state.ts'
import type { SheetOfRunProps } from './SheetOfRun.tsx'
import type { useDesk } from './useDesk.ts'
import { useExample } from './useExample.ts'

const NoModel = later(() => import('../states/NoModel.tsx').then(it => it.NoModel))
const SheetOfRun = later<SheetOfRunProps>(() => import('./SheetOfRun.tsx').then(it => it.SheetOfRun))

export type SheetSideProps = {
  engine: ShownEngine
  desk: ReturnType<typeof useDesk>
  sheet: RefObject<HTMLElement | null>
  heading: RefObject<HTMLHeadingElement | null>
}

/** What stands beside the form: what helps, what is missing, what is being written, what came of it. */
export function SheetSide({ engine, desk, sheet, heading }: SheetSideProps) {
  const takeExample = useExample(engine, desk)
  const { run, call, means } = desk
  const isAsked = run.state !== 'none'
  // What is written on comes with a text, or with the first sign that somebody wants one.
  useEffect(() => {
    const warmUp = () => [SheetOfRun, FoldedInputs].forEach(part => part.hint())
    if (isAsked) return warmUp()
    const signs = ['pointerdown', 'keydown'] as const
    for (const sign of signs) addEventListener(sign, warmUp, { once: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, warmUp)
    }
  }, [isAsked])

  if (run.state === 'opening') return <SheetSkeleton />
  if (run.state === 'none' || failureAbove(run, call)) {
    if (!means.model && !means.house)
      return (
        <Suspense fallback={<SheetSkeleton />}>
          <NoModel />
        </Suspense>
      )
    return <Guide engine={engine} onExample={takeExample} />
  }

  return (
    <Suspense fallback={<SheetSkeleton />}>
      <SheetOfRun {...{ run, desk, sheet, heading }} />
    </Suspense>
  )
}
