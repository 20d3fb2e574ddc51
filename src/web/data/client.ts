import { QueryClient } from '@tanstack/react-query'
import { Problem } from '#shared/problems.ts'

/** Only what may be different the next time is asked again. */
const worthAnotherTry = (failures: number, error: unknown) =>
  failures < 3 && error instanceof Problem && error.code === 'unavailable'

/** What the browser knows of the server's data. */
export const makeClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: worthAnotherTry }, mutations: { retry: false } },
  })
