import { useId, useState } from 'react'
import { useText } from '../language.tsx'
import { Select } from '../ui/Select.tsx'
import type { Property } from './properties.ts'

const words = {
  figure: (what: string) => ({ de: `${what}, als Zahl`, en: `${what}, as a figure` }),
}

type Props = { property: Property; value: unknown; onValue(value: string | number | undefined): void }
type NumberProps = Props & { property: Extract<Property, { as: 'slide' | 'figure' }> }

const rounded = (value: number) => Math.round(value * 100) / 100

/** A number in a box: what is typed counts as soon as it is one within its limits. */
function Figure({
  property: { min, max, step },
  value,
  onValue,
  ...named
}: NumberProps & { id?: string; 'aria-label'?: string }) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      {...named}
      type="number"
      inputMode="decimal"
      {...{ min, max, step }}
      value={typed ?? rounded(Number(value))}
      className="field h-9 w-full min-w-0 px-2 tabular-nums pointer-coarse:h-11"
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = target.valueAsNumber
        if (number >= min && number <= max) onValue(number)
      }}
    />
  )
}

function NumberControl(props: NumberProps) {
  const t = useText()
  const id = useId()
  const { property, value, onValue } = props
  const { as, label, min, max, step, unit } = property
  const scale = unit === '%' ? 100 : 1
  const given = { property, value: Number(value) * scale, onValue: (next: unknown) => onValue(Number(next) / scale) }
  const name = `${t(label)}${unit ? ` (${unit})` : ''}`
  if (as === 'figure')
    return (
      <div className="grid gap-1 text-sm">
        <label htmlFor={id}>{name}</label>
        <Figure {...given} id={id} />
      </div>
    )
  return (
    <div className="col-span-2 grid grid-cols-[1fr_4.5rem] items-center gap-x-2 text-sm">
      <label htmlFor={id} className="col-span-2">
        {name}
      </label>
      <input
        id={id}
        type="range"
        {...{ min, max, step }}
        value={given.value}
        className="h-6 w-full cursor-pointer accent-accent pointer-coarse:h-11"
        onChange={({ target }) => given.onValue(target.valueAsNumber)}
      />
      <Figure {...given} aria-label={t(words.figure(name))} />
    </div>
  )
}

function ColourControl({ property, value, onValue }: Props & { property: Extract<Property, { as: 'colour' }> }) {
  const t = useText()
  const id = useId()
  const colour = typeof value === 'string' ? value : undefined
  const input = (name: object) => (
    <input
      {...name}
      type="color"
      value={colour ?? '#ffffff'}
      onChange={({ target }) => onValue(target.value)}
      className="h-9 w-14 cursor-pointer rounded-md border border-field bg-surface p-1 pointer-coarse:h-11"
    />
  )
  if (!property.optional)
    return (
      <div className="grid gap-1 text-sm">
        <label htmlFor={id}>{t(property.label)}</label>
        {input({ id })}
      </div>
    )
  return (
    <div className="grid content-start gap-1 text-sm">
      <label className="flex cursor-pointer items-center gap-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={colour !== undefined}
          onChange={({ target }) => onValue(target.checked ? '#ffffff' : undefined)}
          className="size-4 accent-accent"
        />
        {t(property.label)}
      </label>
      {colour !== undefined && input({ 'aria-label': t(property.label) })}
    </div>
  )
}

/** Sets one property of a step; `undefined` takes away what may be missing. */
export function PropertyControl({ property, value, onValue }: Props) {
  const t = useText()
  const id = useId()
  switch (property.as) {
    case 'slide':
    case 'figure':
      return <NumberControl {...{ property, value, onValue }} />
    case 'colour':
      return <ColourControl {...{ property, value, onValue }} />
    case 'choice':
      return (
        <div className="col-span-2 grid gap-1 text-sm">
          <label htmlFor={id}>{t(property.label)}</label>
          <Select id={id} value={String(value)} onChange={({ target }) => onValue(target.value)}>
            {Object.entries(property.options).map(([key, label]) => (
              <option key={key} value={key}>
                {t(label)}
              </option>
            ))}
          </Select>
        </div>
      )
    case 'text':
      return (
        <div className="col-span-2 grid gap-1 text-sm">
          <label htmlFor={id}>{t(property.label)}</label>
          <textarea
            id={id}
            rows={2}
            dir="auto"
            maxLength={property.max}
            value={String(value)}
            onChange={({ target }) => onValue(target.value)}
            className="field min-h-16 py-2"
          />
        </div>
      )
  }
}
