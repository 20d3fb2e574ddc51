import dns from 'node:dns'
import type { LookupFunction } from 'node:net'
import { type Destination, Refusal } from './destination.ts'

/** Finds every IP address of a name. */
export type Resolve = (host: string) => Promise<readonly dns.LookupAddress[]>

/** As this machine resolves names. */
export const systemResolve: Resolve = host => dns.promises.lookup(host, { all: true })

/**
 * A `lookup` for a connection: it gives the IP addresses of a name only if the request may go to each of them, and the
 * connection goes to what was looked at here, whatever the name says a moment later.
 */
export const checkedLookup =
  ({ may }: Destination, resolve: Resolve): LookupFunction =>
  (host, options, give) => {
    const looked = resolve(host).then(found => {
      const closed = found.find(({ address }) => !may(address))
      if (closed) throw new Refusal(`${host} leads to ${closed.address}, which is not public.`)
      if (!found[0]) throw new Refusal(`${host} leads nowhere.`)
      return { all: [...found], first: found[0] }
    })
    looked.then(
      ({ all, first }) => (options.all ? give(null, all) : give(null, first.address, first.family)),
      (error: NodeJS.ErrnoException) => give(error, ''),
    )
  }
