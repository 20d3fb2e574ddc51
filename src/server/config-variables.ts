import * as z from 'zod/mini'
import { plans } from '#shared/plans.ts'
import { domainsIn } from './auth/domains.ts'
import { bucketIn } from './files/bucket.ts'
import { providerIn as imageProviderIn } from './image-search/provider-in.ts'
import { allowedAddresses } from './outside/allowed.ts'
import { pricesIn } from './payments/prices.ts'
import { searchesIn } from './search/named.ts'

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

/** Every variable we read, and what it may hold. */
export const variables = {
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
  SEARCH_URL: z.optional(z.string().check(z.refine(named => searchesIn(named) !== undefined))),
  SEARCH_BASE_URL: z.optional(webAddress),
  SPEECH_MODEL: z.optional(z.string()),
  IMAGE_MODEL: z.optional(z.string()),
  TRANSCRIPTION_MODEL: z.optional(z.string()),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_PRICES: z._default(z.string().check(z.refine(list => pricesIn(list) !== undefined)), ''),
  STRIPE_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://api.stripe.com'),
  DICTIONARIES_URL: z._default(webAddress, 'https://registry.npmjs.org'),
  MODELS_URL: z._default(webAddress, 'https://huggingface.co'),
  LANGUAGETOOL_URL: z.optional(webAddress),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
}

/** What is told of a variable that holds something else: what belongs there. */
export const hints: Partial<Record<keyof typeof variables, string>> = {
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
  SEARCH_URL:
    'tavily:KEY, brave:KEY, searxng:https://search.example.com, wikipedia: or provider:, several with commas between',
  SEARCH_BASE_URL: 'an address such as https://api.tavily.com',
  SPEECH_MODEL: 'provider:model, such as openai:gpt-4o-mini-tts or local:, or several with commas between',
  IMAGE_MODEL: 'provider:model, such as openai:gpt-image-1 or a1111:, or several with commas between',
  TRANSCRIPTION_MODEL: 'provider:model, such as groq:whisper-large-v3-turbo or local:, or several with commas between',
  STRIPE_PRICES: 'plans and their prices at Stripe, such as lite:price_123,basic:price_456',
  STRIPE_URL: 'an address such as https://api.stripe.com',
  DICTIONARIES_URL: 'an address such as https://registry.npmjs.org',
  MODELS_URL: 'an address such as https://huggingface.co',
  LANGUAGETOOL_URL: 'an address such as http://localhost:8081',
  LOG_LEVEL: 'debug, info, warn, error or silent',
}
