import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type Config, ConfigError, foldersOf } from '../config.ts'

const shortest = 32

const kept = (file: string) => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a new one beside the file and links it there, so that two first starts at once agree on one. */
const made = (file: string) => {
  const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(own, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own)
  }
  return kept(file)
}

/**
 * What cookies are signed and keys sealed with: `SECRET`, else the one in the data folder, which the first start makes
 * and only its owner can read. At least 32 characters; throws `ConfigError` where the file holds less.
 */
export const secretOf = (config: Pick<Config, 'dataDir' | 'secret'>): string => {
  if (config.secret) return config.secret
  const file = foldersOf(config).secret
  mkdirSync(config.dataDir, { recursive: true })
  const secret = kept(file) ?? made(file)
  if (!secret || secret.length < shortest)
    throw new ConfigError(`${file} should hold at least ${shortest} characters. Remove it, and a new one is made.`)
  return secret
}
