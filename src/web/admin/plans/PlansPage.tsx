import { useQuery } from '@tanstack/react-query'
import { setPlansQuery } from '../../data/set-plans.ts'
import { useText } from '../../language.tsx'
import { ListState } from '../ListState.tsx'
import { useAt } from '../useAt.ts'
import { PlanPage } from './PlanPage.tsx'
import { PlanTable } from './PlanTable.tsx'
import { Requests } from './Requests.tsx'
import { TrainingFee } from './TrainingFee.tsx'

const there = { de: 'Die Tarife sind geladen.', en: 'The plans are loaded.' }

/** The five plans, who asks for one, and one of them open. */
export function PlansPage() {
  const t = useText()
  const at = useAt('plans')
  const { data, error, refetch } = useQuery(setPlansQuery)
  const open = data?.plans.find(({ id }) => id === at.id)
  return (
    <ListState count={data?.plans.length} says={t(there)} failure={error} onRetry={() => void refetch()} none="">
      {data && open && <PlanPage plan={open} pays={data.pays} onBack={() => at.onOpen(undefined)} />}
      {data && !open && (
        <>
          {data.requests.length > 0 && <Requests requests={data.requests} />}
          <PlanTable plans={data.plans} onOpen={at.onOpen} />
          <TrainingFee />
        </>
      )}
    </ListState>
  )
}
