type Headers = Readonly<Record<string, string>>

const json = { 'content-type': 'application/json' }

/** Somebody who asks the server, with a cookie or without. */
export const asker = (url: string, cookie?: string) => {
  const send = (path: string, { headers, ...init }: RequestInit & { headers?: Headers } = {}) =>
    fetch(url + path, { ...init, headers: { ...json, ...(cookie && { cookie }), ...headers } })
  const body = (of: object) => JSON.stringify(of)
  return {
    /** The session, as a browser would send it. */
    cookie,
    send,
    get: (path: string, headers?: Headers, signal?: AbortSignal) => send(path, { headers, signal }),
    post: (path: string, of: object = {}, headers?: Headers) => send(path, { method: 'POST', body: body(of), headers }),
    put: (path: string, of: object) => send(path, { method: 'PUT', body: body(of) }),
    patch: (path: string, of: object) => send(path, { method: 'PATCH', body: body(of) }),
    /** Sends a file as the form of a page does. */
    upload(file: File, path = '/api/upload', headers?: Headers) {
      const body = new FormData()
      body.append('file', file)
      return fetch(url + path, { method: 'POST', body, headers: { ...(cookie && { cookie }), ...headers } })
    },
    /** Asks an engine's call. */
    ask: (call: string, of: object, headers?: Headers) =>
      send(`/api/engins/${call}`, { method: 'POST', body: body(of), headers }),
  }
}

export type Asker = ReturnType<typeof asker>

/** What a browser would keep of an answer, and send again. */
export const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0] ?? '')
    .filter(cookie => !cookie.endsWith('='))
    .join('; ')
