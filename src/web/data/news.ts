import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { SessionView } from '#server/views.ts'
import { sessionKey } from './session.ts'

/** What one tab tells the others: how many requests are used now, or which of the server's data has changed. */
export type News =
  | { readonly use: { readonly used: number; readonly limit?: number | null } }
  | { readonly stale: QueryKey }

const channel = 'federwerk'

const take = (client: QueryClient, news: News) => {
  if ('stale' in news) return client.invalidateQueries({ queryKey: news.stale })
  const { used, limit } = news.use
  return client.setQueryData<SessionView>(
    sessionKey,
    session => session && { ...session, anzahlrequest_number: used, limit: limit ?? session.limit },
  )
}

/** Hears what other tabs tell; hands back how to stop. */
export const followNews = (hear: (news: News) => void) => {
  const tabs = new BroadcastChannel(channel)
  tabs.onmessage = ({ data }: MessageEvent<News>) => hear(data)
  return () => tabs.close()
}

/** Follows what other tabs tell, with what this one knows. */
export const followTabs = (client: QueryClient) => followNews(news => void take(client, news))

/** Tells a piece of news to this tab, with what it knows, and to all others. */
export const tellNews = (client: QueryClient, news: News) => {
  void take(client, news)
  const tabs = new BroadcastChannel(channel)
  tabs.postMessage(news)
  tabs.close()
}

/**
 * Tells a piece of news to this tab and all others: `tell({ use: { used, limit } })` after a run, or
 * `tell({ stale: ['bookmarks'] })` after a change.
 */
export const useNews = () => {
  const client = useQueryClient()
  return (news: News) => tellNews(client, news)
}
