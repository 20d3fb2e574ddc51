import { attributes, held, node, onnx } from './onnx.ts'

type Layer = Readonly<{
  class_name: string
  name: string
  inbound_nodes: readonly (readonly (readonly [from: string, ...unknown[]])[])[]
  config: Readonly<{ activation?: string; size?: readonly number[] }>
}>
type Weight = Readonly<{ name: string; shape: readonly number[] }>

/** A network as TensorFlow.js describes it, layer by layer. */
export type Layers = Readonly<{
  modelTopology: { model_config: { config: { layers: readonly Layer[] } } }
  weightsManifest: readonly Readonly<{ paths: readonly string[]; weights: readonly Weight[] }>[]
}>

const floats = 4

/** Each of the weights that lie in a file one behind the other. */
const weightsIn = (weights: readonly Weight[], bytes: Uint8Array) => {
  let at = bytes.byteOffset
  const end = at + bytes.byteLength
  return new Map(
    weights.map(({ name, shape }) => {
      const [from, length] = [at, shape.reduce((all, one) => all * one, 1) * floats]
      at += length
      if (at > end) throw new TypeError('There are fewer weights than the network has.')
      return [name, { shape, values: new Float32Array(bytes.buffer.slice(from, at)) }] as const
    }),
  )
}

/** From height, width, in, out to out, in, height, width. */
const turned = (values: Float32Array, [high = 0, wide = 0, from = 0, to = 0]: readonly number[]) => {
  const made = new Float32Array(values.length)
  for (let place = 0; place < high * wide; place++)
    for (let one = 0; one < from; one++)
      for (let other = 0; other < to; other++)
        made[(other * from + one) * high * wide + place] = values[(place * from + one) * to + other] ?? 0
  return made
}

/**
 * The same network in the format ONNX, for pictures of any size in planes of three colours. Throws where it has a layer
 * that is not known here.
 */
export const asOnnx = ({ modelTopology, weightsManifest: [manifest] }: Layers, bytes: Uint8Array): Buffer => {
  const { layers } = modelTopology.model_config.config
  const weights = weightsIn(manifest?.weights ?? [], bytes)
  const weightOf = (name: string) => {
    const found = weights.get(name)
    if (!found) throw new TypeError(`There is no weight called ${name}.`)
    return found
  }
  const holds: Buffer[] = []
  const hold = (name: string, size: readonly number[], values: Iterable<number>) => {
    holds.push(held(name, size, values))
    return name
  }
  const nodeOf = ({ class_name: kind, name, inbound_nodes: [inputs = []], config }: Layer) => {
    const from = inputs.map(([input]) => input)
    switch (kind) {
      case 'Conv2D': {
        const { shape, values } = weightOf(`${name}/kernel`)
        const [high = 1, wide = 1, into = 1, out = 1] = shape
        if (config.activation !== 'linear') throw new TypeError(`${name} has an activation.`)
        const kernel = hold(`${name}:kernel`, [out, into, high, wide], turned(values, shape))
        const bias = hold(`${name}:bias`, [out], weightOf(`${name}/bias`).values)
        const [above, left] = [(high - 1) / 2, (wide - 1) / 2]
        const around = attributes.wholes('pads', [above, left, above, left])
        return node('Conv', [...from, kernel, bias], name, attributes.wholes('kernel_shape', [high, wide]), around)
      }
      case 'Activation':
        if (config.activation !== 'relu') throw new TypeError(`${name} has another activation.`)
        return node('Relu', from, name)
      case 'Concatenate':
        return node('Concat', from, name, attributes.whole('axis', 1))
      case 'Add':
        return node('Add', from, name)
      case 'UpSampling2D': {
        const scales = hold(`${name}:scales`, [4], [1, 1, ...(config.size ?? [])])
        const how = { mode: 'nearest', coordinate_transformation_mode: 'asymmetric', nearest_mode: 'floor' }
        const told = Object.entries(how).map(pair => attributes.text(...pair))
        return node('Resize', [...from, '', scales], name, ...told)
      }
      default:
        throw new TypeError(`${name} is a ${kind}, which is not known here.`)
    }
  }
  const [input, ...rest] = layers
  const last = rest.at(-1)
  if (input?.class_name !== 'InputLayer' || !last) throw new TypeError('This is no network.')
  return onnx({
    nodes: rest.map(nodeOf),
    holds,
    inputs: [{ name: input.name, size: [1, 3, 'height', 'width'] }],
    outputs: [{ name: last.name, size: [1, 3, 'high', 'wide'] }],
  })
}
