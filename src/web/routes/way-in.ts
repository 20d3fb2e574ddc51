import { createRoute, redirect } from '@tanstack/react-router'
import { enginesQuery } from '../data/engines.ts'
import { installationQuery } from '../data/installation.ts'
import { isAdmin, sessionQuery } from '../data/session.ts'
import { plansQuery } from '../data/plans.ts'
import { setupQuery } from '../data/setup.ts'
import { pages } from '../pages.ts'
import { hasCookie, localized, signedIn } from './frame.tsx'
import { lazyPage } from './lazy-page.ts'
import { ownPath, type Search, word } from '../search-params.ts'

/** The first steps of an installation. */
export const welcome = createRoute({
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
      client.ensureQueryData(plansQuery),
    ])
  },
  component: lazyPage(() => import('../welcome/WelcomePage.tsx'), 'WelcomePage'),
})

/** The pages that need no session. */
export const theWayIn = [
  createRoute({
    getParentRoute: () => localized,
    path: 'login',
    validateSearch: ({ next, step, problem }: Search): { next?: string; step?: 'code'; problem?: string } => ({
      next: ownPath(next),
      step: step === 'code' ? step : undefined,
      problem: word(problem),
    }),
    loaderDeps: ({ search: { next, problem } }) => ({ next, problem }),
    loader: async ({ context: { client }, deps: { next, problem } }) => {
      const session = hasCookie() && !problem && (await client.fetchQuery(sessionQuery).catch(() => undefined))
      if (session)
        throw next ? redirect({ href: next, replace: true }) : redirect({ to: pages.catalogue, replace: true })
      const { firstAccount } = await client.ensureQueryData(installationQuery)
      if (firstAccount) throw redirect({ to: pages.signUp, replace: true })
    },
    component: lazyPage(() => import('../account/SignInPage.tsx'), 'SignInPage'),
  }),
  createRoute({
    getParentRoute: () => localized,
    path: 'login/link',
    validateSearch: ({ next, token }: Search): { next?: string; token?: string } => ({
      next: ownPath(next),
      token: word(token),
    }),
    loader: ({ context: { client } }) => client.ensureQueryData(installationQuery),
    component: lazyPage(() => import('../account/SignInLinkPage.tsx'), 'SignInLinkPage'),
  }),
  createRoute({
    getParentRoute: () => localized,
    path: 'login/done',
    component: lazyPage(() => import('../account/SignedInPage.tsx'), 'SignedInPage'),
  }),
  createRoute({
    getParentRoute: () => localized,
    path: 'signup',
    validateSearch: ({ next, first, invitation }: Search): { next?: string; first?: string; invitation?: string } => ({
      next: ownPath(next),
      first: word(first),
      invitation: word(invitation),
    }),
    loader: ({ context: { client } }) => client.ensureQueryData(installationQuery),
    component: lazyPage(() => import('../account/SignUpPage.tsx'), 'SignUpPage'),
  }),
  createRoute({
    getParentRoute: () => localized,
    path: 'forgot',
    loader: ({ context: { client } }) => client.ensureQueryData(installationQuery),
    component: lazyPage(() => import('../account/ForgottenPage.tsx'), 'ForgottenPage'),
  }),
  createRoute({
    getParentRoute: () => localized,
    path: 'reset',
    validateSearch: ({ token }: Search): { token?: string } => ({ token: word(token) }),
    component: lazyPage(() => import('../account/ResetPage.tsx'), 'ResetPage'),
  }),
  createRoute({
    getParentRoute: () => localized,
    path: 'logout',
    // Whether anybody is signed in; what else fails here stands in nobody's way.
    loader: ({ context: { client } }) => client.prefetchQuery(sessionQuery),
    component: lazyPage(() => import('../account/SignOutPage.tsx'), 'SignOutPage'),
  }),
  createRoute({
    getParentRoute: () => localized,
    path: 'farewell',
    loader: ({ context: { client } }) => client.ensureQueryData(installationQuery),
    component: lazyPage(() => import('../account/FarewellPage.tsx'), 'FarewellPage'),
  }),
]
