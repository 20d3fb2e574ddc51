import { useId } from 'react'
import { useText } from '../../language.tsx'
import { Field } from '../../ui/Field.tsx'

const words = {
  model: { de: 'Modell des Dienstes', en: 'Model of the service' },
  hint: {
    de: 'Eines der vorgeschlagenen oder ein anderes des Dienstes.',
    en: 'One of those offered, or another of the service.',
  },
}

type Props = {
  models: readonly string[]
  value: string
  problem?: string
  onChange(model: string): void
}

/** Names a model of a service; its own are offered, and any other can be written. */
export function ServiceModel({ models, value, problem, onChange }: Props) {
  const t = useText()
  const offers = useId()
  return (
    <Field label={t(words.model)} hint={t(words.hint)} problem={problem}>
      {control => (
        <>
          <input
            {...control}
            autoComplete="off"
            spellCheck={false}
            list={offers}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className="field h-10 pointer-coarse:h-11"
          />
          <datalist id={offers}>
            {models.map(one => (
              <option key={one} value={one} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
