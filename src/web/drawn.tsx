import { onlineManager } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { SessionView } from '#server/views.ts'
import type { Locale } from '#shared/text.ts'
import { App } from './App.tsx'
import { makeClient } from './data/client.ts'
import { enginesQuery } from './data/engines.ts'
import { sessionKey } from './data/session.ts'
import { makeRouter } from './router.tsx'

/** Somebody of whom nothing is known but that they may see the page. */
const somebody = (locale: Locale): SessionView => ({
  ...{ id: '', email: '', name_text: '', phone: null, country: null, avatar_image: null, brand_text: null },
  ...{ premium: false, plan_text: 'basic', anzahlrequest_number: 0, limit: 1, renews: new Date(0).toISOString() },
  ...{ hierarchy_text: 'admin', sprache_text: '', authentication: { email: { email: '' } }, answers: {}, pins: [] },
  ...{ booking: null, confirm: false, locale, data: { user: { sprache_text: '', plan_text: 'basic' } } },
})

/** What the browser draws of a page before anything has come from the server, as HTML; for the build. */
export const drawPage = async (locale: Locale, path: string) => {
  // There is no server: what the page asks for waits.
  onlineManager.setOnline(false)
  const client = makeClient()
  client.setQueryData(sessionKey, somebody(locale))
  client.setQueryData(enginesQuery.queryKey, [])
  const router = makeRouter(client, createMemoryHistory({ initialEntries: [`/${locale}${path}`] }))
  await router.load()
  return renderToString(<App client={client} router={router} />)
}
