import { AwsClient } from 'aws4fetch'
import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Bucket } from './bucket.ts'
import { type ByteStore, safeName } from './store.ts'

/** How long one try may take until it answers, milliseconds, and how long we wait before each further one. */
const patience = 60_000
const furtherTries = [300, 1500]

const noBytes = createHash('sha256').digest('hex')
const sha256 = async (blob: Blob) => {
  const hash = createHash('sha256')
  for await (const chunk of blob.stream()) hash.update(chunk)
  return hash.digest('hex')
}

/** Bytes in a bucket of S3, or of whatever speaks its language. */
export const s3Store = ({ address, region, key, secret }: Bucket): ByteStore => {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3' })

  const at = (id: string) => `${address}/${safeName(id)}`

  const once = async (place: string, init: RequestInit) => {
    const answer = new AbortController()
    const timer = setTimeout(() => answer.abort(new Error('The store of files does not answer.')), patience)
    try {
      const given = { 'x-amz-content-sha256': noBytes, ...init.headers }
      const { url, headers } = await client.sign(place, { method: init.method, headers: given })
      return await fetch(url, { ...init, headers, redirect: 'error', signal: answer.signal })
    } finally {
      clearTimeout(timer)
    }
  }

  /** Asks again where another try may help. */
  const ask = async (place: string, init: RequestInit, waits: readonly number[] = furtherTries): Promise<Response> => {
    const answer = await once(place, init).catch((error: Error) => error)
    const failed = answer instanceof Error
    if (!failed && (answer.ok || (answer.status === 404 && init.method === 'DELETE'))) return answer
    const [wait, ...later] = waits
    if (wait !== undefined && (failed || answer.status >= 500)) {
      await pause(wait)
      return ask(place, init, later)
    }
    if (failed) throw answer
    throw new Error(`The store of files answers ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
  }

  return {
    async put(id, path) {
      const body = await openAsBlob(path)
      await ask(at(id), { method: 'PUT', body, headers: { 'x-amz-content-sha256': await sha256(body) } })
    },
    async get(id, part) {
      const { body } = await ask(at(id), { headers: part ? { range: `bytes=${part.from}-${part.to}` } : {} })
      return body ?? new Blob().stream()
    },
    async remove(id) {
      await (await ask(at(id), { method: 'DELETE' })).body?.cancel()
    },
  }
}
