/** A tensor of a file in ggml’s own format, in 16 or 32 bits; its shape begins with what lies side by side. */
export type Tensor = Readonly<{ name: string; shape: readonly number[]; values: Float32Array; half: boolean }>

const integers = (...values: readonly number[]) => Buffer.from(Int32Array.from(values).buffer)
const reals = ({ buffer, byteOffset, byteLength }: Float32Array) => Buffer.from(buffer, byteOffset, byteLength)

const halves = (values: Float32Array) => Buffer.from(new Float16Array(values).buffer)

const tensorAs = ({ name, shape, values, half }: Tensor) => {
  const called = Buffer.from(name)
  const head = integers(shape.length, called.length, half ? 1 : 0, ...shape)
  return Buffer.concat([head, called, half ? halves(values) : reals(values)])
}

/** The filters that make a spectrum of what is heard: so many bands of so many places each. */
export type Filters = Readonly<{ bands: number; places: number; values: Float32Array }>

/** A file of ggml’s own format, as whisper.cpp reads it: sizes, filters, words and tensors. */
export const ggmlFile = (
  sizes: readonly number[],
  filters: Filters,
  words: readonly string[],
  tensors: readonly Tensor[],
) => {
  const listed = words.map(word => Buffer.from(word)).flatMap(word => [integers(word.length), word])
  return Buffer.concat([
    integers(0x67676d6c, ...sizes, filters.bands, filters.places),
    reals(filters.values),
    integers(words.length),
    ...listed,
    ...tensors.map(tensorAs),
  ])
}
