import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** OWASP's first choice: argon2id with 19 MiB, two passes, one lane. Memory in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

type Cost = typeof cost
const derive = promisify(argon2)

/** Composed the same way wherever it is typed: an ü is one character on every keyboard. */
const derived = (password: string, nonce: Buffer, { memory, passes, parallelism }: Cost, length = tagLength) =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, memory, passes, parallelism, tagLength: length })

const written = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** A password as it is stored: argon2id in the PHC string format, with its own salt. */
export const hash = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const tag = await derived(password, salt, cost)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${written(salt)}$${written(tag)}`
}

/** Whether a password is the stored one, at the cost it was stored with. Anything but our format is not. */
export const verify = async (stored: { hash: string; password: string }): Promise<boolean> => {
  const [, memory, passes, parallelism, salt, tag] = form.exec(stored.hash) ?? []
  if (!salt || !tag) return false
  const expected = Buffer.from(tag, 'base64')
  const asStored = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const found = await derived(stored.password, Buffer.from(salt, 'base64'), asStored, expected.length)
  return timingSafeEqual(found, expected)
}
