import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useSession } from '../data/session.ts'
import { leftQuery } from '../saving/left-query.ts'
import { pages } from '../pages.ts'
import { useIsDue } from './useIsDue.ts'

function Sends() {
  useQuery(leftQuery(useSession().id))
  return null
}

/**
 * Saves, once the page is there, what tabs of the editor that are gone could not save. The editor does so itself, as
 * soon as it has taken what is its own.
 */
export function SendLeft() {
  const isEditor = useLocation({ select: ({ pathname }) => pathname.endsWith(pages.editor) })
  const isDue = useIsDue()
  return <Suspense>{isDue && !isEditor && <Sends />}</Suspense>
}
