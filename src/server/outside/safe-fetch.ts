import type { IncomingMessage } from 'node:http'
import { Problem, type ProblemCode } from '#shared/problems.ts'
import { version } from '../process/version.ts'
import { ask, isRedirect } from './ask.ts'
import { bodyOf, folded } from './body.ts'
import { textOf } from './charset.ts'
import { type Bounds, destinationOf, Refusal } from './destination.ts'
import { type Resolve, systemResolve } from './resolver.ts'
import type { Robots } from './robots/open-robots.ts'

const redirects = 5
/** For everything together: names, connections, redirects, the body; milliseconds. */
const usualPatience = 8_000

/** What is asked for: of which types, at most how many bytes, and what is said where it cannot be had. */
type Wanted = Readonly<{ types: readonly string[]; accept: string; most?: number; failure: ProblemCode }>

const pages: Wanted = {
  types: ['text/html', 'application/xhtml+xml', 'text/plain'],
  accept: 'text/html, application/xhtml+xml, text/plain;q=0.9',
  failure: 'page_unreadable',
}
/** Of a site's rules for programs the first half megabyte counts; what is no text says nothing. */
const robots: Wanted = { types: ['text/plain'], accept: 'text/plain', most: 500_000, failure: 'page_unreadable' }
const pictures: Wanted = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  accept: 'image/jpeg, image/png, image/webp;q=0.9',
  most: 8_000_000,
  failure: 'image_unreachable',
}

type Found = Readonly<{ address: string; type: string; contentType: string; bytes: Buffer }>

/** What an address gave: where it was found in the end, what it is, and its text. */
export type Fetched = Readonly<{ address: string; type: string; text: string }>

export type How = Bounds &
  Readonly<{
    signal?: AbortSignal
    resolve?: Resolve
    patience?: number
    /** Whether programs may read there, asked for each address on the way. */
    robots?: Robots
  }>

const headers = { 'user-agent': `Mozilla/5.0 (compatible; Federwerk/${version})`, 'accept-encoding': folded }

/** Where a redirect leads; its header comes byte by byte, and some write it in UTF-8. */
const nextOf = ({ headers: { location } }: IncomingMessage, from: URL) => {
  if (!location) throw new Refusal('It is moved, and does not say where.')
  const next = URL.parse(Buffer.from(location, 'latin1').toString('utf8'), from)
  if (!next) throw new Refusal('It is moved to what is no address.')
  return next.href
}

const read = async (
  response: IncomingMessage,
  url: URL,
  { types, most }: Wanted,
  signal: AbortSignal,
): Promise<Found> => {
  const { statusCode: status, headers: said } = response
  if (status !== 200 && status !== 203) throw new Refusal(`It answers ${status}.`, { status })
  const contentType = said['content-type'] ?? ''
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!types.includes(type)) throw new Refusal(`It is ${type || 'of no type'}.`, { status })
  return { address: url.href, type, contentType, bytes: await bodyOf(response, signal, most) }
}

const reach = async (
  address: string,
  { resolve = systemResolve, robots: permit, ...bounds }: How,
  { accept }: Wanted,
  signal: AbortSignal,
) => {
  const destination = destinationOf(address, bounds)
  await permit?.(destination.url, signal)
  const said = { headers: { ...headers, accept } }
  return { url: destination.url, response: await ask(destination, resolve, signal, said) }
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

const follow = async (address: string, how: How, wanted: Wanted, signal: AbortSignal) => {
  let next = address
  for (let hop = 0; hop <= redirects; hop++) {
    const { url, response } = await (hop ? reach : reachEither)(next, how, wanted, signal)
    try {
      if (!isRedirect(response.statusCode ?? 0)) return await read(response, url, wanted, signal)
      next = nextOf(response, url)
    } finally {
      response.destroy()
    }
  }
  throw new Refusal(`It is moved more than ${redirects} times.`)
}

/**
 * Every address on the way is checked before anybody is asked, and every IP address at the moment of connecting. Throws
 * the failure for whatever is in the way, with the reason as its cause; what the signal says where it was that.
 */
const fetched = async (
  address: string,
  { signal: given, patience = usualPatience, ...how }: How,
  wanted: Wanted,
): Promise<Found> => {
  const over = new AbortController()
  const late = setTimeout(() => over.abort(new Refusal(`It takes longer than ${patience / 1000} seconds.`)), patience)
  const signal = given ? AbortSignal.any([over.signal, given]) : over.signal
  try {
    signal.throwIfAborted()
    return await follow(address, how, wanted, signal)
  } catch (error) {
    given?.throwIfAborted()
    if (error instanceof Problem && !over.signal.aborted) throw error
    throw new Problem(wanted.failure, {}, { cause: over.signal.aborted ? over.signal.reason : error })
  } finally {
    clearTimeout(late)
  }
}

/** Fetches the text behind an address that somebody gave. Throws `page_unreadable`, and what `robots` throws. */
export const safeFetch = async (address: string, how: How): Promise<Fetched> => {
  const { contentType, bytes, ...found } = await fetched(address, how, pages)
  return { address: found.address, type: found.type, text: textOf(bytes, contentType) }
}

/** Fetches what a site says to programs. Throws `page_unreadable`. */
export const safeFetchRobots = async (address: string, how: Omit<How, 'robots'>): Promise<string> => {
  const { contentType, bytes } = await fetched(address, how, robots)
  return textOf(bytes, contentType)
}

/** Fetches the picture behind an address that somebody else gave. Throws `image_unreachable`. */
export const safeFetchPicture = async (address: string, how: How): Promise<Buffer> =>
  (await fetched(address, how, pictures)).bytes
