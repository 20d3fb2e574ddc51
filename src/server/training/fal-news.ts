import { createHash, createPublicKey, verify } from 'node:crypto'
import * as z from 'zod/mini'
import { askService, understood } from './ask-service.ts'
import { falHomes } from './fal.ts'
import type { Signing } from './signature.ts'

const keys = z.object({ keys: z.array(z.looseObject({ x: z.string() })) })

const isSigned = (x: string, message: Buffer, signature: Buffer) => {
  try {
    const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } })
    return verify(undefined, message, key, signature)
  } catch {
    return false
  }
}

/** fal signs with Ed25519, its keys are public: https://docs.fal.ai/model-endpoints/webhooks */
export const falSigning: Signing = {
  async keys(service, signal) {
    const told = await askService(`${falHomes(service.home).files}/.well-known/jwks.json`, service, {}, signal)
    return understood(told, value => keys.parse(value), '').keys.map(({ x }) => x)
  },
  read({ body, header }) {
    const [request, user, time, signature] = ['request-id', 'user-id', 'timestamp', 'signature'].map(
      name => header(`x-fal-webhook-${name}`) ?? '',
    )
    if (!request || !time || !signature) return undefined
    const digest = createHash('sha256').update(body).digest('hex')
    const message = Buffer.from([request, user, time, digest].join('\n'))
    return { request, time, fits: x => isSigned(x, message, Buffer.from(signature, 'hex')) }
  },
}
