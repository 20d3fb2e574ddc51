import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import type { Plan } from '#shared/plans.ts'
import { domainsIn } from './auth/domains.ts'
import { type NamedProvider, providerIn as imageProviderIn } from './image-search/provider-in.ts'
import { type AllowedAddresses, allowedAddresses } from './outside/allowed.ts'
import { type NamedSearch, searchesIn } from './search/named.ts'
import { hints, isLoopback, type registrations, variables } from './config-variables.ts'
import { type Prices, pricesIn } from './payments/prices.ts'

/** Who may make an account. */
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
  /** Where models are downloaded from: Hugging Face, or a mirror with the same paths. */
  modelsUrl: string
  /** The LanguageTool that texts are sent to while they are written; it is trusted, wherever it leads. */
  languageToolUrl?: string
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
  defaultPlan?: Plan
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
  /** The services that search the net, and another address at which they all answer. */
  searches?: readonly NamedSearch[]
  transcriptionModel?: string
  searchBaseUrl?: string
  speechModel?: string
  imageModel?: string
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
    modelsUrl: found.MODELS_URL,
    languageToolUrl: found.LANGUAGETOOL_URL,
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
    searches: found.SEARCH_URL === undefined ? undefined : searchesIn(found.SEARCH_URL),
    searchBaseUrl: found.SEARCH_BASE_URL,
    speechModel: found.SPEECH_MODEL,
    imageModel: found.IMAGE_MODEL,
    transcriptionModel: found.TRANSCRIPTION_MODEL,
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
  models: {
    write: join(dataDir, 'models', 'write'),
    speak: join(dataDir, 'models', 'speak'),
    listen: join(dataDir, 'models', 'listen'),
    paint: join(dataDir, 'models', 'paint'),
    pictures: join(dataDir, 'models', 'pictures'),
  },
})
