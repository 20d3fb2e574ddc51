import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { plans } from '#shared/plans.ts'
import { bucketIn } from './files/bucket.ts'
import { domainsIn } from './auth/domains.ts'
import { type NamedProvider, providerIn as imageProviderIn } from './image-search/provider-in.ts'
import { type AllowedAddresses, allowedAddresses } from './outside/allowed.ts'
import { type Prices, pricesIn } from './payments/prices.ts'

const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number))
const address = (...schemes: string[]) => z.string().check(z.regex(new RegExp(`^(?:${schemes.join('|')}):`)))
const onOrOff = z.enum(['on', 'off'])
const webAddress = z.url({ protocol: /^https?$/ })
const plan = z.enum(plans)

/** Who may make an account. */
export const registrations = ['open', 'invited', 'closed'] as const

/** Whether a host name is this machine’s own. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)

const isIssuer = (address: string) => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
}

/** Every variable we read, what it may hold, and what a wrong one is told. */
const variables = {
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(webAddress),
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
  REGISTRATION: z.optional(z.enum(registrations)),
  REGISTRATION_DOMAINS: z.optional(z.string().check(z.refine(list => domainsIn(list) !== undefined))),
  SIGN_IN_LINK: z.optional(onOrOff),
  OIDC_ISSUER: z.optional(z.string().check(z.refine(isIssuer))),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_NAME: z._default(z.string().check(z.maxLength(40)), 'OpenID Connect'),
  OIDC_TRUST_EMAIL: z._default(onOrOff, 'off'),
  DEFAULT_PLAN: z.optional(plan),
  SECRET: z.optional(z.string().check(z.minLength(32))),
  RUNS_AT_ONCE: z._default(port, 8),
  ALLOWED_PRIVATE_ADDRESSES: z._default(z.string().check(z.refine(list => allowedAddresses(list) !== undefined)), ''),
  FEEDBACK_WEBHOOK_URL: z.optional(webAddress),
  BOOKING_URL: z.optional(webAddress),
  TEXT_MODEL: z.optional(z.string().check(z.regex(/^[a-z-]+:.+$/))),
  IMAGE_SEARCH_URL: z.optional(z.string().check(z.refine(named => imageProviderIn(named) !== undefined))),
  IMAGE_SEARCH_BASE_URL: z.optional(webAddress),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_PRICES: z._default(z.string().check(z.refine(list => pricesIn(list) !== undefined)), ''),
  STRIPE_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://api.stripe.com'),
  DICTIONARIES_URL: z._default(webAddress, 'https://registry.npmjs.org'),
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
  REGISTRATION_DOMAINS: 'domains such as example.com, example.org',
  SIGN_IN_LINK: 'on or off',
  OIDC_ISSUER: 'an address such as https://accounts.google.com, with https except on this machine',
  OIDC_NAME: 'a name of at most 40 characters, such as Google',
  OIDC_TRUST_EMAIL: 'on or off',
  DEFAULT_PLAN: 'free, lite, basic, premium or premium_plus',
  SECRET: 'at least 32 characters',
  RUNS_AT_ONCE: 'a number such as 8',
  ALLOWED_PRIVATE_ADDRESSES: 'addresses or names with or without a port, such as 192.168.1.20:8080 or wiki.home',
  FEEDBACK_WEBHOOK_URL: 'an address such as https://n8n.example.com/webhook/feedback',
  BOOKING_URL: 'an address such as https://cal.example.com/support',
  TEXT_MODEL: 'provider:model, such as ollama:qwen3:8b or openai:gpt-5-mini, or several with commas between',
  IMAGE_SEARCH_URL: 'pexels:KEY, unsplash:KEY, pixabay:KEY, openverse: or wikimedia:',
  IMAGE_SEARCH_BASE_URL: 'an address such as https://api.pexels.com',
  STRIPE_PRICES: 'plans and their prices at Stripe, such as lite:price_123,basic:price_456',
  STRIPE_URL: 'an address such as https://api.stripe.com',
  DICTIONARIES_URL: 'an address such as https://registry.npmjs.org',
  LOG_LEVEL: 'debug, info, warn, error or silent',
}

export type Registration = (typeof registrations)[number]

/** Somebody who vouches for people, by OpenID Connect. */
export type Provider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** What its button says. */
  name: string
  /** Whether its addresses count as verified where it does not say. */
  trustEmail: boolean
}

export type Environment = Readonly<Record<string, string | undefined>>

/** How we speak with Stripe: our key, what its news are signed with, and the prices that the environment names. */
export type StripeConfig = { key: string; webhookSecret: string; prices: Prices; url: string }

