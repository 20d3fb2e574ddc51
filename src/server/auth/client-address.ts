import { BlockList, isIP } from 'node:net'
import { normalizeIP } from '@better-auth/core/utils/ip'
import type { Context } from 'hono'
import { ConfigError } from '../config.ts'

const kindOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
/** An IPv4 address that came over an IPv6 socket is the IPv4 address. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Whether an address is one of the operator's proxies. Throws `ConfigError` for what is no address and no network. */
const proxiesOf = (listed: readonly string[]) => {
  const proxies = new BlockList()
  for (const entry of listed) {
    const [address = '', bits] = entry.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    if (!isIP(address) || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
      throw new ConfigError(`TRUSTED_PROXIES should be addresses such as 10.0.0.1 or 10.0.0.0/8, not "${entry}".`)
    proxies.addSubnet(address, Number(bits ?? most), kindOf(address))
  }
  return (address: string) => proxies.check(address, kindOf(address))
}

/** From here comes what stands before us on the same machine or network, such as a proxy. */
const isNear = proxiesOf(['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1', 'fc00::/7'])

const hint = (proxy: string) =>
  `Requests come through a proxy at ${proxy} that TRUSTED_PROXIES does not name: all people share one limit of attempts.`

/**
 * Where a request came from: the address of its socket or, where that is a trusted proxy, the nearest address in
 * `X-Forwarded-For` that is not. Undefined inside the process, where there is no socket. Tells the operator once where
 * a proxy seems to stand before us that is not trusted.
 */
export const clientAddressOf = (trustedProxies: readonly string[], tell: (hint: string) => void) => {
  const isProxy = proxiesOf(trustedProxies)
  let told = false

  return (c: Context): string | undefined => {
    const incoming = c.env?.incoming as { socket: { remoteAddress?: string } } | undefined
    if (!incoming) return undefined
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map(hop => plain(hop.trim()))
    let client = plain(incoming.socket.remoteAddress ?? 'unknown')
    if (!told && hops.some(hop => isIP(hop)) && isIP(client) && isNear(client) && !isProxy(client)) {
      told = true
      tell(hint(client))
    }
    while (isIP(client) && isProxy(client)) {
      const before = hops.pop()
      if (!before || !isIP(before)) break
      client = before
    }
    return client
  }
}

/** Who shares a limit: an IPv6 address stands for its whole /64, which one household or server owns. */
export const groupOf = (address: string) => normalizeIP(address, { ipv6Subnet: 64 })

/** Who can be one and the same guesser: an IPv4 address, or the /48 of an IPv6 address, which anybody can rent. */
export const holderOf = (address: string) => normalizeIP(address, { ipv6Subnet: 48 })

const firstThree = /^(\d+\.\d+\.\d+)\.\d+$/

/**
 * The networks an address is in, with how many times the limit of the smallest each of them has. None for addresses of
 * one's own machine or network, which many people share behind a proxy.
 */
export const networksOf = (address: string): readonly { network: string; times: number }[] => {
  if (!isIP(address) || isNear(address)) return []
  const [, network] = firstThree.exec(address) ?? []
  if (network) return [{ network, times: 1 }]
  return [
    { network: groupOf(address), times: 1 },
    { network: holderOf(address), times: 4 },
  ]
}
