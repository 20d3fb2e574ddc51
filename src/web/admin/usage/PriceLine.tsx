import { useId } from 'react'
import type { Currency } from '#shared/costs.ts'
import { type Meter, meters } from '#shared/meters.ts'
import { useText } from '../../language.tsx'
import { Field, ProblemLine } from '../../ui/Field.tsx'

const words = {
  free: { de: 'Kostet nichts, solange hier nichts steht.', en: 'Costs nothing as long as this is empty.' },
  wrong: {
    de: 'Preise von 0 an, etwa 0,25 und 2; für Lesen und Schreiben beide oder keinen.',
    en: 'Prices of 0 or more, such as 0.25 and 2; for reading and writing both or none.',
  },
}

export type Typed = Readonly<Partial<Record<Meter, string>>>
type Props = {
  name: string
  called: string
  currency: Currency
  /** What it can have a price for. */
  meters: readonly Meter[]
  /** Whether it costs nothing unless somebody says otherwise. */
  free: boolean
  typed: Typed
  isWrong: boolean
  onType(typed: Typed): void
}

/** What one model costs, by meter. */
export function PriceLine({ name, called, currency, meters: shown, free, typed, isWrong, onType }: Props) {
  const t = useText()
  const id = useId()
  return (
    <li>
      <fieldset aria-describedby={isWrong ? id : undefined} className="grid grid-cols-1 gap-2">
        <legend className="mb-1 font-semibold wrap-anywhere">
          {called}
          {called !== name && <span className="block text-sm font-normal text-muted">{name}</span>}
        </legend>
        <div className="grid max-w-md grid-cols-2 gap-3">
          {shown.map(meter => (
            <Field key={meter} label={`${t(meters[meter].price)}, ${currency}`}>
              {control => (
                <input
                  {...control}
                  aria-invalid={isWrong || undefined}
                  className="field h-10 tabular-nums pointer-coarse:h-11"
                  inputMode="decimal"
                  autoComplete="off"
                  value={typed[meter] ?? ''}
                  onChange={({ target }) => onType({ ...typed, [meter]: target.value })}
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
