import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { bucketIn } from './files/bucket.ts'
import { type AllowedAddresses, allowedAddresses } from './outside/allowed.ts'

const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number))
const address = (...schemes: string[]) => z.string().check(z.regex(new RegExp(`^(?:${schemes.join('|')}):`)))
const plan = z.enum(['free', 'lite', 'basic', 'premium', 'premium_plus'])

/** Every variable we read, what it may hold, and what a wrong one is told. */
const variables = {
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TRUSTED_PROXIES: z._default(z.string(), ''),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(address('postgres', 'postgresql', 'file')),
  CACHE_URL: z._default(address('memory', 'redis', 'rediss'), 'memory:'),
  FILES_URL: z._default(
    address('file', 's3').check(z.refine(url => url.startsWith('file:') || !!bucketIn(url))),
    'file:',
  ),
  SMTP_URL: z.optional(address('smtp', 'smtps')),
  MAIL_FROM: z._default(z.string(), 'Federwerk <federwerk@localhost>'),
  REGISTRATION: z.optional(z.enum(['open', 'invited', 'closed'])),
  DEFAULT_PLAN: z.optional(plan),
  SECRET: z.optional(z.string().check(z.minLength(32))),
  RUNS_AT_ONCE: z._default(port, 8),
  ALLOWED_PRIVATE_ADDRESSES: z._default(z.string().check(z.refine(list => allowedAddresses(list) !== undefined)), ''),
  TEXT_MODEL: z.optional(z.string().check(z.regex(/^[a-z-]+:.+$/))),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
}

const hints: Partial<Record<keyof typeof variables, string>> = {
  PORT: 'a number such as 3000',
  PUBLIC_URL: 'an address such as https://federwerk.example.com',
  DATABASE_URL: 'postgres://user@host/name, or nothing for the embedded database',
  CACHE_URL: 'redis://host:6379, or nothing for one node',
  FILES_URL: 'file:, file:/a/folder or s3://key:secret@host/bucket?region=name, both keys percent-encoded',
  SMTP_URL: 'smtp://user:password@host:587',
  REGISTRATION: 'open, invited or closed',
  DEFAULT_PLAN: 'free, lite, basic, premium or premium_plus',
  SECRET: 'at least 32 characters',
  RUNS_AT_ONCE: 'a number such as 8',
  ALLOWED_PRIVATE_ADDRESSES: 'addresses or names with or without a port, such as 192.168.1.20:8080 or wiki.home',
  TEXT_MODEL: 'provider:model, such as ollama:qwen3:8b or openai:gpt-5-mini',
  LOG_LEVEL: 'debug, info, warn, error or silent',
}

export type Environment = Readonly<Record<string, string | undefined>>

/** What the operator can set; everything has an embedded default. Times and sizes are in the names. */
export type Config = {
  port: number
  host: string
  publicUrl: string
  /** Whether only this machine can reach us: then the first account needs no link, and anyone may register. */
  loopback: boolean
  trustedProxies: readonly string[]
  dataDir: string
  /** A PostgreSQL address; nothing means the embedded database in the data folder. */
  databaseUrl?: string
  cacheUrl: string
  /** Where the bytes of files lie: `file:` with or without a folder, or a bucket at `s3:`. */
  filesUrl: string
  smtpUrl?: string
  mailFrom: string
  registration: 'open' | 'invited' | 'closed'
  defaultPlan?: z.infer<typeof plan>
  secret?: string
  runsAtOnce: number
  /** What the pages that people name may lead to although it is private. */
  allowedPrivateAddresses: AllowedAddresses
  textModel?: string
  logLevel: z.infer<typeof variables.LOG_LEVEL>
  /** The rest, for the providers' own names such as `OPENAI_API_KEY`. */
  environment: Environment
}

/** The environment holds something we cannot use; the message names the variable and says what belongs there. */
export class ConfigError extends Error {}

/** Whether a host name is this machine’s own. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)

/**
 * Reads the environment. An empty variable counts as none. Throws `ConfigError` naming every variable that is wrong.
 */
export const configFrom = (environment: Environment): Config => {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '' && value !== undefined))
  const read = z.object(variables).safeParse(set)
  if (!read.success) {
    const names = new Set(read.error.issues.map(({ path }) => String(path[0]) as keyof typeof variables))
    throw new ConfigError([...names].map(name => `${name} should be ${hints[name] ?? 'set differently'}.`).join('\n'))
  }
  const found = read.data
  const publicUrl = found.PUBLIC_URL ?? `http://${isLoopback(found.HOST) ? 'localhost' : found.HOST}:${found.PORT}`
  const loopback = isLoopback(new URL(publicUrl).hostname) && isLoopback(found.HOST)
  return {
    port: found.PORT,
    host: found.HOST,
    publicUrl: publicUrl.replace(/\/$/, ''),
    loopback,
    trustedProxies: found.TRUSTED_PROXIES.split(/[\s,]+/).filter(Boolean),
    dataDir: resolve(found.DATA_DIR),
    databaseUrl: found.DATABASE_URL?.startsWith('file:') ? undefined : found.DATABASE_URL,
    cacheUrl: found.CACHE_URL,
    filesUrl: found.FILES_URL,
    smtpUrl: found.SMTP_URL,
    mailFrom: found.MAIL_FROM,
    registration: found.REGISTRATION ?? (loopback ? 'open' : 'closed'),
    defaultPlan: found.DEFAULT_PLAN,
    secret: found.SECRET,
    runsAtOnce: found.RUNS_AT_ONCE,
    allowedPrivateAddresses: allowedAddresses(found.ALLOWED_PRIVATE_ADDRESSES) ?? [],
    textModel: found.TEXT_MODEL,
    logLevel: found.LOG_LEVEL,
    environment: set,
  }
}

/** Where things lie in the data folder; the database's major version is part of its path. */
export const foldersOf = ({ dataDir }: Pick<Config, 'dataDir'>) => ({
  database: join(dataDir, 'pg18'),
  mail: join(dataDir, 'mail'),
  secret: join(dataDir, 'secret'),
})
