type Props = { label: string; value: number; min: number; max: number; onChange(value: number): void }

/** A slider with its name before it. */
export const Slide = ({ label, value, onChange, ...range }: Props) => (
  <label className="flex items-center gap-2 text-sm">
    {label}
    <input
      type="range"
      {...range}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      className="h-6 w-28 cursor-pointer accent-accent pointer-coarse:h-11"
    />
  </label>
)
