import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { bearer } from '../painting/services/service.ts'
import { askService, understood } from './ask-service.ts'
import { replicateHome, trainingName } from './replicate.ts'
import type { Signing } from './signature.ts'

const secret = z.object({ key: z.string() })
const news = z.object({ id: trainingName })

const trainingIn = (body: Buffer) => {
  try {
    return news.parse(JSON.parse(body.toString('utf8'))).id
  } catch {
    return undefined
  }
}

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other)

/** Replicate signs with a secret of our account: https://replicate.com/docs/topics/webhooks/verify-webhook */
export const replicateSigning: Signing = {
  async keys(service, signal) {
    const at = `${replicateHome(service.home)}/webhooks/default/secret`
    const told = await askService(at, service, { headers: bearer(service.key) }, signal)
    return [understood(told, value => secret.parse(value), service.key).key]
  },
  read({ body, header }) {
    const [message = '', time = '', signed = ''] = ['id', 'timestamp', 'signature'].map(name =>
      header(`webhook-${name}`),
    )
    const request = trainingIn(body)
    if (!request || !message || !signed) return undefined
    // Several may stand there while the secret is being changed.
    const signatures = signed.split(' ').flatMap(one => {
      const [version, base64 = ''] = one.split(',')
      return version === 'v1' ? [Buffer.from(base64, 'base64')] : []
    })
    const fits = (key: string) => {
      const bytes = Buffer.from(key.replace(/^whsec_/, ''), 'base64')
      const own = createHmac('sha256', bytes).update(`${message}.${time}.`).update(body).digest()
      return signatures.some(one => isSame(one, own))
    }
    return { request, time, fits }
  },
}
