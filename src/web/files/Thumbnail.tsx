import { useState } from 'react'
import { ImageIcon } from 'lucide-react'
import { smallOf } from './small.ts'

type Props = { address: string; className: string }

/** A picture that was brought, small; a sign in its place where it cannot be shown. */
export function Thumbnail({ address, className }: Props) {
  const [hidden, setHidden] = useState(false)
  return (
    <span className={`grid shrink-0 place-items-center overflow-hidden bg-sunken ${className}`}>
      {hidden ? (
        <ImageIcon className="size-6 text-muted" strokeWidth={1.5} aria-hidden />
      ) : (
        <img
          src={smallOf(address, 'form')}
          alt=""
          loading="lazy"
          className="size-full object-contain"
          onError={() => setHidden(true)}
        />
      )}
    </span>
  )
}
