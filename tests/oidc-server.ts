import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const client = { id: 'federwerk', secret: 'a secret between two' }

/** Who signs in there. */
export type Identity = { sub: string; email?: string; email_verified?: boolean; name?: string }

/** What it does wrong. */
export type Twist = 'wrong nonce' | 'wrong key' | 'wrong audience' | 'old' | 'cancelled' | 'away' | 'no e-mail in token'

const part = (of: object) => Buffer.from(JSON.stringify(of)).toString('base64url')
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/**
 * A provider of OpenID Connect: discovery, the code flow with PKCE, tokens signed with RS256, keys, what is known of a
 * person. Whoever comes is signed in at once as the person the test says.
 */
export const startOidc = async () => {
  const [own, foreign] = [pair(), pair()]
  const jwk = { ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, { nonce: string; challenge: string; back: string; who: Identity }>()
  const tokens = new Map<string, Identity>()
  let who: Identity = { sub: 'nobody' }
  let twist: Twist | undefined
  let url = ''

  const identityToken = (person: Identity, nonce: string) => {
    const now = Math.floor(Date.now() / 1000) - (twist === 'old' ? 7200 : 0)
    const { sub, ...more } = person
    const claims = {
      ...(twist === 'no e-mail in token' ? { sub } : { sub, ...more }),
      ...{ iss: url, aud: twist === 'wrong audience' ? 'somebody else' : client.id, iat: now, exp: now + 300 },
      nonce: twist === 'wrong nonce' ? 'another' : nonce,
    }
    const signed = `${part({ alg: 'RS256', kid: 'one' })}.${part(claims)}`
    const { privateKey } = twist === 'wrong key' ? foreign : own
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`
  }

  const authorize = (asked: URLSearchParams) => {
    const back = asked.get('redirect_uri') ?? ''
    const to = new URL(back)
    to.searchParams.set('state', asked.get('state') ?? '')
    if (twist === 'cancelled') to.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      codes.set(code, { nonce: asked.get('nonce') ?? '', challenge: asked.get('code_challenge') ?? '', back, who })
      to.searchParams.set('code', code)
    }
    return to.href
  }

  /** The tokens for a code, once, for whoever knows our secret and began this. */
  const exchange = (authorization: string, form: URLSearchParams) => {
    const code = form.get('code') ?? ''
    const found = codes.get(code)
    codes.delete(code)
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const known = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString()
    const isClient = known === `${client.id}:${encodeURIComponent(client.secret).replaceAll('%20', '+')}`
    if (!found || !isClient || proof !== found.challenge || form.get('redirect_uri') !== found.back) return undefined
    const token = randomUUID()
    tokens.set(token, found.who)
    return { access_token: token, token_type: 'Bearer', id_token: identityToken(found.who, found.nonce) }
  }

  const discovery = () => ({
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    userinfo_endpoint: `${url}/userinfo`,
    jwks_uri: `${url}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
  })

  const server = http.createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const json = (body: object | undefined, status = 400) =>
      response
        .writeHead(body ? 200 : status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body ?? { error: 'invalid_grant' }))
    if (twist === 'away' && pathname !== '/authorize') return json(undefined, 503)
    if (pathname === '/.well-known/openid-configuration') return json(discovery())
    if (pathname === '/keys') return json({ keys: [jwk] })
    if (pathname === '/authorize') return response.writeHead(302, { location: authorize(searchParams) }).end()
    const { authorization = '' } = request.headers
    if (pathname === '/token') return json(exchange(authorization, new URLSearchParams(await text(request))))
    return json(tokens.get(authorization.replace('Bearer ', '')), 401)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    /** What the operator would set. */
    environment: { OIDC_ISSUER: url, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret, OIDC_NAME: 'Acme' },
    /** Who signs in from now on, and what then goes wrong. */
    as(person: Identity, wrong?: Twist) {
      who = person
      twist = wrong
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
