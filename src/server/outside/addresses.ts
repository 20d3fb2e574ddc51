import { BlockList, isIP, isIPv4 } from 'node:net'
import { networkInterfaces } from 'node:os'

/** What IANA has set aside for something else than the public: special-purpose registries, multicast, reserved. */
const setAside4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
  '192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 ' +
  '203.0.113.0/24 224.0.0.0/3'
// Azure's machines are told about themselves here, on an address that looks like any other.
const metadata = '168.63.129.16/32'
// Of IPv6, only this has been given to the public …
const given6 = '2000::/3'
// … but for these parts. In 2001::/23 lie Teredo and benchmarking, 2002::/16 is 6to4.
const setAside6 = '2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3ffe::/16 3fff::/20'

const listOf = (subnets: string, family: 'ipv4' | 'ipv6') => {
  const list = new BlockList()
  for (const subnet of subnets.split(' ')) {
    const [address = '', bits] = subnet.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

const closed4 = listOf(`${setAside4} ${metadata}`, 'ipv4')
const open6 = listOf(given6, 'ipv6')
const closed6 = listOf(setAside6, 'ipv6')

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')

/** Whether an IP address is one that anybody on the internet may have. What is no IP address is not. */
export const isPublic = (address: string): boolean => {
  if (isIPv4(address)) return !closed4.check(address, 'ipv4')
  return isIP(address) === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}

/** Whether an IP address is this machine's own, public or not. */
export const isOwn = (address: string): boolean => {
  const own = new BlockList()
  for (const { address: mine } of Object.values(networkInterfaces()).flatMap(list => list ?? []))
    own.addAddress(mine.replace(/%.*$/, ''), familyOf(mine))
  return isIP(address) !== 0 && own.check(address, familyOf(address))
}
