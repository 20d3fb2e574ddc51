import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, Outlet, redirect } from '@tanstack/react-router'
import { isSignedOut, nextOf } from '../account/signed-out.ts'
import { engineQuery, enginesQuery } from '../data/engines.ts'
import { modelsQuery } from '../data/models.ts'
import { senderQuery } from '../data/sender.ts'
import { sessionQuery } from '../data/session.ts'
import { isLocale, Language, speak, usualLocale } from '../language.tsx'
import { pages } from '../pages.ts'
import { SessionEnded } from '../shell/SessionEnded.tsx'
import { Shell } from '../shell/Shell.tsx'
import { LoneErrorPage } from '../states/ErrorPage.tsx'
import { Toasts } from '../ui/Toasts.tsx'

export const root = createRootRouteWithContext<{ client: QueryClient }>()({
  component: Outlet,
  errorComponent: LoneErrorPage,
})

/** The first segment is the language; a path without one gets the person's own. */
export const localized = createRoute({
  getParentRoute: () => root,
  path: '{-$locale}',
  beforeLoad: ({ params: { locale }, location, preload }) => {
    if (!isLocale(locale)) throw redirect({ href: `/${usualLocale()}${location.href}`, replace: true })
    if (!preload) speak(locale)
  },
  component: function Localized() {
    const { locale } = localized.useParams()
    return (
      <Language value={isLocale(locale) ? locale : usualLocale()}>
        <Outlet />
        <Toasts />
      </Language>
    )
  },
})

/** The server has seen a session's cookie: the frame is drawn at once, and who is signed in follows. */
export const hasCookie = () => document.documentElement.dataset.session !== undefined

/** Everything but the way in needs a session. */
export const signedIn = createRoute({
  getParentRoute: () => localized,
  id: 'signed-in',
  errorComponent: LoneErrorPage,
  beforeLoad: async ({ context: { client }, location, preload }) => {
    // Every page inside names engines: they need not wait for the session, nor the frame for either.
    if (!preload) {
      void client.prefetchQuery(sessionQuery)
      void client.prefetchQuery(enginesQuery)
    }
    if (hasCookie() && !client.getQueryState(sessionQuery.queryKey)?.error) return
    await client.ensureQueryData(sessionQuery).catch((error: unknown) => {
      if (!isSignedOut(error)) throw error
      throw redirect({ to: pages.signIn, search: { next: nextOf(location) }, replace: true })
    })
  },
  component: () => (
    <>
      <Outlet />
      <SessionEnded />
    </>
  ),
})

export const shell = createRoute({
  getParentRoute: () => signedIn,
  id: 'shell',
  component: Shell,
  errorComponent: LoneErrorPage,
})

/** What a tool's page needs beside that; what is missing there says so itself. */
export const whoAndTool = async (name: string, at: { context: { client: QueryClient } }) => {
  const { client } = at.context
  await Promise.all([
    whoAndWhat(at),
    ...[client.prefetchQuery(engineQuery(name)), client.prefetchQuery(modelsQuery), client.prefetchQuery(senderQuery)],
  ])
}

/** What most pages need before they can be drawn; the catalogue, where people arrive, draws what it can before. */
export const whoAndWhat = ({ context: { client } }: { context: { client: QueryClient } }) =>
  Promise.all([client.ensureQueryData(sessionQuery), client.ensureQueryData(enginesQuery)])
