import { useMutation } from '@tanstack/react-query'
import { asProblem } from '#shared/problems.ts'
import { planNames } from '#shared/plans.ts'
import { useNews } from '../data/news.ts'
import { openPortal, plansKey, type PlansView, takeBack } from '../data/plans.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { useSentence } from '../useSentence.ts'
import type { usePayment } from './usePayment.ts'
import { tryAgain } from '../ui/try-again.ts'

const words = {
  pending: (plan: string, day: string) => ({
    de: `Sie haben am ${day} ${plan} angefragt. Die Administration hat noch nicht entschieden.`,
    en: `You asked for ${plan} on ${day}. Your administrator has not decided yet.`,
  }),
  back: { de: 'Anfrage zurückziehen', en: 'Withdraw the request' },
  declined: (plan: string, day: string) => ({
    de: `Ihre Anfrage nach ${plan} vom ${day} wurde abgelehnt. Ihr Tarif bleibt, wie er ist.`,
    en: `Your request of ${day} for ${plan} was declined. Your plan stays as it is.`,
  }),
  pays: (plan: string) => ({ de: `Sie bezahlen ${plan} im Abonnement.`, en: `You subscribe to ${plan}.` }),
  ends: (plan: string, day: string) => ({
    de: `Ihr Abonnement von ${plan} ist gekündigt und gilt bis ${day}.`,
    en: `Your subscription to ${plan} is cancelled and runs until ${day}.`,
  }),
  manage: { de: 'Abonnement verwalten', en: 'Manage the subscription' },
  confirming: { de: 'Ihre Zahlung wird bestätigt …', en: 'Your payment is being confirmed …' },
  paid: (plan: string) => ({
    de: `Ihre Zahlung ist bestätigt. Sie haben jetzt ${plan}.`,
    en: `Your payment is confirmed. You are on ${plan} now.`,
  }),
  unpaid: {
    de: 'Die Zahlung ist noch nicht abgeschlossen. Sobald sie bestätigt ist, gilt der neue Tarif.',
    en: 'The payment is not complete yet. The new plan applies as soon as it is confirmed.',
  },
  unknown: {
    de: 'Diese Zahlung ist hier nicht bekannt. Ihr Tarif bleibt, wie er ist.',
    en: 'This payment is not known here. Your plan stays as it is.',
  },
  retry: tryAgain,
}

type Props = { standing: PlansView; payment: ReturnType<typeof usePayment> }

/** How one stands: what one has asked for or pays for, and what became of a payment. */
export function Standing({ standing: { request, pays }, payment }: Props) {
  const t = useText()
  const { day } = useFormats()
  const sentence = useSentence()
  const tell = useNews()
  const withdrawal = useMutation({ mutationFn: takeBack, onSuccess: () => tell({ stale: plansKey }) })
  const portal = useMutation({ mutationFn: openPortal, onSuccess: ({ url }) => location.assign(url) })
  const failure = withdrawal.error ?? portal.error
  const isUnknown = payment.error && asProblem(payment.error).code === 'not_found'
  const name = pays && planNames[pays.plan]
  return (
    <>
      {payment.isPending && <Panel tone="note">{t(words.confirming)}</Panel>}
      {payment.error && (
        <Panel tone="danger">
          {isUnknown ? t(words.unknown) : sentence(payment.error)}
          {!isUnknown && (
            <button type="button" className="btn-line mt-3 flex min-h-9 text-sm" onClick={payment.again}>
              {t(words.retry)}
            </button>
          )}
        </Panel>
      )}
      {payment.isSuccess && <Panel tone={name ? 'ok' : 'note'}>{t(name ? words.paid(name) : words.unpaid)}</Panel>}
      {failure && <Panel tone="danger">{sentence(failure)}</Panel>}
      {pays && name && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{t(pays.endsAt ? words.ends(name, day(pays.endsAt)) : words.pays(name))}</p>
          <Button className="btn-line" isBusy={portal.isPending} onClick={() => portal.mutate()}>
            {t(words.manage)}
          </Button>
        </div>
      )}
      {request?.state === 'pending' && (
        <Panel tone="note">
          {t(words.pending(planNames[request.plan], day(request.at)))}
          <Button
            className="btn-line mt-3 flex min-h-9 text-sm"
            isBusy={withdrawal.isPending}
            onClick={() => withdrawal.mutate()}
          >
            {t(words.back)}
          </Button>
        </Panel>
      )}
      {request?.state === 'declined' && (
        <Panel tone="note">{t(words.declined(planNames[request.plan], day(request.at)))}</Panel>
      )}
    </>
  )
}
