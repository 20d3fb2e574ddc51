import { attributes, held, node, onnx } from '#server/pictures/models/onnx.ts'

const picture = (name: string, size: number | string = 'side') => ({ name, size: [1, 3, size, size] })

/** Looks for a subject as IS-Net does, and takes what is green for one. */
const cutOut = () =>
  onnx({
    // Green less half of red and half of blue; ten times of that is sure.
    holds: [held('weights', [1, 3, 1, 1], [-10, 20, -10]), held('bias', [1], [-3])],
    nodes: [node('Conv', ['input_image', 'weights', 'bias'], 'sum'), node('Sigmoid', ['sum'], 'output_image')],
    inputs: [picture('input_image', 1024)],
    outputs: [{ name: 'output_image', size: [1, 1, 1024, 1024] }],
  })

/** Fills as MI-GAN is asked to: what is not known becomes blue, everything else black, as nobody should see. */
const miGan = () =>
  onnx({
    holds: [
      held('colour', [1, 3, 1, 1], [0, 0, 255], 'uint8'),
      held('black', [1], [0], 'uint8'),
      held('known', [1], [255], 'uint8'),
      held('size', [4], [1, 3, 1, 1], 'int64'),
    ],
    nodes: [
      node('Expand', ['mask', 'size'], 'wide'),
      node('Equal', ['wide', 'known'], 'outside'),
      node('Where', ['outside', 'black', 'colour'], 'filled'),
      // The picture has to be there, in the form that is asked for.
      node('Mul', ['image', 'black'], 'nothing'),
      node('Add', ['filled', 'nothing'], 'result'),
    ],
    inputs: [
      { name: 'image', type: 'uint8', size: [1, 3, 'height', 'width'] },
      { name: 'mask', type: 'uint8', size: [1, 1, 'height', 'width'] },
    ],
    outputs: [{ name: 'result', type: 'uint8', size: [1, 3, 'height', 'width'] }],
  })

/** Fills as LaMa is asked to: the hole becomes the brightest red that there is, the rest stays. */
const lama = () =>
  onnx({
    holds: [held('red', [1, 3, 1, 1], [255, 0, 0]), held('one', [1], [1]), held('most', [1], [255])],
    nodes: [
      node('Sub', ['one', 'mask'], 'known'),
      node('Mul', ['image', 'most'], 'bright'),
      node('Mul', ['bright', 'known'], 'kept'),
      node('Mul', ['red', 'mask'], 'filled'),
      node('Add', ['kept', 'filled'], 'output'),
    ],
    inputs: [picture('image', 512), { name: 'mask', size: [1, 1, 512, 512] }],
    outputs: [picture('output', 512)],
  })

/** Enlarges four times as Real-ESRGAN does, without any smoothing, and makes every colour its opposite. */
const upscale = () =>
  onnx({
    holds: [held('scales', [4], [1, 1, 4, 4]), held('one', [1], [1])],
    nodes: [
      node('Resize', ['input', '', 'scales'], 'large', attributes.text('mode', 'nearest')),
      node('Sub', ['one', 'large'], 'output'),
    ],
    inputs: [picture('input')],
    outputs: [picture('output', 'large')],
  })

/** Models that are asked and answer as those do that can be downloaded, by their files; what they make is plain. */
export const tinyPictureModels = {
  'isnet-general-use.onnx': cutOut,
  'migan_pipeline_v2.onnx': miGan,
  'lama_fp32.onnx': lama,
  'realesr-general-x4v3.onnx': upscale,
} as const
