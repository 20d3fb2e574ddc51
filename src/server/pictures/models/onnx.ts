/** A part of a file of the format ONNX, which is written as Protocol Buffers. */
type Part = Buffer

const varint = (value: number): Part => {
  const bytes: number[] = []
  let rest = BigInt(value)
  do {
    const low = Number(rest & 127n)
    rest >>= 7n
    bytes.push(rest ? low | 128 : low)
  } while (rest)
  return Buffer.from(bytes)
}

const bytesAt = (field: number, bytes: Uint8Array): Part =>
  Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes])
const wholeAt = (field: number, value: number): Part => Buffer.concat([varint(field << 3), varint(value)])
const textAt = (field: number, text: string) => bytesAt(field, Buffer.from(text))
const partsAt = (field: number, ...parts: readonly Part[]) => bytesAt(field, Buffer.concat(parts))

/** Types of values, as ONNX numbers them. */
export const types = { float: 1, uint8: 2, int64: 7 } as const
export type ValueType = keyof typeof types

/** An input or output: its name, its type, and its size, of which a name leaves open how large it is. */
export type Port = Readonly<{ name: string; type?: ValueType; size: readonly (number | string)[] }>

const port = (field: number, { name, type = 'float', size }: Port) => {
  const sizes = size.map(one => partsAt(1, typeof one === 'number' ? wholeAt(1, one) : textAt(2, one)))
  return partsAt(field, textAt(1, name), partsAt(2, partsAt(1, wholeAt(1, types[type]), partsAt(2, ...sizes))))
}

/** What a node is told beside its inputs. */
export const attributes = {
  whole: (name: string, value: number) => partsAt(5, textAt(1, name), wholeAt(3, value), wholeAt(20, 2)),
  wholes: (name: string, values: readonly number[]) =>
    partsAt(5, textAt(1, name), ...values.map(value => wholeAt(8, value)), wholeAt(20, 7)),
  text: (name: string, value: string) => partsAt(5, textAt(1, name), textAt(4, value), wholeAt(20, 3)),
}

/** One step of a graph. */
export const node = (operator: string, inputs: readonly string[], output: string, ...about: readonly Part[]): Part =>
  partsAt(1, ...inputs.map(name => textAt(1, name)), textAt(2, output), textAt(4, operator), ...about)

/** Numbers that a graph holds. */
export const held = (name: string, size: readonly number[], values: Iterable<number>, type: ValueType = 'float') => {
  const numbers = [...values]
  const raw = {
    float: () => new Float32Array(numbers).buffer,
    uint8: () => new Uint8Array(numbers).buffer,
    int64: () => new BigInt64Array(numbers.map(BigInt)).buffer,
  }
  const sizes = size.map(one => wholeAt(1, one))
  return partsAt(5, ...sizes, wholeAt(2, types[type]), textAt(8, name), bytesAt(9, new Uint8Array(raw[type]())))
}

type Graph = Readonly<{
  nodes: readonly Part[]
  holds?: readonly Part[]
  inputs: readonly Port[]
  outputs: readonly Port[]
}>

/** A model of the format ONNX, with the operators of version 17. */
export const onnx = ({ nodes, holds = [], inputs, outputs }: Graph): Buffer =>
  Buffer.concat([
    wholeAt(1, 8),
    partsAt(8, textAt(1, ''), wholeAt(2, 17)),
    partsAt(
      7,
      ...nodes,
      textAt(2, 'graph'),
      ...holds,
      ...inputs.map(one => port(11, one)),
      ...outputs.map(one => port(12, one)),
    ),
  ])
