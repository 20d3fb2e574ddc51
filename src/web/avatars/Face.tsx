import { useState } from 'react'
import { initialsOf } from './initials.ts'

const sizes = { small: 'size-8 text-xs', large: 'size-16 text-xl' }

type Props = { name: string; picture: string | null; size?: keyof typeof sizes }

/** A person's picture, or the initials where there is none or it does not come. The name stands beside it. */
export function Face({ name, picture, size = 'small' }: Props) {
  const [lost, setLost] = useState<string>()
  const round = `shrink-0 rounded-full ${sizes[size]}`
  if (picture && picture !== lost)
    return <img src={picture} alt="" className={`${round} object-cover`} onError={() => setLost(picture)} />
  return (
    <span aria-hidden className={`${round} grid place-items-center bg-accent-soft font-semibold text-accent-ink`}>
      {initialsOf(name)}
    </span>
  )
}
