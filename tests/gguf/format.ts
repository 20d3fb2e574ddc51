/** One entry of what a file of the format GGUF says of its model. */
export type Entry = Buffer
/** A tensor to be filled at random; what has one dimension is filled with ones. */
export type Tensor = Readonly<{ name: string; shape: readonly number[] }>

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const i32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value)
  return bytes
}
const f32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return bytes
}
const u64 = (value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}
const string = (text: string) => Buffer.concat([u64(Buffer.byteLength(text)), Buffer.from(text)])

const entry = (name: string, type: number, value: Buffer): Entry => Buffer.concat([string(name), u32(type), value])
const list = (name: string, type: number, values: readonly Buffer[]) =>
  entry(name, 9, Buffer.concat([u32(type), u64(values.length), ...values]))

/** Entries, by what they hold. */
export const named = {
  text: (name: string, value: string) => entry(name, 8, string(value)),
  count: (name: string, value: number) => entry(name, 4, u32(value)),
  real: (name: string, value: number) => entry(name, 6, f32(value)),
  flag: (name: string, value: boolean) => entry(name, 7, Buffer.from([Number(value)])),
  texts: (name: string, values: readonly string[]) => list(name, 8, values.map(string)),
  reals: (name: string, values: readonly number[]) => list(name, 6, values.map(f32)),
  integers: (name: string, values: readonly number[]) => list(name, 5, values.map(i32)),
}

/** The same numbers each time, between -0.5 and 0.5. */
const random = () => {
  let seed = 42
  return () => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0
    return seed / 2 ** 32 - 0.5
  }
}

const alignment = 32
const padded = (bytes: Buffer) =>
  Buffer.concat([bytes, Buffer.alloc((alignment - (bytes.length % alignment)) % alignment)])

/** A file of the format GGUF, version 3, with these entries and tensors. */
export const tensorsAt = (about: readonly Entry[], tensors: readonly Tensor[]) => {
  const number = random()
  let offset = 0
  const filled = tensors.map(({ name, shape }) => {
    const length = shape.reduce((product, size) => product * size, 1)
    const scale = 2 / Math.sqrt(shape[0] ?? 1)
    const values = Float32Array.from({ length }, () => (shape.length === 1 ? 1 : number() * scale))
    const data = padded(Buffer.from(values.buffer))
    const info = Buffer.concat([string(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset)])
    offset += data.length
    return { data, info }
  })
  const head = [Buffer.from('GGUF'), u32(3), u64(filled.length), u64(about.length), ...about]
  return Buffer.concat([
    padded(Buffer.concat([...head, ...filled.map(({ info }) => info)])),
    ...filled.map(({ data }) => data),
  ])
}
