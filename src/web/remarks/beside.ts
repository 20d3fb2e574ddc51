import { workerFor } from '../beside.ts'
import type { Remark, Remarked } from './remarks.ts'

let worker: Worker | undefined

/** Rejects where no worker can be had, or it fails: then the next one is another. */
const inWorker = (about: Remarked) =>
  new Promise<readonly Remark[]>((resolve, reject) => {
    const asked = (worker ??= workerFor('remarks'))
    const { port1, port2 } = new MessageChannel()
    const heard = new AbortController()
    const settle = () => {
      heard.abort()
      port1.close()
    }
    port1.onmessage = ({ data }: MessageEvent<readonly Remark[]>) => {
      settle()
      resolve(data)
    }
    const fail = (error: Event) => {
      settle()
      if (worker === asked) worker = undefined
      reject(error)
    }
    asked.addEventListener('error', fail, { signal: heard.signal })
    asked.postMessage(about, [port2])
  })

const inPage = async (about: Remarked): Promise<readonly Remark[]> => {
  const { remarksOn } = await import('./remarks.ts')
  return remarksOn(about)
}

/**
 * What there is to remark on a result, worked out beside the page: of a long text that takes longer than a page may go
 * without answering. Where there are no workers, it is worked out in the page.
 */
export const remarksBeside = (about: Remarked) => inWorker(about).catch(() => inPage(about))
