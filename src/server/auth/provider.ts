import type { Configuration, ClientAuth } from 'openid-client'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import type { Config, Provider } from '../config.ts'
import { isLoopback } from '../config-variables.ts'
import { forms } from './forms.ts'

/** What has to be kept of a sign-in while the person is away at the provider. */
export type Begun = { state: string; nonce: string; verifier: string }

/** Who the provider says somebody is. */
export type Vouched = { subject: string; email?: string; verified: boolean; name?: string }

export type ProviderClient = {
  /** Where the person goes. Throws `provider_unreachable`. */
  begin(): Promise<{ begun: Begun; url: string }>
  /** Who came back with this address. Throws what a provider can do wrong, as a problem. */
  finish(search: string, begun: Begun): Promise<Vouched>
}

/** Where the provider sends people back to; registered with it. */
export const callbackPath = '/api/auth/sign-in/provider/callback'

/** How long what a provider says of itself is believed, and how long it may be silent. */
const believed = 3_600_000
const patience = 10

/** What a provider may call a person by: as OpenID Connect has it, and not nothing. */
const subject = z.string().check(z.maxLength(255), z.regex(/\S/))
/** The rule for addresses, as where somebody types theirs. */
const address = forms.askReset.email.accepts

const stringIn = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined)

const library = () => import('openid-client')
type Library = Awaited<ReturnType<typeof library>>

/** Whether the provider could not answer, wherever in the chain of causes that stands. */
const isAway = (cause: unknown): boolean => {
  if (typeof cause !== 'object' || cause === null) return false
  // An answer: of fetch's own class, which is not the one that the server calls by that name.
  if ('status' in cause) return Number(cause.status) >= 500
  const code = 'code' in cause ? cause.code : undefined
  const isLost = cause instanceof Error && cause.message === 'fetch failed'
  return code === 'OAUTH_TIMEOUT' || isLost || ('cause' in cause && isAway(cause.cause))
}

/** What went wrong there, as a sentence of ours; the operator is told the rest. */
const problemFrom = ({ AuthorizationResponseError }: Library, cause: unknown): Problem => {
  if (cause instanceof AuthorizationResponseError) {
    if (cause.error === 'access_denied') return new Problem('provider_cancelled')
    const isBusy = cause.error === 'temporarily_unavailable' || cause.error === 'server_error'
    return new Problem(isBusy ? 'provider_unreachable' : 'provider_failed', {}, { cause })
  }
  return new Problem(isAway(cause) ? 'provider_unreachable' : 'provider_failed', {}, { cause })
}

/** An identity that must not be let in; the operator is told why, without what was said. */
const odd = (what: string) =>
  new Problem('provider_failed', {}, { cause: new Error(`The sign-in provider named ${what}.`) })

/** As the provider asks for it; by the header where it does not say, as the standard has it. */
const authentication =
  ({ ClientSecretBasic, ClientSecretPost }: Library, secret: string): ClientAuth =>
  (server, client, body, headers) => {
    const { token_endpoint_auth_methods_supported: ways = [] } = server
    const byBody = ways.includes('client_secret_post') && !ways.includes('client_secret_basic')
    const authenticate = byBody ? ClientSecretPost(secret) : ClientSecretBasic(secret)
    return authenticate(server, client, body, headers)
  }

/** The provider of this installation: the code flow of OpenID Connect with state, nonce, PKCE and signed identities. */
export const providerClient = (
  { issuer, clientId, clientSecret, trustEmail }: Provider,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  now: () => Date,
): ProviderClient => {
  let known: { at: number; configuration: Configuration } | undefined

  const configured = async (openid: Library) => {
    if (known && now().getTime() - known.at < believed) return known.configuration
    const url = new URL(issuer)
    const execute = [openid.enableNonRepudiationChecks]
    if (url.protocol === 'http:' && isLoopback(url.hostname)) execute.push(openid.allowInsecureRequests)
    const proof = authentication(openid, clientSecret)
    const configuration = await openid.discovery(url, clientId, undefined, proof, { execute, timeout: patience })
    known = { at: now().getTime(), configuration }
    return configuration
  }

  return {
    async begin() {
      const openid = await library()
      const configuration = await configured(openid).catch((cause: unknown) => {
        throw new Problem('provider_unreachable', {}, { cause })
      })
      const begun = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      }
      const url = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: publicUrl + callbackPath,
        scope: 'openid email profile',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      })
      return { begun, url: url.href }
    },

    async finish(search, { state, nonce, verifier }) {
      const openid = await library()
      try {
        const configuration = await configured(openid)
        const tokens = await openid.authorizationCodeGrant(configuration, new URL(publicUrl + callbackPath + search), {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
        })
        const identity = tokens.claims()
        if (!identity) throw new Problem('provider_failed')
        if (!subject.safeParse(identity.sub).success) throw odd('no subject')
        const { userinfo_endpoint: more } = configuration.serverMetadata()
        const claims =
          identity.email === undefined && more
            ? { ...identity, ...(await openid.fetchUserInfo(configuration, tokens.access_token, identity.sub)) }
            : identity
        const email = claims.email ?? undefined
        const read = email === undefined || email === '' ? undefined : address.safeParse(email)
        if (read && !read.success) throw odd('an e-mail address that is none')
        return {
          subject: identity.sub,
          email: read?.data,
          verified: claims.email_verified === undefined ? trustEmail : String(claims.email_verified) === 'true',
          name: stringIn(claims.name),
        }
      } catch (error) {
        throw error instanceof Problem ? error : problemFrom(openid, error)
      }
    },
  }
}
