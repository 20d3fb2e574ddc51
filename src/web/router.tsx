import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import type { Text } from '#shared/text.ts'
import { isSignedOut, nextOf } from './account/signed-out.ts'
import { CataloguePage } from './catalogue/CataloguePage.tsx'
import { chosenIn } from './catalogue/chosen.ts'
import { enginesQuery } from './data/engines.ts'
import { installationQuery } from './data/installation.ts'
import { isAdmin, sessionQuery } from './data/session.ts'
import { setupQuery } from './data/setup.ts'
import { isLocale, Language, speak, usualLocale } from './language.tsx'
import { pages } from './pages.ts'
import { SessionEnded } from './shell/SessionEnded.tsx'
import { Shell } from './shell/Shell.tsx'
import { ErrorPage, LoneErrorPage } from './states/ErrorPage.tsx'
import { NotFound } from './states/NotFound.tsx'
import { Waiting } from './states/Waiting.tsx'
import { Toasts } from './ui/Toasts.tsx'

type Search = Record<string, unknown>
const word = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const listSearch = ({ page, search, id }: Search): { page?: number; search?: string; id?: string } => ({
  page: Number(page) > 1 ? Math.floor(Number(page)) : undefined,
  search: word(search),
  id: word(id),
})
/** Where to go after signing in: only ever a path of ours. */
const ownPath = (path: unknown) => (/^\/(?![/\\])/.test(word(path) ?? '') ? word(path) : undefined)

const root = createRootRouteWithContext<{ client: QueryClient }>()({ component: Outlet, errorComponent: LoneErrorPage })

/** The first segment is the language; a path without one gets the person's own. */
const localized = createRoute({
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
const hasCookie = () => document.documentElement.dataset.session !== undefined

/** Everything but the way in needs a session. */
const signedIn = createRoute({
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

const shell = createRoute({
  getParentRoute: () => signedIn,
  id: 'shell',
  component: Shell,
  errorComponent: LoneErrorPage,
})

/** What most pages need before they can be drawn; the catalogue, where people arrive, draws what it can before. */
const whoAndWhat = ({ context: { client } }: { context: { client: QueryClient } }) =>
  Promise.all([client.ensureQueryData(sessionQuery), client.ensureQueryData(enginesQuery)])

const tools: Text = { de: 'Text-Werkzeuge', en: 'Text tools' }
const inShell = [
  createRoute({
    getParentRoute: () => shell,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: pages.catalogue, replace: true })
    },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'engins',
    validateSearch: chosenIn,
    component: CataloguePage,
    staticData: { crumbs: [{ name: tools }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'engins/v1/$slug',
    validateSearch: ({ run }: Search): { run?: string } => ({ run: word(run) }),
    loader: whoAndWhat,
    component: lazyRouteComponent(() => import('./engines/EnginePage.tsx'), 'EnginePage'),
    staticData: { crumbs: [{ name: tools, to: pages.catalogue }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'history',
    validateSearch: listSearch,
    loader: whoAndWhat,
    component: lazyRouteComponent(() => import('./library/HistoryPage.tsx'), 'HistoryPage'),
    staticData: { crumbs: [{ name: { de: 'Verlauf', en: 'History' } }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'bookmarks',
    validateSearch: listSearch,
    loader: whoAndWhat,
    component: lazyRouteComponent(() => import('./library/BookmarksPage.tsx'), 'BookmarksPage'),
    staticData: { crumbs: [{ name: { de: 'Lesezeichen', en: 'Bookmarks' } }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'settings',
    loader: whoAndWhat,
    component: lazyRouteComponent(() => import('./settings/SettingsPage.tsx'), 'SettingsPage'),
    staticData: { crumbs: [{ name: { de: 'Einstellungen', en: 'Settings' } }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '$',
    component: NotFound,
    staticData: { crumbs: [{ name: { de: 'Nicht gefunden', en: 'Not found' } }] },
  }),
]

const welcome = createRoute({
  getParentRoute: () => signedIn,
  path: 'welcome',
  validateSearch: ({ from }: Search): { from?: string } => ({ from: ownPath(from) }),
  loader: async ({ context: { client } }) => {
    const session = await client.ensureQueryData(sessionQuery)
    if (!isAdmin(session)) return
    await Promise.all([
      client.ensureQueryData(setupQuery),
      client.ensureQueryData(installationQuery),
      client.ensureQueryData(enginesQuery),
    ])
  },
  component: lazyRouteComponent(() => import('./welcome/WelcomePage.tsx'), 'WelcomePage'),
})

const theWayIn = [
  createRoute({
    getParentRoute: () => localized,
    path: 'login',
    validateSearch: ({ next }: Search): { next?: string } => ({ next: ownPath(next) }),
    loader: async ({ context: { client } }) => {
      const { firstAccount } = await client.ensureQueryData(installationQuery)
      if (firstAccount) throw redirect({ to: pages.signUp, replace: true })
    },
    component: lazyRouteComponent(() => import('./account/SignInPage.tsx'), 'SignInPage'),
  }),
  createRoute({
    getParentRoute: () => localized,
    path: 'signup',
    validateSearch: ({ next, first }: Search): { next?: string; first?: string } => ({
      next: ownPath(next),
      first: word(first),
    }),
    loader: ({ context: { client } }) => client.ensureQueryData(installationQuery),
    component: lazyRouteComponent(() => import('./account/SignUpPage.tsx'), 'SignUpPage'),
  }),
  createRoute({
    getParentRoute: () => localized,
    path: 'forgot',
    loader: ({ context: { client } }) => client.ensureQueryData(installationQuery),
    component: lazyRouteComponent(() => import('./account/ForgottenPage.tsx'), 'ForgottenPage'),
  }),
  createRoute({
    getParentRoute: () => localized,
    path: 'reset',
    validateSearch: ({ token }: Search): { token?: string } => ({ token: word(token) }),
    component: lazyRouteComponent(() => import('./account/ResetPage.tsx'), 'ResetPage'),
  }),
  createRoute({
    getParentRoute: () => localized,
    path: 'logout',
    component: lazyRouteComponent(() => import('./account/SignOutPage.tsx'), 'SignOutPage'),
  }),
]

/** Every control in every state, for whoever draws with them. */
const showcase = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => localized,
        path: 'showcase',
        component: lazyRouteComponent(() => import('./showcase/ShowcasePage.tsx'), 'ShowcasePage'),
      }),
    ]
  : []

const routeTree = root.addChildren([
  localized.addChildren([signedIn.addChildren([shell.addChildren(inShell), welcome]), ...theWayIn, ...showcase]),
])

/** The pages and their addresses. What stands behind the `?` is words, never JSON. */
export const makeRouter = (client: QueryClient) =>
  createRouter({
    routeTree,
    context: { client },
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: Waiting,
    defaultPendingMs: 400,
    scrollRestoration: true,
    parseSearch: query => Object.fromEntries(new URLSearchParams(query)),
    stringifySearch: (search: Record<string, string | number | undefined>) => {
      const said = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
      return said.length ? `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}` : ''
    },
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface StaticDataRouteOption {
    /** Where one is; pages add what they alone know through `useCrumb`. */
    crumbs?: readonly { readonly name: Text; readonly to?: typeof pages.catalogue }[]
  }
}
