import { onlineManager } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Locale } from '#shared/text.ts'
import { App } from './App.tsx'
import { makeClient } from './data/client.ts'
import { makeRouter } from './router.tsx'

/** What the browser draws of the catalogue before anything has come from the server, as HTML; for the build. */
export const drawCatalogue = async (locale: Locale) => {
  // There is no server: what the page asks for waits.
  onlineManager.setOnline(false)
  const client = makeClient()
  const router = makeRouter(client, createMemoryHistory({ initialEntries: [`/${locale}/engins`] }))
  await router.load()
  return renderToString(<App client={client} router={router} />)
}
