import http from 'node:http'

/** Where a text is asked for, and how. */
export type Door = {
  port: number
  path: string
  headers: Readonly<Record<string, string>>
  body(question: string): string
}

/** Somebody who reads a stream. */
export type Reader = {
  /** How many tokens have come so far. */
  tokens(): number
  /** Settles with the milliseconds from the question to the first token. */
  first: Promise<number>
  /** Settles when the stream is over. */
  over: Promise<void>
  leave(): void
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 5000 })
const at = '@'.charCodeAt(0)

/** Every token holds one `@`, whatever it is wrapped in. */
const countIn = (bytes: Buffer) => {
  let count = 0
  for (let place = bytes.indexOf(at); place >= 0; place = bytes.indexOf(at, place + 1)) count++
  return count
}

/** Asks for a text and reads it as it comes. */
export const read = ({ port, path, headers, body }: Door, question: string): Reader => {
  const first = Promise.withResolvers<number>()
  const over = Promise.withResolvers<void>()
  let signs = 0
  let last = ''
  const began = performance.now()
  const request = http.request({ agent, port, path, method: 'POST', headers }, response => {
    if (response.statusCode !== 200) {
      response.setEncoding('utf8').on('data', (part: string) => (last += part))
      response.on('end', () => first.reject(new Error(`${path}: ${response.statusCode} ${last}`)))
      return
    }
    response.on('data', (bytes: Buffer) => {
      signs += countIn(bytes)
      if (signs) first.resolve(performance.now() - began)
    })
    response.on('close', () => {
      over.resolve()
      first.reject(new Error(`${path}: the stream ended without a token`))
    })
  })
  first.promise.catch(() => {})
  request.on('error', error => {
    first.reject(error)
    over.resolve()
  })
  request.end(body(question))
  return {
    tokens: () => signs,
    first: first.promise,
    over: over.promise,
    leave: () => request.destroy(),
  }
}
