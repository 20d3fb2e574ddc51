import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { ShownEngine } from '#catalogue/shown.ts'
import type { ReadyView } from '#server/process/ready.ts'
import type { SessionView } from '#server/views.ts'
import { drawnPages } from '#shared/drawn-pages.ts'
import type { Locale } from '#shared/text.ts'
import { sections } from './admin/sections.ts'
import { App } from './App.tsx'
import { makeClient } from './data/client.ts'
import { engineQuery, enginesQuery } from './data/engines.ts'
import { modelsQuery } from './data/models.ts'
import { senderQuery } from './data/sender.ts'
import { sessionKey } from './data/session.ts'
import { SenderLine } from './engines/later-parts.ts'
import { FileField } from './files/FileFieldLater.tsx'
import { keepText } from './library/drawn-text.ts'
import { makeRouter } from './router.tsx'

/** Somebody of whom nothing is known but that they may see the page. */
const somebody = (locale: Locale): SessionView => ({
  ...{ id: '', email: '', name_text: '', phone: null, country: null, avatar_image: null, brand_text: null },
  ...{ premium: false, plan_text: 'basic', anzahlrequest_number: 0, limit: 1, renews: new Date(0).toISOString() },
  ...{ hierarchy_text: 'admin', sprache_text: '', authentication: { email: { email: '' } }, answers: {}, pins: [] },
  ...{ booking: null, confirm: false, locale, data: { user: { sprache_text: '', plan_text: 'basic' } } },
})

const aModel: ReadyView = { connected: true, name: null, ways: 'ask' }

/** What is the same for everybody who opens a tool: its form and its guide, where a model writes and the plan fits. */
const openTool = (client: QueryClient, engine: ShownEngine, [plan]: ShownEngine['access']) => {
  client.setQueryData(enginesQuery.queryKey, [engine])
  client.setQueryData(engineQuery(engine.slug).queryKey, engine)
  client.setQueryData(modelsQuery.queryKey, aModel)
  client.setQueryData(senderQuery.queryKey, {})
  client.setQueryData<SessionView>(
    sessionKey,
    session => session && plan && { ...session, plan_text: plan, limit: null },
  )
}

/**
 * What the browser draws of a page before anything has come from the server, as HTML; for the build. That of a tool is
 * drawn with the tool, a page of texts with one that `tool` has written.
 */
export const drawPage = async (locale: Locale, path: string, tool?: ShownEngine) => {
  // There is no server: what the page asks for waits.
  onlineManager.setOnline(false)
  const client = makeClient()
  client.setQueryData(sessionKey, somebody(locale))
  client.setQueryData(enginesQuery.queryKey, [])
  if (tool) openTool(client, tool, tool.access)
  if (tool && drawnPages[path]?.texts) keepText(client, tool)
  const router = makeRouter(client, createMemoryHistory({ initialEntries: [`/${locale}${path}`] }))
  await router.load()
  const page = <App client={client} router={router} />
  // Parts that are fetched are there the second time.
  renderToString(page)
  await Promise.all([FileField.load(), SenderLine.load(), ...Object.values(sections).map(({ Page }) => Page.load())])
  await new Promise(resolve => setTimeout(resolve))
  return renderToString(page)
}
