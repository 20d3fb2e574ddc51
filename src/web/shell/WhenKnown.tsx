import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { isMissing } from '../data/client.ts'
import { sessionQuery } from '../data/session.ts'
import { useSoFar } from '../useOfBrowser.ts'

type Props = { children: ReactNode; fallback?: ReactNode }

/** Draws what is about the person once it is known who they are; it fails where that cannot be found out. */
export function WhenKnown({ children, fallback = null }: Props) {
  const session = useSoFar(useQuery({ ...sessionQuery, throwOnError: isMissing }).data)
  return session ? children : fallback
}
