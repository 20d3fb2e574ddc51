import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'

const [key, secret, region, bucket] = ['federwerk', 'geheim/+=', 'eu-central-1', 'dateien']
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

/** What Amazon's version 4 says a signature must be, computed from what has really arrived. */
const expected = ({ method = '', url = '', headers }: IncomingMessage, body: Buffer, scope: string, signed: string) => {
  const [path = '', query = ''] = url.split('?')
  const lines = signed.split(';').map(name => `${name}:${String(headers[name] ?? '').trim()}\n`)
  const canonical = [method, path, query, lines.join(''), signed, sha256(body)].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const signing = scope.split('/').reduce<Buffer | string>((key, part) => hmac(key, part), `AWS4${secret}`)
  return hmac(signing, text).toString('hex')
}

const isSigned = (request: IncomingMessage, body: Buffer) => {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/
  const [, who, scope = '', signed = '', signature] = pattern.exec(request.headers.authorization ?? '') ?? []
  const inPlace = scope.split('/').slice(1).join('/') === `${region}/s3/aws4_request`
  const ours = signed.split(';').includes('host') && signed.split(';').includes('x-amz-content-sha256')
  return who === key && inPlace && ours && signature === expected(request, body, scope, signed)
}

/** A server of S3 with one bucket, which refuses what is not signed as it should be. */
export const startS3 = async () => {
  const directory = mkdtempSync(join(tmpdir(), 'federwerk-s3-'))
  const inner = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory, allowMismatchedSignatures: true },
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port: innerPort } = (await inner.run()) as AddressInfo
  let trouble: { status: number; times: number } | undefined

  const server = http.createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined)
    if (!body) return
    if (trouble && trouble.times-- > 0) return response.writeHead(trouble.status).end('<Error>SlowDown</Error>')
    if (!isSigned(request, body)) return response.writeHead(403).end('<Error>SignatureDoesNotMatch</Error>')
    const { authorization: _, ...headers } = request.headers
    const passed = http.request({ port: innerPort, path: request.url, method: request.method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    passed.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const at = (who: string) => `s3://${who}@127.0.0.1:${port}/${bucket}?region=${region}&tls=off`

  return {
    /** As `FILES_URL` takes it. */
    url: at(`${key}:${encodeURIComponent(secret)}`),
    /** The same with a secret that is not right. */
    wrong: at(`${key}:falsch`),
    /** How many objects there are. */
    count: () =>
      readdirSync(directory, { recursive: true }).filter(name => String(name).endsWith('._S3rver_object')).length,
    /** Answers like this to so many requests. */
    fails: (status: number, times: number) => void (trouble = { status, times }),
    async close() {
      server.closeAllConnections()
      server.close()
      await inner.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

export type S3 = Awaited<ReturnType<typeof startS3>>
