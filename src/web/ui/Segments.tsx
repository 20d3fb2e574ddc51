import { useEffect, useRef } from 'react'

type Option<Value> = { readonly value: Value; readonly label: string; readonly lang?: string }
type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly Option<Value>[]
  /** Where there are many: they stay in one row, which scrolls to the chosen one. */
  inRow?: boolean
  onChange(value: NoInfer<Value>): void
}

/** A few views of the same thing, side by side; none changes its width when it is chosen. */
export function Segments<Value extends string>({ label, value, options, inRow = false, onChange }: Props<Value>) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = inRow && row.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (chosen) row.current?.scrollTo({ left: chosen.offsetLeft - 48 })
  }, [inRow, value])
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className={`relative flex w-fit max-w-full rounded-md bg-sunken p-0.5 ${inRow ? 'overflow-x-auto' : 'flex-wrap'}`}
    >
      {options.map(({ value: own, label: name, lang }) => (
        <button
          key={own}
          type="button"
          lang={lang}
          aria-pressed={own === value}
          onClick={() => onChange(own)}
          className="h-8 shrink-0 cursor-pointer rounded-sm px-3 text-sm font-medium text-muted transition-colors duration-120
            hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:ring-1 aria-pressed:ring-line
            pointer-coarse:h-11 pointer-coarse:min-w-11"
        >
          {name}
        </button>
      ))}
    </div>
  )
}
