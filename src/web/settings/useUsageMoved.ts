import { useEffect } from 'react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { pages } from '../pages.ts'

/** Usage was once a part of this page: links to it lead on, once what was drawn ahead is taken over. */
export function useUsageMoved() {
  const isAskedFor = useLocation({ select: ({ hash }) => hash === 'usage' })
  const navigate = useNavigate()
  useEffect(() => {
    if (isAskedFor) void navigate({ to: pages.usage, replace: true })
  }, [isAskedFor, navigate])
}
