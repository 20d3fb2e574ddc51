import { call, post } from '../api.ts'

type Sending = Readonly<{
  /** The same under the same key is the same run. */
  key: string
  signal?: AbortSignal
  /** An earlier run whose finished steps are used; `byOther` has another model than its asked. */
  again?: string | undefined
  byOther?: boolean | undefined
}>

/** Asks for a run and gives the event stream it answers with; `X-Run-Id` names the run. Throws the server's problem. */
export const sendRun = (where: string, body: object, { key, signal, again, byOther }: Sending): Promise<Response> => {
  const ways = new URLSearchParams({ ...(again && { again }), ...(byOther && { by: 'other' }) })
  const { headers, ...init } = { ...post(body), ...(signal && { signal }) }
  const all = { ...headers, Accept: 'text/event-stream', 'Idempotency-Key': key }
  return call(ways.size ? `${where}?${ways}` : where, { ...init, headers: all })
}
