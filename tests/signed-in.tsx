import type { ReactNode } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { User } from '#server/store/users.ts'
import { sessionView } from '#server/views.ts'
import { shipped } from '#shared/plans.ts'
import { sessionKey } from '../src/web/data/session.ts'
import { Language } from '../src/web/language.tsx'

/** Somebody on a small plan. */
export const anna: User = {
  id: 'anna',
  email: 'anna@example.com',
  name: 'Anna',
  proven: true,
  role: 'user',
  plan: 'lite',
  limit: 200,
  holds: shipped.lite,
  aiLanguage: 'DE',
  locale: 'de',
}

/** Part of a page in German, as somebody sees it who has used so many of their requests; null is no limit. */
export function SignedIn({
  used = 0,
  limit = 200,
  children,
}: {
  used?: number
  limit?: number | null
  children: ReactNode
}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(sessionKey, sessionView({ ...anna, limit: limit ?? undefined }, used, new Date('2026-12-01')))
  return (
    <QueryClientProvider client={client}>
      <Language value="de">{children}</Language>
    </QueryClientProvider>
  )
}
