import { Problem } from '#shared/problems.ts'

export const isSignedOut = (error: unknown) => error instanceof Problem && error.code === 'signed_out'

/** Where to go on after signing in: the page one wanted, unless it is only the front door. */
export const nextOf = ({ pathname, href }: { pathname: string; href: string }) =>
  /^\/[a-z]{2}\/?$/.test(pathname) ? undefined : href
