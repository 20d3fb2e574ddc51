import { type ReactNode, useState } from 'react'
import { smallOf } from './small.ts'

type Props = {
  /** The address of the picture. */
  address: string
  /** What stands there where it cannot be drawn. */
  otherwise: ReactNode
}

/** A picture of one's own, small and square as it stands in lists. */
export function Square({ address, otherwise }: Props) {
  const [failed, fail] = useState<string>()
  if (address === failed) return otherwise
  return (
    <img
      src={smallOf(address, 'list')}
      alt=""
      width={28}
      height={28}
      loading="lazy"
      className="size-7 rounded-sm bg-sunken object-cover"
      onError={() => fail(address)}
    />
  )
}
