import { isIP } from 'node:net'
import { isOwn, isPublic } from './addresses.ts'
import { type AllowedAddresses, hostOf, isAllowed, webPorts } from './allowed.ts'

const longest = 2048

/** Why an address is not read; for the operator. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  /** What was answered in place of a page. */
  readonly status?: number

  constructor(why: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(why, options)
    if (status !== undefined) this.status = status
  }
}

/** Who may be asked: `own` is the name under which people know this server. */
export type Bounds = Readonly<{ allowed: AllowedAddresses; own?: string }>

/** Where a request goes. `may` says of an IP address whether this request may go there. */
export type Destination = Readonly<{ url: URL; may(address: string): boolean }>

/** Where an address leads, after everything was checked that can be told without asking. Throws a `Refusal`. */
export const destinationOf = (address: string, { allowed, own }: Bounds): Destination => {
  if (address.length > longest) throw new Refusal(`The address has ${address.length} characters.`)
  const url = URL.parse(address)
  if (!url) throw new Refusal('This is no address.')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Refusal(`${url.protocol} is not read.`)
  if (url.username || url.password) throw new Refusal('The address holds a name or a password.')
  const host = hostOf(url)
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  const isTrusted = isAllowed(allowed, host, port)
  const may = (ip: string) => isTrusted || isAllowed(allowed, ip, port) || (isPublic(ip) && !isOwn(ip))
  if (!isTrusted && !webPorts.has(port)) throw new Refusal(`Port ${port} is not read.`)
  if (!isTrusted && host === own) throw new Refusal(`${host} is this server.`)
  // Node asks nobody about what is an IP address already, so that nothing would look at it later.
  if (isIP(host) && !may(host)) throw new Refusal(`${host} is not public.`)
  url.hash = ''
  return { url, may }
}
