import { createHmac } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const decoded = (base32: string) => {
  const bits = [...base32.replaceAll('=', '')]
    .map(letter => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from(bits.match(/.{8}/g)?.map(byte => parseInt(byte, 2)) ?? [])
}

/** The code that an app shows, by its secret in base 32: RFC 6238 with six digits and thirty seconds. */
export const codeOf = (secret: string, at = Date.now()) => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const tag = createHmac('sha1', decoded(secret)).update(counter).digest()
  const number = tag.readUInt32BE((tag.at(-1) ?? 0) & 15) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** The code that it shows next, which counts already: each one lets in once. */
export const nextCodeOf = (secret: string) => codeOf(secret, Date.now() + 30_000)

/** The secret in the address that stands in the picture. */
export const secretIn = (address: string) => new URL(address).searchParams.get('secret') ?? ''
