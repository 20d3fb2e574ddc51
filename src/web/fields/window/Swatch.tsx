import { swatchOf } from '../../swatches/index.ts'

export type SwatchProps = { name: string; className?: string }

/** The drawing of an option; an empty ground for what has none. */
export function Swatch({ name, className = '' }: SwatchProps) {
  const drawn = swatchOf(name)
  const look = `aspect-[3/2] bg-sunken object-cover ${className}`
  if (!drawn) return <span className={`block ${look}`} />
  return <img src={`data:image/svg+xml,${encodeURIComponent(drawn)}`} alt="" loading="lazy" className={look} />
}
