import type { IncomingMessage } from 'node:http'
import { Problem } from '#shared/problems.ts'
import { version } from '../process/version.ts'
import { ask, isRedirect } from './ask.ts'
import { bodyOf, folded } from './body.ts'
import { textOf } from './charset.ts'
import { type Bounds, destinationOf, Refusal } from './destination.ts'
import { type Resolve, systemResolve } from './resolver.ts'

const redirects = 5
/** For everything together: names, connections, redirects, the body; milliseconds. */
const usualPatience = 8_000

const readable = new Set(['text/html', 'application/xhtml+xml', 'text/plain'])

/** What an address gave: where it was found in the end, what it is, and its text. */
export type Fetched = Readonly<{ address: string; type: string; text: string }>

export type How = Bounds & Readonly<{ signal?: AbortSignal; resolve?: Resolve; patience?: number }>

const headers = {
  'user-agent': `Mozilla/5.0 (compatible; Federwerk/${version})`,
  accept: 'text/html, application/xhtml+xml, text/plain;q=0.9',
  'accept-encoding': folded,
}

/** Where a redirect leads; its header comes byte by byte, and some write it in UTF-8. */
const nextOf = ({ headers: { location } }: IncomingMessage, from: URL) => {
  if (!location) throw new Refusal('It is moved, and does not say where.')
  const next = URL.parse(Buffer.from(location, 'latin1').toString('utf8'), from)
  if (!next) throw new Refusal('It is moved to what is no address.')
  return next.href
}

const read = async (response: IncomingMessage, url: URL, signal: AbortSignal): Promise<Fetched> => {
  const { statusCode: status, headers: said } = response
  if (status !== 200 && status !== 203) throw new Refusal(`It answers ${status}.`)
  const contentType = said['content-type'] ?? ''
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!readable.has(type)) throw new Refusal(`It is ${type || 'of no type'}.`)
  return { address: url.href, type, text: textOf(await bodyOf(response, signal), contentType) }
}

const reach = async (address: string, { resolve = systemResolve, ...bounds }: How, signal: AbortSignal) => {
  const destination = destinationOf(address, bounds)
  return { url: destination.url, response: await ask(destination, resolve, signal, { headers }) }
}

/** Nobody is there, or somebody who knows nothing of encryption; a certificate that is not right is none of these. */
const unencrypted = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER'])
const isUnencrypted = (error: unknown) =>
  error instanceof Error && 'code' in error && unencrypted.has(String(error.code))

/** Most people leave the scheme away, and `https:` is our guess then: such a page may be at home at `http:` alone. */
const reachEither: typeof reach = (address, ...how) =>
  reach(address, ...how).catch((error: unknown) => {
    if (!/^https:/i.test(address) || !isUnencrypted(error)) throw error
    return reach(address.replace(/^https:/i, 'http:'), ...how)
  })

const follow = async (address: string, how: How, signal: AbortSignal) => {
  let next = address
  for (let hop = 0; hop <= redirects; hop++) {
    const { url, response } = await (hop ? reach : reachEither)(next, how, signal)
    try {
      if (!isRedirect(response.statusCode ?? 0)) return await read(response, url, signal)
      next = nextOf(response, url)
    } finally {
      response.destroy()
    }
  }
  throw new Refusal(`It is moved more than ${redirects} times.`)
}

/**
 * Fetches the text behind an address that a person or a page gave. Every address on the way is checked before anybody
 * is asked, and every IP address at the moment of connecting. Throws `page_unreadable` for whatever is in the way, with
 * the reason as its cause; what the signal says where it was that.
 */
export const safeFetch = async (
  address: string,
  { signal: wanted, patience = usualPatience, ...how }: How,
): Promise<Fetched> => {
  const over = new AbortController()
  const late = setTimeout(() => over.abort(new Refusal(`It takes longer than ${patience / 1000} seconds.`)), patience)
  const signal = wanted ? AbortSignal.any([over.signal, wanted]) : over.signal
  try {
    signal.throwIfAborted()
    return await follow(address, how, signal)
  } catch (error) {
    wanted?.throwIfAborted()
    throw new Problem('page_unreadable', {}, { cause: over.signal.aborted ? over.signal.reason : error })
  } finally {
    clearTimeout(late)
  }
}
