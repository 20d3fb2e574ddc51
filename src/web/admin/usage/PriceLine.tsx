import { useId } from 'react'
import type { Currency } from '#shared/costs.ts'
import { useText } from '../../language.tsx'
import { Field, ProblemLine } from '../../ui/Field.tsx'

const words = {
  input: (currency: Currency) => ({ de: `Lesen, ${currency}`, en: `Reading, ${currency}` }),
  output: (currency: Currency) => ({ de: `Schreiben, ${currency}`, en: `Writing, ${currency}` }),
  free: { de: 'Kostet nichts, solange hier nichts steht.', en: 'Costs nothing as long as this is empty.' },
  wrong: {
    de: 'Zwei Preise von 0 an, etwa 0,25 und 2, oder keinen.',
    en: 'Two prices of 0 or more, such as 0.25 and 2, or none.',
  },
}

export type Typed = { readonly input: string; readonly output: string }
type Props = {
  name: string
  currency: Currency
  /** Whether it costs nothing unless somebody says otherwise. */
  free: boolean
  typed: Typed
  isWrong: boolean
  onType(typed: Typed): void
}

/** What one model costs for a million tokens that it reads and writes. */
export function PriceLine({ name, currency, free, typed, isWrong, onType }: Props) {
  const t = useText()
  const id = useId()
  return (
    <li>
      <fieldset aria-describedby={isWrong ? id : undefined} className="grid grid-cols-1 gap-2">
        <legend className="mb-1 font-semibold wrap-anywhere">{name}</legend>
        <div className="grid max-w-md grid-cols-2 gap-3">
          {(['input', 'output'] as const).map(part => (
            <Field key={part} label={t(words[part](currency))}>
              {control => (
                <input
                  {...control}
                  aria-invalid={isWrong || undefined}
                  className="field h-10 tabular-nums pointer-coarse:h-11"
                  inputMode="decimal"
                  autoComplete="off"
                  value={typed[part]}
                  onChange={({ target }) => onType({ ...typed, [part]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
        {free && <p className="text-sm text-muted">{t(words.free)}</p>}
        {isWrong && <ProblemLine id={id}>{t(words.wrong)}</ProblemLine>}
      </fieldset>
    </li>
  )
}
