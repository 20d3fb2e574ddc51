import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps secrets at rest. What was sealed for one purpose opens for no other, and nowhere but in this installation. */
export type Seal = {
  close(secret: string, purpose: string): string
  /** Undefined if it was sealed elsewhere, for something else, or was changed since. */
  open(sealed: string, purpose: string): string | undefined
}

const cipher = 'aes-256-gcm'
const version = 'v1'

/** A seal made from the installation's secret, a text of any length. */
export const sealFrom = (secret: string): Seal => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'federwerk: secrets at rest', 32))
  return {
    close(text, purpose) {
      const nonce = randomBytes(12)
      const closing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(purpose))
      const closed = Buffer.concat([closing.update(text, 'utf8'), closing.final()])
      return [version, ...[nonce, closing.getAuthTag(), closed].map(part => part.toString('base64url'))].join('.')
    },
    open(sealed, purpose) {
      const [made, ...parts] = sealed.split('.')
      const [nonce, tag, closed] = parts.map(part => Buffer.from(part, 'base64url'))
      if (made !== version || nonce?.length !== 12 || tag?.length !== 16 || !closed) return undefined
      try {
        const opening = createDecipheriv(cipher, key, nonce).setAAD(Buffer.from(purpose)).setAuthTag(tag)
        return Buffer.concat([opening.update(closed), opening.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
