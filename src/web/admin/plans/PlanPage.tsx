import { useEffect, useRef } from 'react'
import { ArrowLeft } from 'lucide-react'
import type { SetPlan } from '../../data/set-plans.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { PlanTools } from './PlanTools.tsx'
import { TermsForm } from './TermsForm.tsx'

const words = {
  back: { de: 'Alle Tarife', en: 'All plans' },
  people: (people: string, one: boolean) => ({
    de: `${people} ${one ? 'Konto' : 'Konten'} in diesem Tarif`,
    en: `${people} ${one ? 'account' : 'accounts'} on this plan`,
  }),
}

/** One plan: what it holds, and what it opens. */
export function PlanPage({ plan, pays, onBack }: { plan: SetPlan; pays: boolean; onBack(): void }) {
  const t = useText()
  const { number } = useFormats()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [plan.id])
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <button type="button" className="btn-small -ml-2.5 justify-self-start" onClick={onBack}>
        <ArrowLeft className="size-4" aria-hidden />
        {t(words.back)}
      </button>
      <div>
        <h2 ref={title} tabIndex={-1} className="text-lg font-semibold outline-none">
          {plan.name}
        </h2>
        <p className="text-muted">{t(words.people(number(plan.people), plan.people === 1))}</p>
      </div>
      <TermsForm key={`${plan.id}-terms`} plan={plan} pays={pays} />
      <PlanTools key={`${plan.id}-tools`} plan={plan.id} />
    </div>
  )
}
