import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { enginesKey } from '../../data/engines.ts'
import { removeService, type ServiceKind, servicesQuery, type ServicesView, tryService } from '../../data/services.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useFieldProblems, useSentence } from '../../useSentence.ts'
import { kindWords, serviceName } from './kinds.ts'
import { slotNames } from './workflows.ts'

const words = {
  check: { de: 'Jetzt prüfen', en: 'Try it now' },
  remove: { de: 'Trennen', en: 'Disconnect' },
  of: (what: string, name: string) => `${what}: ${name}`,
}

type Props = { kind: ServiceKind; service: ServicesView['connected'][number] }

/** A service that is connected; it can be tried, and disconnected unless the environment names it. */
export function ServiceLine({ kind, service }: Props) {
  const t = useText()
  const sentence = useSentence()
  const { number } = useFormats()
  const client = useQueryClient()
  const trial = useMutation({ mutationFn: () => tryService(kind, service.id) })
  const removal = useMutation({
    mutationFn: () => removeService(kind, service.id),
    onSettled: () =>
      Promise.all([client.invalidateQueries(servicesQuery(kind)), client.invalidateQueries({ queryKey: enginesKey })]),
  })
  const { data } = trial
  const details = [service.model, service.address, service.with].filter(Boolean).join(' · ')
  const failure = trial.error ?? removal.error
  const name = t(serviceName(kind, service))
  const problems = useFieldProblems(failure)
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="font-medium">{service.called ?? name}</span>
          {details && <span className="text-sm text-muted"> · {details}</span>}
        </span>
        <Button
          className="btn-line min-h-9 text-sm"
          aria-label={words.of(t(words.check), name)}
          isBusy={trial.isPending}
          onClick={() => trial.mutate()}
        >
          {trial.isPending && <Spinner />}
          {t(words.check)}
        </Button>
        {service.from === 'settings' && (
          <Button
            className="btn-quiet min-h-9 text-sm"
            aria-label={words.of(t(words.remove), name)}
            isBusy={removal.isPending}
            onClick={() => removal.mutate()}
          >
            {t(words.remove)}
          </Button>
        )}
      </div>
      {service.workflows && (
        <ul className="grid gap-0.5 text-sm text-muted">
          {service.workflows.map(({ name, slots }) => (
            <li key={name} className="wrap-anywhere">
              {name}: {slots.map(slot => t(slotNames[slot])).join(', ')}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {data && !trial.isPending && (
          <span className="flex items-start gap-2">
            <Check className="mt-0.5 size-4 shrink-0 text-ok" aria-hidden />
            <span className="min-w-0 wrap-anywhere">{t(kindWords[kind].tried(data, number))}</span>
          </span>
        )}
      </p>
      {failure && !trial.isPending && <Panel tone="danger">{problems.workflows ?? sentence(failure)}</Panel>}
    </li>
  )
}