/** What the operator can set; everything has an embedded default. Times and sizes are in the names. */
export type Config = {
  port: number
  host: string
  publicUrl: string
  /** Whether only this machine can reach us: then the first account needs no link, and anyone may register. */
  loopback: boolean
  trustedProxies: readonly string[]
  dataDir: string
  /** The npm registry from which dictionaries are fetched. */
  dictionariesUrl: string
  /** A PostgreSQL address; nothing means the embedded database in the data folder. */
  databaseUrl?: string
  cacheUrl: string
  /** Where the bytes of files lie: `file:` with or without a folder, or a bucket at `s3:`. */
  filesUrl: string
  smtpUrl?: string
  mailFrom: string
  /** Who may make an account; nothing: as the administrator says, else whoever can reach us on loopback. */
  registration?: Registration
  /** The domains whose addresses may make an account; none: all. Nothing: as the administrator says. */
  registrationDomains?: readonly string[]
  /** Whether one can sign in by a mailed link; nothing: as the administrator says. */
  signInLink?: boolean
  /** Who else can say who somebody is, by OpenID Connect. */
  provider?: Provider
  defaultPlan?: z.infer<typeof plan>
  secret?: string
  runsAtOnce: number
  /** What the pages that people name may lead to although it is private. */
  allowedPrivateAddresses: AllowedAddresses
  /** Where feedback is delivered to; it is trusted, wherever it leads. */
  feedbackWebhookUrl?: string
  /** Where people book a personal call. */
  bookingUrl?: string
  textModel?: string
  /** The collection of pictures that can be searched, and another address that answers as it does. */
  imageSearch?: { readonly named: NamedProvider; readonly address: string | undefined }
  /** Where plans are paid for; absent: they are asked for. */
  stripe?: StripeConfig
  logLevel: z.infer<typeof variables.LOG_LEVEL>
  /** The rest, for the providers' own names such as `OPENAI_API_KEY`. */
  environment: Environment
}

/** The environment holds something we cannot use; the message names the variable and says what belongs there. */
export class ConfigError extends Error {}

const environmentForm = z.object(variables)
type Found = z.infer<typeof environmentForm>

/** The provider, where one is named; its three parts come together. */
const providerIn = (found: Found): Provider | undefined => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = found
  if (issuer && clientId && clientSecret)
    return { issuer, clientId, clientSecret, name: found.OIDC_NAME, trustEmail: found.OIDC_TRUST_EMAIL === 'on' }
  if (issuer || clientId || clientSecret)
    throw new ConfigError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET should all be set, or none of them.')
  return undefined
}

/** Stripe, where its key is set; without what its news are signed with nobody would hear of them. */
const stripeIn = (found: Found): StripeConfig | undefined => {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = found
  if (!key) return undefined
  if (!webhookSecret) throw new ConfigError('STRIPE_WEBHOOK_SECRET should be set together with STRIPE_SECRET_KEY.')
  return { key, webhookSecret, prices: pricesIn(found.STRIPE_PRICES) ?? {}, url: found.STRIPE_URL }
}

/** The collection of pictures, where one is named. */
const imageSearchIn = ({ IMAGE_SEARCH_URL: url, IMAGE_SEARCH_BASE_URL: address }: Found) => {
  const named = url === undefined ? undefined : imageProviderIn(url)
  return named && { named, address }
}

/**
 * Reads the environment. An empty variable counts as none. Throws `ConfigError` naming every variable that is wrong.
 */
export const configFrom = (environment: Environment): Config => {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '' && value !== undefined))
  const read = environmentForm.safeParse(set)
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
    dictionariesUrl: found.DICTIONARIES_URL,
    databaseUrl: found.DATABASE_URL?.startsWith('file:') ? undefined : found.DATABASE_URL,
    cacheUrl: found.CACHE_URL,
    filesUrl: found.FILES_URL,
    smtpUrl: found.SMTP_URL,
    mailFrom: found.MAIL_FROM,
    registration: found.REGISTRATION,
    registrationDomains: domainsIn(found.REGISTRATION_DOMAINS),
    signInLink: found.SIGN_IN_LINK && found.SIGN_IN_LINK === 'on',
    provider: providerIn(found),
    defaultPlan: found.DEFAULT_PLAN,
    secret: found.SECRET,
    runsAtOnce: found.RUNS_AT_ONCE,
    allowedPrivateAddresses: allowedAddresses(found.ALLOWED_PRIVATE_ADDRESSES) ?? [],
    feedbackWebhookUrl: found.FEEDBACK_WEBHOOK_URL,
    bookingUrl: found.BOOKING_URL,
    textModel: found.TEXT_MODEL,
    imageSearch: imageSearchIn(found),
    stripe: stripeIn(found),
    logLevel: found.LOG_LEVEL,
    environment: set,
  }
}

/** Where things lie in the data folder; the database's major version is part of its path. */
export const foldersOf = ({ dataDir }: Pick<Config, 'dataDir'>) => ({
  database: join(dataDir, 'pg18'),
  mail: join(dataDir, 'mail'),
  secret: join(dataDir, 'secret'),
  backups: join(dataDir, 'backups'),
  dictionaries: join(dataDir, 'dictionaries'),
})
