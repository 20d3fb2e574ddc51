import type { ReactNode } from 'react'
import type { Problem } from '#shared/problems.ts'
import { CaseNumber } from './CaseNumber.tsx'
import { OtherModel } from './OtherModel.tsx'
import { Panel } from '../ui/Panel.tsx'
import { UpgradeLink } from '../upgrade/UpgradeLink.tsx'
import { useSentence } from '../useSentence.ts'

/** Why nothing came of what was asked; its run, where one had begun. */
export type Failure = { readonly problem: Problem; readonly run?: string | undefined }

export type FailureProps = Failure & {
  /** What is said in place of the problem's own sentence. */
  told?: ReactNode
  tone?: 'warn'
  /** Asks the same of another model, where one is connected that can do it. */
  onOther?: (() => void) | undefined
  /** The way to ask once more. */
  children?: ReactNode
}

/** Why a run gave nothing, and what it cost; its case number, and the ways on. */
export function FailureOf({ problem, run, told, tone, onOther, children }: FailureProps) {
  const sentence = useSentence()
  return (
    <Panel tone={tone ?? 'danger'}>
      <p>{told ?? sentence(problem)}</p>
      {run && <CaseNumber run={run} />}
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {problem.code === 'limit_reached' && <UpgradeLink className="btn-line min-h-9 text-sm" />}
        {children}
        {run && onOther && <OtherModel run={run} problem={problem} className="min-h-9 text-sm" onTry={onOther} />}
      </div>
    </Panel>
  )
}
