import type { Family } from '../families.ts'

export type Bar = {
  readonly key: string
  readonly name: string
  readonly value: number
  /** The value in words. */
  readonly says: string
  /** Whose tint it wears. */
  readonly family?: Family
  /** What else there is to say, in a line below. */
  readonly more?: string
}

/** Things and how much of something each has, as bars beneath each other. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ value }) => value)) || 1
  return (
    <ul className="grid grid-cols-1 gap-2.5">
      {bars.map(({ key, name, value, says, family = 'other', more }) => (
        <li key={key} data-family={family}>
          <p className="flex flex-wrap gap-x-4 text-sm">
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{name}</span>
            <span className="ml-auto shrink-0 text-right tabular-nums">{says}</span>
          </p>
          <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 h-2 w-full">
            <rect width={100} height={4} className="fill-sunken" />
            <rect width={(value / most) * 100} height={4} className="fill-tint-ink" />
          </svg>
          {more && <p className="mt-1 text-sm text-muted tabular-nums">{more}</p>}
        </li>
      ))}
    </ul>
  )
}
