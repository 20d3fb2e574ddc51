import { createHash, createPublicKey, verify } from 'node:crypto'
import * as z from 'zod/mini'
import { asProblem, Problem } from '#shared/problems.ts'
import { askService, type Service, understood } from './ask-service.ts'
import { falHomes } from './fal.ts'

/** How far the clock of a message may be from ours, and how long keys are known; seconds. */
const [oldest, knownFor] = [300, 86_400]
/** Keys that fit nothing are fetched anew, but not more often than this; seconds. */
const atMost = 60

const keys = z.object({ keys: z.array(z.looseObject({ x: z.string() })) })

export type SignedNews = Readonly<{ body: Buffer; header(name: string): string | undefined }>

/** Reads who has signed a message as fal does: https://docs.fal.ai/model-endpoints/webhooks */
export const falSignatures = (now: () => Date) => {
  let known: { at: number; keys: readonly string[] } | undefined

  const fetched = async (service: Service, signal: AbortSignal) => {
    const told = await askService(`${falHomes(service.home).files}/.well-known/jwks.json`, service, {}, signal)
    const found = understood(told, value => keys.parse(value), '').keys.map(({ x }) => x)
    known = { at: now().getTime() / 1000, keys: found }
    return found
  }
  const fits = (x: string, message: Buffer, signature: Buffer) => {
    try {
      const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } })
      return verify(undefined, message, key, signature)
    } catch {
      return false
    }
  }

  /** Which training a message is about. Throws `webhook_refused` where it is not signed, or long ago. */
  return async ({ body, header }: SignedNews, service: Service, signal: AbortSignal): Promise<string> => {
    const seconds = now().getTime() / 1000
    const [request, user, time, signature] = ['request-id', 'user-id', 'timestamp', 'signature'].map(
      name => header(`x-fal-webhook-${name}`) ?? '',
    )
    const isNow = /^\d{1,12}$/.test(time ?? '') && Math.abs(seconds - Number(time)) <= oldest
    if (!request || !signature || !isNow) throw new Problem('webhook_refused')
    const digest = createHash('sha256').update(body).digest('hex')
    const message = Buffer.from([request, user, time, digest].join('\n'))
    const isBy = (all: readonly string[]) => all.some(x => fits(x, message, Buffer.from(signature, 'hex')))
    try {
      const isOld = !known || seconds - known.at > knownFor
      const before = isOld ? await fetched(service, signal) : (known?.keys ?? [])
      if (isBy(before)) return request
      if (!isOld && seconds - (known?.at ?? 0) > atMost && isBy(await fetched(service, signal))) return request
    } catch (cause) {
      throw asProblem(cause)
    }
    throw new Problem('webhook_refused')
  }
}
