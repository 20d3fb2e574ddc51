import { Suspense, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { isLarger, type Plan } from '#shared/plans.ts'
import { useEngines } from '../data/engines.ts'
import { checkOut, type OfferedPlan, usePlans } from '../data/plans.ts'
import { useFormats } from '../formats.ts'
import { Button } from '../ui/Button.tsx'
import { freshId } from '../ui/fresh-id.ts'
import { useText } from '../language.tsx'
import { later } from '../ui/later.ts'
import { Panel } from '../ui/Panel.tsx'
import { useSentence } from '../useSentence.ts'
import { useCameBack } from '../useCameBack.ts'
import { PlanOffer } from './PlanOffer.tsx'
import { Standing } from './Standing.tsx'
import { usePayment } from './usePayment.ts'

type Asking = { plan: OfferedPlan; onClose(): void }
const AskForPlan = later<Asking>(() => import('./AskForPlan.tsx').then(it => it.AskForPlan))

const words = {
  title: { de: 'Tarife', en: 'Plans' },
  line: { de: 'Was jeder Tarif umfasst.', en: 'What each plan includes.' },
  renews: (day: string) => ({
    de: `Ihre Anfragen beginnen am ${day} neu.`,
    en: `Your requests renew on ${day}.`,
  }),
  free: { de: 'Kostenlos', en: 'Free of charge' },
  choose: { de: 'Tarif wählen', en: 'Choose plan' },
  opens: (plan: string) => ({
    de: `Das gewählte Werkzeug ist in ${plan} enthalten.`,
    en: `The tool you chose is included in ${plan}.`,
  }),
}

/** Where all stand side by side, they stand by size. */
const bySize = ['xl:order-1', 'xl:order-2', 'xl:order-3', 'xl:order-4', 'xl:order-5']

/** Names of plans are long, and five of them stand beside each other. */
const wraps = 'py-2 text-balance sm:whitespace-normal xl:px-2 xl:text-sm'

/** The plans side by side, which one is yours, and the way to a larger one: paid for, or asked for. */
export function UpgradePage() {
  const t = useText()
  const { renewal } = useFormats()
  const sentence = useSentence()
  const engines = useEngines()
  const standing = usePlans()
  const paid = useSearch({ strict: false, select: search => search.paid })
  const wanted = useSearch({ strict: false, select: search => search.plan })
  const payment = usePayment(paid)
  const [asking, ask] = useState<OfferedPlan>()
  const [key] = useState(freshId)
  const checkout = useMutation({
    mutationFn: ({ id }: OfferedPlan) => checkOut(id, key),
    onSuccess: ({ url }) => location.assign(url),
  })
  useCameBack(checkout.reset)
  const { plans, yours, renews, request, pays } = standing
  const isLimited = plans.some(({ id, requests }) => id === yours && requests !== null)
  const arePriced = plans.some(({ price }) => t(price))
  const priceOf = ({ id, price }: OfferedPlan) => t(price) || (arePriced && id === 'free' ? t(words.free) : '')
  // What opens the wanted tool stands first; else the next larger one is recommended, best one that opens more tools.
  const opened = (plan: Plan) => engines.filter(({ access }) => access.includes(plan)).length
  const larger = plans.filter(({ id }) => isLarger(id, yours))
  const needed = plans.find(({ id }) => id === wanted && isLarger(id, yours))
  const recommended = pays ? undefined : (needed ?? larger.find(({ id }) => opened(id) > opened(yours)) ?? larger[0])
  const ordered = needed ? [needed, ...plans.filter(plan => plan !== needed)] : plans
  const isPending = request?.state === 'pending'
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <h1 className="voice text-2xl">{t(words.title)}</h1>
        <p className="mt-1 text-muted">
          {t(needed ? words.opens(needed.name) : words.line)} {isLimited && t(words.renews(renewal(renews)))}
        </p>
      </div>
      <Standing standing={standing} payment={payment} />
      {checkout.error && <Panel tone="danger">{sentence(checkout.error)}</Panel>}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-5">
        {ordered.map(plan => (
          <PlanOffer
            key={plan.id}
            plan={plan}
            place={bySize[plans.indexOf(plan)] ?? ''}
            price={priceOf(plan)}
            smaller={plans[plans.indexOf(plan) - 1]}
            engines={engines}
            isYours={plan.id === yours}
            isRecommended={plan === recommended}
          >
            {isLarger(plan.id, yours) && !pays && (
              <Button
                aria-label={`${t(words.choose)}: ${plan.name}`}
                className={`${plan === recommended ? 'btn-primary' : 'btn-line'} ${wraps}`}
                isBusy={plan.sold ? checkout.isPending || checkout.isSuccess : isPending}
                onClick={() => (plan.sold ? checkout.mutate(plan) : ask(plan))}
              >
                {t(words.choose)}
              </Button>
            )}
          </PlanOffer>
        ))}
      </div>
      <Suspense>{asking && <AskForPlan plan={asking} onClose={() => ask(undefined)} />}</Suspense>
    </div>
  )
}
