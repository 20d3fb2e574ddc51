import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { type Plan, planNames, plans } from '#shared/plans.ts'
import { useNews } from '../../data/news.ts'
import { changePeople, peopleKey } from '../../data/people.ts'
import { sessionKey } from '../../data/session.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/toast.ts'
import { useSentence } from '../../useSentence.ts'

const words = {
  chosen: (count: string) => ({ de: `${count} ausgewählt`, en: `${count} selected` }),
  plan: { de: 'Tarif für die Auswahl', en: 'Plan for the selection' },
  set: { de: 'Tarif setzen', en: 'Set the plan' },
  done: (count: string, one: boolean, plan: string) => ({
    de: `${count} ${one ? 'Konto hat' : 'Konten haben'} jetzt ${plan}.`,
    en: `${count} ${one ? 'account is' : 'accounts are'} on ${plan} now.`,
  }),
}

/** Puts everyone who is chosen on one plan. */
export function PlanForMany({ ids, onDone }: { ids: readonly string[]; onDone(): void }) {
  const t = useText()
  const { number } = useFormats()
  const sentence = useSentence()
  const tell = useNews()
  const [plan, setPlan] = useState<Plan>('basic')
  const change = useMutation({
    mutationFn: () => changePeople({ ids: [...ids], plan }),
    onSuccess() {
      tell({ stale: peopleKey })
      tell({ stale: sessionKey })
      toast({ text: t(words.done(number(ids.length), ids.length === 1, planNames[plan])) })
      onDone()
    },
    onError: error => toast({ text: sentence(error), tone: 'danger' }),
  })
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 sm:ml-auto">
      <span role="status" className="text-sm font-medium">
        {t(words.chosen(number(ids.length)))}
      </span>
      <Select
        className="w-40"
        aria-label={t(words.plan)}
        value={plan}
        onChange={({ target }) => setPlan(plans.find(one => one === target.value) ?? plan)}
      >
        {plans.map(one => (
          <option key={one} value={one}>
            {planNames[one]}
          </option>
        ))}
      </Select>
      <Button className="btn-primary" isBusy={change.isPending} onClick={() => change.mutate()}>
        {t(words.set)}
      </Button>
    </div>
  )
}
