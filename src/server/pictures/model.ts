import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'

const { resolve } = createRequire(import.meta.url)

/** Where a module of ours or of a package lies. */
export const placeOf = (module: string) => resolve(module)

/** A model that looks at pictures, with its weights from a file in ONNX; it runs as WebAssembly. */
export const openModel = async (weights: string) => {
  const [binary, bytes] = await Promise.all([
    readFile(resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm')),
    readFile(weights),
  ])
  env.wasm.wasmBinary = new Uint8Array(binary)
  env.wasm.numThreads = 1
  env.logLevel = 'error'
  const session = await InferenceSession.create(new Uint8Array(bytes), { executionProviders: ['wasm'] })
  /** What it says of a picture: three colours of such a size, one after the other. */
  return async (values: Float32Array, width: number, height: number): Promise<Float32Array> => {
    const [given = '', told = ''] = [session.inputNames[0], session.outputNames[0]]
    const answer = await session.run({ [given]: new Tensor('float32', values, [1, 3, height, width]) })
    const { data } = answer[told] ?? {}
    if (!(data instanceof Float32Array)) throw new TypeError('The model has said nothing.')
    return data
  }
}
