import { type Query, QueryClient } from '@tanstack/react-query'
import { Problem } from '#shared/problems.ts'

/** Only what may be different the next time is asked again. */
const worthAnotherTry = (failures: number, error: unknown) =>
  failures < 3 && error instanceof Problem && error.code === 'unavailable'

/** A page fails by what never came; what only could not be asked anew stays as it was. */
export const isMissing = (_error: Error, { state }: Pick<Query, 'state'>) => state.data === undefined

/** What the browser knows of the server's data. */
export const makeClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: worthAnotherTry }, mutations: { retry: false } },
  })
