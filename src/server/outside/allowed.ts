import { isIP } from 'node:net'

/** One that may be reached although it is private; without a port, at 80 and 443. */
export type AllowedAddress = Readonly<{ host: string; port?: number }>
export type AllowedAddresses = readonly AllowedAddress[]

/** A host's name as an address has it: `[::1]` without its brackets, without a dot at the end. */
export const hostOf = (address: URL): string => address.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

/** One address or name with or without a port, such as `192.168.1.20:8080` or `[fd00::5]`; nothing when it is none. */
const allowedFrom = (text: string): AllowedAddress | undefined => {
  const written = isIP(text) === 6 ? `[${text}]` : text
  if (!/^(?:\[[\da-f:.]+\]|[\p{L}\d._-]+)(?::\d{1,5})?$/iu.test(written)) return undefined
  const address = URL.parse(`http://${written}/`)
  if (!address) return undefined
  const port = /:(\d+)$/.exec(written.replace(/^\[.*\]/, ''))?.[1]
  return { host: hostOf(address), ...(port && { port: Number(port) }) }
}

/** The addresses in a list with commas or spaces; nothing when one of them is none. */
export const allowedAddresses = (list: string): AllowedAddresses | undefined => {
  const parts = list.split(/[\s,]+/).filter(Boolean)
  const read = parts.flatMap(part => allowedFrom(part) ?? [])
  return read.length === parts.length ? read : undefined
}

/** Where pages lie. */
export const webPorts: ReadonlySet<number> = new Set([80, 443])

/** Whether this host may be reached at this port although it is private. */
export const isAllowed = (allowed: AllowedAddresses, host: string, port: number): boolean =>
  allowed.some(one => one.host === host && (one.port === undefined ? webPorts.has(port) : one.port === port))
