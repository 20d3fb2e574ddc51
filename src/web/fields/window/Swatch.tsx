import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { stylePictureAt, stylePicturesQuery } from '../../data/style-pictures.ts'
import { swatchOf } from '../../swatches/index.ts'

export type SwatchProps = { name: string; className?: string }

/** What an option looks like: as this installation has painted it, else as a drawing; a sign for what has neither. */
export function Swatch({ name, className = '' }: SwatchProps) {
  const { data: pictures = {} } = useQuery({ ...stylePicturesQuery, staleTime: 60_000 })
  const [lost, setLost] = useState<string>()
  const drawn = swatchOf(name)
  const painted = Object.hasOwn(pictures, name) ? pictures[name] : undefined
  const look = `aspect-[3/2] bg-sunken object-cover ${className}`
  if (!drawn)
    return (
      <span className={`grid place-items-center text-muted ${look}`}>
        <Ban className="size-6" strokeWidth={1.25} aria-hidden />
      </span>
    )
  const isPainted = painted !== undefined && painted !== lost
  const at = isPainted ? stylePictureAt(name, painted) : `data:image/svg+xml,${encodeURIComponent(drawn)}`
  return <img src={at} alt="" loading="lazy" className={look} onError={() => isPainted && setLost(painted)} />
}
