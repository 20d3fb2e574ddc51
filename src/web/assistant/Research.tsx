import { Suspense } from 'react'
import type { ShownCall } from '#catalogue/shown.ts'
import type { Plan } from '#shared/plans.ts'
import { Question } from '../fields/Question.tsx'
import { later } from '../ui/later.ts'
import type { ResearchSourcesProps } from './ResearchSources.tsx'

const MissingSearch = later<{ alone?: boolean }>(() =>
  import('../fields/MissingSearch.tsx').then(it => it.MissingSearch),
)
const ResearchSources = later<ResearchSourcesProps>(() =>
  import('./ResearchSources.tsx').then(it => it.ResearchSources),
)

type Props = ResearchSourcesProps & {
  call: ShownCall
  plan: Plan
  isOn: boolean
  onSwitch(on: boolean): void
}

/** Whether a post is written from sources, and which; where nothing can be searched, the way there. */
export function Research({ call, plan, isOn, onSwitch, ...sources }: Props) {
  const field = call.fields.hasResearchData
  return (
    <div className="card grid grid-cols-1 gap-5 p-4 empty:hidden sm:p-5">
      {field && (
        <Question
          field={field}
          entry={isOn}
          onEntry={entry => onSwitch(entry === true)}
          problem={undefined}
          plan={plan}
        />
      )}
      <Suspense>{!field && <MissingSearch alone />}</Suspense>
      <Suspense>{isOn && <ResearchSources {...sources} canSearch={!!field} />}</Suspense>
    </div>
  )
}
