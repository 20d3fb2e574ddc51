import http from 'node:http'
import https from 'node:https'

type Options = { body?: object; key?: string; timeout: number; most?: number }

/**
 * What a service answers to one small question, as JSON. Rejects where it does not answer 200 within `timeout`
 * milliseconds, with more than `most` characters, or with something else than JSON. Redirects are not followed.
 */
export const readJson = (url: URL, { body, key, timeout, most = 4_000_000 }: Options): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const asked = request(url, {
      method: body ? 'POST' : 'GET',
      agent: false,
      headers: { ...(body && { 'Content-Type': 'application/json' }), ...(key && { Authorization: `Bearer ${key}` }) },
    })
    const timer = setTimeout(() => asked.destroy(new TimedOut(`${url.origin} did not answer in time`)), timeout)
    asked.on('close', () => clearTimeout(timer))
    asked.on('error', reject)
    asked.on('response', response => {
      let text = ''
      response.setEncoding('utf8').on('error', reject)
      response.on('data', (chunk: string) => {
        text += chunk
        if (text.length > most) asked.destroy(new RangeError(`${url.origin} answered too much`))
      })
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${url.origin} answered ${response.statusCode}`))
        try {
          resolve(JSON.parse(text))
        } catch (error) {
          reject(error)
        }
      })
    })
    asked.end(body && JSON.stringify(body))
  })

/** Something listens, but does not answer in time. */
export class TimedOut extends Error {}
