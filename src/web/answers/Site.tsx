type Props = {
  name: string
  /** Its address, as it is shown there. */
  address: string | undefined
}

/** Whose page it is, as a search shows it: a sign, a name, an address. */
export const Site = ({ name, address }: Props) => (
  <div className="flex items-center gap-3">
    <span
      className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-semibold
        text-accent-ink"
      aria-hidden
    >
      {name.slice(0, 1).toUpperCase()}
    </span>
    <p className="min-w-0 text-sm leading-4.5">
      {name}
      {address && <span className="block truncate text-xs text-muted">{address}</span>}
    </p>
  </div>
)
