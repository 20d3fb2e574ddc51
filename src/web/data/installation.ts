import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetched } from '../api.ts'

/** What anyone may know of this installation. */
export type Installation = {
  /** Nobody has an account yet: the next one is the administrator's. */
  firstAccount: boolean
  /** The first account is made through the link that the server printed. */
  needsLink: boolean
  registration: 'open' | 'invited' | 'closed'
  /** Whether mails really leave this machine. */
  mail: boolean
  /** The answer to the first-run question, once it was given. */
  who: 'team' | 'customers' | null
  version: string
}

export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: ({ signal }) => fetched<Installation>('/api/installation', { signal }),
})

export const useInstallation = (): Installation => useSuspenseQuery(installationQuery).data
