import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import type { Text } from '#shared/text.ts'
import type { pages } from './pages.ts'
import { localized, root, shell, signedIn } from './routes/frame.tsx'
import { inShell } from './routes/in-shell.ts'
import { theWayIn, welcome } from './routes/way-in.ts'
import { ErrorPage } from './states/ErrorPage.tsx'
import { Waiting } from './states/Waiting.tsx'

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
export const makeRouter = (client: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    history,
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
    crumbs?: readonly {
      readonly name: Text
      readonly to?: typeof pages.catalogue | typeof pages.history | typeof pages.editor
    }[]
  }
}
