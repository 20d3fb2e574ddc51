import { Problem } from '#shared/problems.ts'
import { hasSignedInAgain, problemOf } from '../api.ts'

type Watched = {
  readonly signal: AbortSignal
  /** How much of the file is on its way, from 0 to 1. At 1 the server has it and reads it. */
  onProgress(part: number): void
}

const answered = (path: string, file: File, { signal, onProgress }: Watched) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('file', file)
    request.open('POST', path)
    request.setRequestHeader('Accept-Language', document.documentElement.lang)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? Math.min(1, loaded / total) : 0)
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = () => reject(new Problem('unavailable'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })

/**
 * Sends a file to our server and tells how far it is, which `fetch` cannot. Fails as `call` does, and like it goes on
 * where the person had to sign in again.
 */
export const sendFile = async <Shape>(path: string, file: File, watched: Watched): Promise<Shape> => {
  watched.signal.throwIfAborted()
  const response = await answered(path, file, watched)
  if (response.ok) return response.json() as Promise<Shape>
  const problem = await problemOf(response)
  if (await hasSignedInAgain(problem, watched.signal)) return sendFile(path, file, watched)
  throw problem
}
