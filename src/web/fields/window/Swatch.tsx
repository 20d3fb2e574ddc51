import { Ban } from 'lucide-react'
import { swatchOf } from '../../swatches/index.ts'

export type SwatchProps = { name: string; className?: string }

/** The drawing of an option; a sign for what has none. */
export function Swatch({ name, className = '' }: SwatchProps) {
  const drawn = swatchOf(name)
  const look = `aspect-[3/2] bg-sunken object-cover ${className}`
  if (!drawn)
    return (
      <span className={`grid place-items-center text-muted ${look}`}>
        <Ban className="size-6" strokeWidth={1.25} aria-hidden />
      </span>
    )
  return <img src={`data:image/svg+xml,${encodeURIComponent(drawn)}`} alt="" loading="lazy" className={look} />
}
