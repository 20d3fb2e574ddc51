import { workerFor } from './worker-for.ts'

/**
 * Asks a script that works beside the page, which is begun with the first question and kept. Rejects where there are
 * none, or it fails: then the next one is another.
 */
export const askingBeside = <Asked, Answer>(name: Parameters<typeof workerFor>[0]) => {
  let worker: Worker | undefined
  return (about: Asked) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = (worker ??= workerFor(name))
      const { port1, port2 } = new MessageChannel()
      const heard = new AbortController()
      const settle = () => {
        heard.abort()
        port1.close()
      }
      port1.onmessage = ({ data }: MessageEvent<Answer>) => {
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
}
