type Option<Value> = { readonly value: Value; readonly label: string; readonly lang?: string }
type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly Option<Value>[]
  onChange(value: NoInfer<Value>): void
}

/** A few views of the same thing, side by side; none changes its width when it is chosen. */
export const Segments = <Value extends string>({ label, value, options, onChange }: Props<Value>) => (
  <div role="group" aria-label={label} className="flex w-fit max-w-full flex-wrap rounded-md bg-sunken p-0.5">
    {options.map(({ value: own, label: name, lang }) => (
      <button
        key={own}
        type="button"
        lang={lang}
        aria-pressed={own === value}
        onClick={() => onChange(own)}
        className="h-8 cursor-pointer rounded-sm px-3 text-sm font-medium text-muted transition-colors duration-120 hover:text-ink
          aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:ring-1 aria-pressed:ring-line
          pointer-coarse:h-11 pointer-coarse:min-w-11"
      >
        {name}
      </button>
    ))}
  </div>
)
