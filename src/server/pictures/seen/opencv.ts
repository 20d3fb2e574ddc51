import { constants } from 'node:fs'
import { createRequire } from 'node:module'

type Numbers = Readonly<{ data32F: Float32Array; delete(): void }>
type Pixels = Readonly<{ data: Uint8Array; delete(): void }>
type Names = readonly string[] | Readonly<{ size(): number; get(at: number): string }>
type Net = Readonly<{
  setInput(blob: Numbers): void
  forward(name: string): Numbers
  getUnconnectedOutLayersNames(): Names
}>

/** As much of OpenCV as we use: https://docs.opencv.org/4.12.0/d6/d0f/group__dnn.html */
export type OpenCV = Readonly<{
  CV_8UC3: number
  Mat: new (rows: number, columns: number, type: number) => Pixels
  Size: new (width: number, height: number) => object
  Scalar: new (...values: number[]) => object
  FS_createDataFile(folder: string, name: string, bytes: Uint8Array, read: boolean, write: boolean): void
  readNetFromTFLite(path: string): Net
  blobFromImage(image: Pixels, scale: number, size: object, mean: object, swap: boolean, crop: boolean): Numbers
}>

type Loaded = Omit<OpenCV, 'Mat'> & { Mat?: OpenCV['Mat']; onRuntimeInitialized?: () => void }

/** Loads OpenCV as WebAssembly. It looks like a promise that never ends: what makes it one is taken away. */
export const openOpenCV = async (): Promise<{ cv: OpenCV }> => {
  // It asks Node for the numbers of file modes in a way that processes without permissions do not have.
  Object.defineProperty(process, 'binding', { value: () => ({ fs: constants }), configurable: true })
  const loaded = createRequire(import.meta.url)('@techstark/opencv-js') as Loaded
  await new Promise<void>(resolve => {
    if (loaded.Mat) resolve()
    else loaded.onRuntimeInitialized = resolve
  })
  Reflect.deleteProperty(loaded, 'then')
  return { cv: loaded as OpenCV }
}

/** What a net answers with, by the names of its last layers. */
export const outputsOf = (net: Net): readonly Float32Array[] => {
  const names = net.getUnconnectedOutLayersNames()
  const list = 'get' in names ? Array.from({ length: names.size() }, (_, at) => names.get(at)) : names
  return list.map(name => {
    const output = net.forward(name)
    const values = Float32Array.from(output.data32F)
    output.delete()
    return values
  })
}
