import { queryOptions } from '@tanstack/react-query'
import { documentsKey } from '../data/documents.ts'
import { tellNews } from '../data/news.ts'
import type { LeftText } from './left.ts'
import { beginningOf } from './names.ts'

/** Where the service cannot be reached it is asked again after so long; milliseconds. */
const again = 15_000

/**
 * Sends what tabs that are gone have left unsaved in this browser; gives what could not be saved. Mostly there is
 * nothing, and nothing is fetched for it.
 */
export const leftQuery = (person: string) =>
  queryOptions({
    queryKey: ['left texts', person],
    queryFn: async ({ client }): Promise<readonly LeftText[]> => {
      const isThere = Object.keys(localStorage).some(name => name.startsWith(beginningOf(person)))
      if (!isThere) return []
      const { sendLeft } = await import('./left.ts')
      return sendLeft(person, () => tellNews(client, { stale: documentsKey }))
    },
    staleTime: 0,
    // What lies here is to be seen without a line, too.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => (state.data?.some(({ problem }) => problem.code === 'unavailable') ? again : false),
  })
