import { Problem } from '#shared/problems.ts'
import { ask } from '../outside/ask.ts'
import { bodyOf, folded } from '../outside/body.ts'
import { Refusal } from '../outside/destination.ts'
import { systemResolve } from '../outside/resolver.ts'
import { version } from '../process/version.ts'

/** How long a collection may take; milliseconds. */
const usualPatience = 8_000

const headers = { 'user-agent': `Federwerk/${version}`, accept: 'application/json', 'accept-encoding': folded }

type Asked = Readonly<{ headers?: Readonly<Record<string, string>>; signal?: AbortSignal; patience?: number }>

/**
 * Asks a collection that the operator has named, so that it is trusted wherever it is, and reads its JSON. Throws
 * `image_search_failed`.
 */
export const askCollection = async (url: URL, { headers: more, signal, patience = usualPatience }: Asked) => {
  const late = AbortSignal.timeout(patience)
  const either = signal ? AbortSignal.any([signal, late]) : late
  try {
    const said = { headers: { ...headers, ...more } }
    const response = await ask({ url, may: () => true }, systemResolve, either, said)
    try {
      if (response.statusCode !== 200) throw new Refusal(`${url.host} answers ${response.statusCode}.`)
      return JSON.parse((await bodyOf(response, either)).toString('utf8')) as unknown
    } finally {
      response.destroy()
    }
  } catch (error) {
    signal?.throwIfAborted()
    throw new Problem('image_search_failed', {}, { cause: error })
  }
}
