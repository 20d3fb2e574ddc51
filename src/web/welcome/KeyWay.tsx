import { useId } from 'react'
import type { Offered, Setup } from '../data/setup.ts'
import { useText } from '../language.tsx'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { useFieldProblems } from '../useSentence.ts'
import { CheckLine } from './CheckLine.tsx'
import type { ModelChoosing } from './useChoice.ts'

const words = {
  provider: { de: 'Anbieter', en: 'Provider' },
  model: { de: 'Modell', en: 'Model' },
  key: { de: 'Schlüssel', en: 'Key' },
  keysAt: { de: 'Schlüssel anlegen', en: 'Create a key' },
  newWindow: { de: '(neues Fenster)', en: '(new window)' },
  stored: (last4: string) => ({
    de: `Gespeichert ist der Schlüssel mit dem Ende ${last4}. Leer lassen, um ihn zu behalten.`,
    en: `The key that ends in ${last4} is stored. Leave this empty to keep it.`,
  }),
  sealed: {
    de: 'Er wird verschlüsselt gespeichert und nie wieder angezeigt.',
    en: 'It is stored encrypted and never shown again.',
  },
}
type Props = { providers: readonly Offered[]; connected: Setup['connected']; choosing: ModelChoosing }

/** A provider, one of its models and a key; what is wrong stands at the field it is about. */
export function KeyWay({ providers, connected, choosing }: Props) {
  const t = useText()
  const list = useId()
  const { draft, setDraft, failure } = choosing
  const problems = useFieldProblems(failure)
  const provider = providers.find(({ id }) => id === draft.provider)
  const last4 = connected?.provider === draft.provider && connected.from === 'settings' ? connected.last4 : undefined
  const change = (to: string) =>
    setDraft({ provider: to, model: providers.find(({ id }) => id === to)?.models[0] ?? '', key: '' })

  return (
    <div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={t(words.provider)} problem={problems.provider} hint={provider && t(provider.costs)}>
          {control => (
            <Select {...control} value={draft.provider} onChange={event => change(event.target.value)}>
              {providers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t(words.model)} problem={problems.model}>
          {control => (
            <>
              <input
                {...control}
                className="field h-10 pointer-coarse:h-11"
                list={list}
                autoComplete="off"
                spellCheck={false}
                value={draft.model}
                onChange={event => setDraft({ ...draft, model: event.target.value })}
              />
              <datalist id={list}>
                {provider?.models.map(model => (
                  <option key={model} value={model} />
                ))}
              </datalist>
            </>
          )}
        </Field>
        <div className="sm:col-span-2">
          <Field
            label={t(words.key)}
            problem={problems.key}
            hint={last4 ? t(words.stored(last4)) : t(words.sealed)}
            aside={
              provider?.keysAt && (
                <a href={provider.keysAt} target="_blank" rel="noreferrer" className="link min-h-6">
                  {t(words.keysAt)} <span className="sr-only">{t(words.newWindow)}</span>
                </a>
              )
            }
          >
            {control => (
              <input
                {...control}
                type="password"
                autoComplete="off"
                spellCheck={false}
                className="field h-10 pointer-coarse:h-11"
                value={draft.key}
                onChange={event => setDraft({ ...draft, key: event.target.value })}
              />
            )}
          </Field>
        </div>
      </div>
      <CheckLine choosing={choosing} />
    </div>
  )
}
