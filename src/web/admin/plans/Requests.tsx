import { useMutation } from '@tanstack/react-query'
import { planNames } from '#shared/plans.ts'
import { useNews } from '../../data/news.ts'
import { peopleKey } from '../../data/people.ts'
import { plansKey } from '../../data/plans.ts'
import { sessionKey } from '../../data/session.ts'
import { decide, type PendingRequest, setPlansKey } from '../../data/set-plans.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { toast } from '../../ui/toast.ts'
import { useSentence } from '../../useSentence.ts'

const words = {
  title: { de: 'Anfragen nach Tarifen', en: 'Requests for plans' },
  line: {
    de: 'Wer einen größeren Tarif braucht. Die Entscheidung gilt sofort.',
    en: 'Who needs a larger plan. A decision takes effect at once.',
  },
  from: (from: string, to: string) => ({ de: `${from} → ${to}`, en: `${from} → ${to}` }),
  grant: { de: 'Gewähren', en: 'Grant' },
  decline: { de: 'Ablehnen', en: 'Decline' },
  for: (name: string) => ({ de: `für ${name}`, en: `for ${name}` }),
  granted: (name: string, plan: string) => ({ de: `${name} hat jetzt ${plan}.`, en: `${name} is on ${plan} now.` }),
  declined: { de: 'Anfrage abgelehnt', en: 'Request declined' },
}

function Request({ request: { _id, name, email, from, plan, words: said, at } }: { request: PendingRequest }) {
  const t = useText()
  const { day } = useFormats()
  const sentence = useSentence()
  const tell = useNews()
  const decision = useMutation({
    mutationFn: (granted: boolean) => decide(_id, granted),
    onSuccess(_, granted) {
      for (const stale of [setPlansKey, plansKey, peopleKey, sessionKey]) tell({ stale })
      toast({ text: t(granted ? words.granted(name, planNames[plan]) : words.declined) })
    },
    onError: () => tell({ stale: setPlansKey }),
  })
  const buttons = [
    [words.grant, true, 'btn-primary'],
    [words.decline, false, 'btn-line'],
  ] as const
  return (
    <li className="grid grid-cols-1 gap-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {name} <span className="font-normal text-muted">{email}</span>
        </p>
        <p className="text-sm text-muted">
          {t(words.from(planNames[from], planNames[plan]))} · {day(at)}
        </p>
        {said && <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">{said}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {buttons.map(([label, granted, look]) => (
          <Button key={label.en} className={look} isBusy={decision.isPending} onClick={() => decision.mutate(granted)}>
            {t(label)} <span className="sr-only">{t(words.for(name))}</span>
          </Button>
        ))}
      </div>
      {decision.error && (
        <div className="sm:col-span-2">
          <Panel tone="danger">{sentence(decision.error)}</Panel>
        </div>
      )}
    </li>
  )
}

/** Who asks for a larger plan, the longest waiting first. */
export function Requests({ requests }: { requests: readonly PendingRequest[] }) {
  const t = useText()
  return (
    <Section id="requests" title={t(words.title)} line={t(words.line)}>
      <ul className="divide-y divide-line">
        {requests.map(request => (
          <Request key={request._id} request={request} />
        ))}
      </ul>
    </Section>
  )
}
