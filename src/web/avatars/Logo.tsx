import { useState } from 'react'

type Props = { src: string | undefined; className?: string }

/** The logo of a brand whose name stands beside it; nothing where there is none or it does not come. */
export function Logo({ src, className = 'h-8 max-w-24' }: Props) {
  const [lost, setLost] = useState<string>()
  if (!src || src === lost) return null
  return <img src={src} alt="" className={`shrink-0 object-contain ${className}`} onError={() => setLost(src)} />
}
