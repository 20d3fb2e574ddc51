import { type FormEvent, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { enginesKey } from '../../data/engines.ts'
import {
  addService,
  type NamedService,
  type ServiceKind,
  servicesQuery,
  type ServicesView,
} from '../../data/services.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Select } from '../../ui/Select.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { useFieldProblems, useSentence } from '../../useSentence.ts'
import { kindWords, serviceName } from './kinds.ts'
import { ServiceModel } from './ServiceModel.tsx'
import { WorkflowFiles } from './WorkflowFiles.tsx'

const words = {
  add: { de: 'Prüfen und verbinden', en: 'Try and connect' },
  optional: {
    de: 'Wenn der Dienst keinen verlangt, lassen Sie das Feld leer.',
    en: 'Leave it empty if it asks for none.',
  },
}

type Service = ServicesView['services'][number]
type Typed = { with?: string; address?: string; model?: string; workflows?: NamedService['workflows'] }

const namedAs = ({ id, access, models, workflows }: Service, typed: Typed): NamedService => ({
  ...{ service: id, with: access === 'none' ? '' : (typed.with ?? '').trim() },
  ...(access === 'both' && { address: (typed.address ?? '').trim() }),
  ...(models && { model: (typed.model ?? models[0] ?? '').trim() }),
  ...(workflows && { workflows: typed.workflows ?? [] }),
})

/** Connects one more service: it is tried first, and kept only if it answers. */
export function AddService({ kind, services }: { kind: ServiceKind; services: ServicesView['services'] }) {
  const t = useText()
  const sentence = useSentence()
  const client = useQueryClient()
  const said = kindWords[kind]
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState<Typed>({})
  const service = services.find(({ id }) => id === chosen) ?? services[0]
  const addition = useMutation({
    mutationFn: (named: NamedService) => addService(kind, named),
    onSuccess(view) {
      client.setQueryData(servicesQuery(kind).queryKey, view)
      setTyped({})
      toast({ text: t(said.done) })
      return client.invalidateQueries({ queryKey: enginesKey })
    },
  })
  const problems = useFieldProblems(addition.error)
  if (!service) return null
  const { id, access, models, workflows } = service
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!addition.isPending) addition.mutate(namedAs(service, typed))
  }
  const isAtField = problems.with || problems.service || problems.model || problems.address || problems.workflows
  const box = (part: 'with' | 'address', type: 'password' | 'url', label: string, hint: string) => (
    <Field label={label} hint={hint} problem={problems[part]}>
      {control => (
        <input
          {...{ ...control, type }}
          autoComplete="off"
          placeholder={type === 'url' ? 'https://' : ''}
          value={typed[part] ?? ''}
          onChange={({ target }) => setTyped(before => ({ ...before, [part]: target.value }))}
          className="field h-10 pointer-coarse:h-11"
        />
      )}
    </Field>
  )
  return (
    <form noValidate onSubmit={submit} className="grid max-w-[32rem] grid-cols-1 gap-3">
      <Field
        label={t(said.service)}
        problem={problems.service}
        hint={access === 'none' ? t(said.ours?.[id]?.hint ?? said.free) : undefined}
      >
        {control => (
          <Select
            {...control}
            value={id}
            onChange={({ target }) => {
              setChosen(target.value)
              setTyped({})
              addition.reset()
            }}
          >
            {services.map(one => (
              <option key={one.id} value={one.id}>
                {t(serviceName(kind, one))}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {access === 'both' && box('address', 'url', t(said.address), t(said.addressHint))}
      {access === 'address' && box('with', 'url', t(said.address), t(said.addressHint))}
      {access === 'key' && box('with', 'password', t(said.key), t(said.keyHint))}
      {access === 'both' && box('with', 'password', t(said.key), `${t(said.keyHint)} ${t(words.optional)}`)}
      {models && (
        <ServiceModel
          models={models}
          problem={problems.model}
          value={typed.model ?? models[0] ?? ''}
          onChange={model => setTyped(before => ({ ...before, model }))}
        />
      )}
      {workflows && (
        <WorkflowFiles
          files={typed.workflows ?? []}
          problem={problems.workflows}
          onChange={files => setTyped(before => ({ ...before, workflows: files }))}
        />
      )}
      {addition.error && !isAtField && <Panel tone="danger">{sentence(addition.error)}</Panel>}
      <Button type="submit" className="btn-line justify-self-start" isBusy={addition.isPending}>
        {addition.isPending && <Spinner />}
        {t(words.add)}
      </Button>
    </form>
  )
}
