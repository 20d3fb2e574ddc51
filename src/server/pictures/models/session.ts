import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import { Problem } from '#shared/problems.ts'

const { resolve } = createRequire(import.meta.url)

/** Loads a model of the format ONNX, from a file or as its bytes, to be run as WebAssembly by one thread. */
export const openSession = async (model: string | Uint8Array) => {
  const [binary, weights] = await Promise.all([
    readFile(resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm')),
    typeof model === 'string' ? readFile(model) : model,
  ])
  env.wasm.wasmBinary = new Uint8Array(binary)
  env.wasm.numThreads = 1
  env.logLevel = 'error'
  return InferenceSession.create(new Uint8Array(weights), { executionProviders: ['wasm'] })
}
export type Session = InferenceSession

/** The first answer of a model. Throws where it gives none. */
export const answerOf = async (session: Session, inputs: Readonly<Record<string, Tensor>>): Promise<Tensor> => {
  const answer = (await session.run(inputs))[session.outputNames[0] ?? '']
  if (!answer) throw new TypeError('The model has said nothing.')
  return answer
}

/** Works with a model that was downloaded. Throws `picture_model_failed` where it does not do what it is known for. */
export const withDownloaded = async <Made>(path: string, work: (session: Session) => Promise<Made>): Promise<Made> => {
  try {
    return await work(await openSession(path))
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('picture_model_failed', {}, { cause: error })
  }
}

/** What a model says of a picture, given three colours of such a size, one after the other. */
export const saysOf = async (session: Session, values: Float32Array, width: number, height: number) => {
  const input = new Tensor('float32', values, [1, 3, height, width])
  const { data } = await answerOf(session, { [session.inputNames[0] ?? '']: input })
  if (!(data instanceof Float32Array)) throw new TypeError('The model has said nothing.')
  return data
}
