import { Problem } from '#shared/problems.ts'
import { readPlain } from '../reading/pages/read-plain.ts'
import type { Reader } from '../reading/reader.ts'
import type { Reading } from '../reading/reading.ts'
import { openRobots } from './robots/open-robots.ts'
import { type How, safeFetch } from './safe-fetch.ts'

/** A page that was read, and where it was found in the end. */
export type PageRead = Reading & Readonly<{ address: string }>

const signIn = /(?:^|[/_.-])(?:log-?in|sign-?in|wp-login|anmeld(?:en|ung)|einloggen|sso)(?:[/_.-]|$)/i

/** A page that leads elsewhere to sign in is not the page that was named. */
const asksToSignIn = (named: string, found: string) => {
  const [before, after] = [URL.parse(named), URL.parse(found)]
  const pathOf = (url: URL | null) => `${url?.host}${url?.pathname}`
  return pathOf(before) !== pathOf(after) && signIn.test(pathOf(after)) && !signIn.test(pathOf(before))
}

/**
 * Fetches pages that people name or a search has found, where their site lets programs read, and understands them, HTML
 * in the process for that. Throws `page_unreadable`, `page_forbids_programs`, or `unavailable` where too many are being
 * read.
 */
export const pagesReader = (reader: Reader, bounds: Omit<How, 'signal' | 'robots'>) => {
  const robots = openRobots(bounds)
  return async (named: string, signal?: AbortSignal): Promise<PageRead> => {
    const { address, type, text } = await safeFetch(named, { ...bounds, robots, signal })
    if (asksToSignIn(named, address)) throw new Problem('page_unreadable')
    return { ...(type === 'text/plain' ? readPlain(text) : await reader.page(text, address, signal)), address }
  }
}
