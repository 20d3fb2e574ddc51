import { attributes, held, node, onnx } from '#server/pictures/models/onnx.ts'

/** As those of the real one: how many values a column has, and how many samples it becomes. */
const [channels, column] = [144, 3072]
/** The signs that it knows: those of ASCII, and what German has besides, its accents by themselves. */
const known = [...Array.from({ length: 95 }, (_, at) => 32 + at), 0xdf, 0x308]

const text = { name: 'text_ids', type: 'int64', size: [1, 'signs'] } as const
const textMask = { name: 'text_mask', size: [1, 1, 'signs'] } as const
const styled = { name: 'style_ttl', size: [1, 50, 256] } as const
const latent = (name: string) => ({ name, size: [1, channels, 'columns'] }) as const

/** What is looked up must be in the table: a number that the model does not know would fail. */
const table = held(
  'table',
  [known.length],
  known.map(() => 0),
)
const nothing = (of: string, named: string) => [
  node('ReduceSum', [of], `${named}-sum`, attributes.whole('keepdims', 0)),
  node('Mul', [`${named}-sum`, 'zero'], named),
]

/** So many seconds for each sign, and a little more that differs from voice to voice. */
const each = 0.05
const durationPredictor = () =>
  onnx({
    holds: [table, held('each', [1], [each]), held('zero', [1], [0])],
    nodes: [
      node('Gather', ['table', 'text_ids'], 'looked'),
      ...nothing('looked', 'none'),
      node('ReduceSum', ['text_mask'], 'count', attributes.whole('keepdims', 0)),
      node('Mul', ['count', 'each'], 'plain'),
      node('ReduceSum', ['style_dp'], 'own', attributes.whole('keepdims', 0)),
      node('Add', ['plain', 'own'], 'both'),
      node('Add', ['both', 'none'], 'duration'),
    ],
    inputs: [text, { name: 'style_dp', size: [1, 8, 16] }, textMask],
    outputs: [{ name: 'duration', size: [1] }],
  })

const textEncoder = () =>
  onnx({
    holds: [
      table,
      held(
        'wide',
        [1, 256, 1],
        Array.from({ length: 256 }, () => 0),
      ),
      held('zero', [1], [0]),
    ],
    nodes: [
      node('Gather', ['table', 'text_ids'], 'looked'),
      ...nothing('looked', 'none'),
      ...nothing('style_ttl', 'style'),
      node('Add', ['text_mask', 'wide'], 'spread'),
      node('Add', ['spread', 'none'], 'plain'),
      node('Add', ['plain', 'style'], 'text_emb'),
    ],
    inputs: [text, styled, textMask],
    outputs: [{ name: 'text_emb', size: [1, 256, 'signs'] }],
  })

/** Each step leaves less of the noise; only after the last, and in their order, none is left. */
const vectorEstimator = () =>
  onnx({
    holds: [held('one', [1], [1]), held('zero', [1], [0])],
    nodes: [
      node('Add', ['current_step', 'one'], 'next'),
      node('Div', ['next', 'total_step'], 'done'),
      node('Sub', ['one', 'done'], 'left'),
      node('Mul', ['noisy_latent', 'left'], 'noise'),
      node('Mul', ['latent_mask', 'done'], 'speech'),
      node('Add', ['noise', 'speech'], 'plain'),
      ...nothing('text_emb', 'text'),
      ...nothing('style_ttl', 'style'),
      ...nothing('text_mask', 'mask'),
      node('Add', ['plain', 'text'], 'with-text'),
      node('Add', ['with-text', 'style'], 'with-style'),
      node('Add', ['with-style', 'mask'], 'denoised_latent'),
    ],
    inputs: [
      latent('noisy_latent'),
      { name: 'text_emb', size: [1, 256, 'signs'] },
      styled,
      { name: 'latent_mask', size: [1, 1, 'columns'] },
      textMask,
      { name: 'current_step', size: [1] },
      { name: 'total_step', size: [1] },
    ],
    outputs: [latent('denoised_latent')],
  })

/** A tone of half the loudness where no noise is left. */
const vocoder = () =>
  onnx({
    holds: [
      held(
        'tone',
        [1, 1, column],
        Array.from({ length: column }, (_, at) => Math.sin((at * Math.PI) / 16) / 2),
      ),
      held('last', [1], [2], 'int64'),
      held('flat', [2], [1, -1], 'int64'),
    ],
    nodes: [
      node('ReduceMean', ['latent'], 'mean', attributes.wholes('axes', [1]), attributes.whole('keepdims', 0)),
      node('Unsqueeze', ['mean', 'last'], 'columns'),
      node('Mul', ['columns', 'tone'], 'apart'),
      node('Reshape', ['apart', 'flat'], 'wav_tts'),
    ],
    inputs: [latent('latent')],
    outputs: [{ name: 'wav_tts', size: [1, 'samples'] }],
  })

const zeros = (...size: readonly number[]): unknown => {
  const [length = 0, ...rest] = size
  return Array.from({ length }, () => (rest.length ? zeros(...rest) : 0))
}
const voices = ['F1', 'F2', 'F3', 'F4', 'F5', 'M1', 'M2', 'M3', 'M4', 'M5']
/** How much longer a voice takes for a sentence, in seconds. */
const own = (name: string) => voices.indexOf(name) / 100
const style = (name: string) => {
  const values = zeros(1, 8, 16) as number[][][]
  values[0]![0]![0] = own(name)
  return {
    style_ttl: { data: zeros(1, 50, 256), dims: [1, 50, 256], type: 'float32' },
    style_dp: { data: values, dims: [1, 8, 16], type: 'float32' },
  }
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value))
const numbers = () => Array.from({ length: 65_536 }, (_, code) => known.indexOf(code))

/** A model that is asked and answers as Supertonic 3 is and does, by its files; what it says is a tone. */
export const tinyVoiceModel = (): Readonly<Record<string, Buffer>> => ({
  'tts.json': json({
    ae: { sample_rate: 44_100, base_chunk_size: 512 },
    ttl: { chunk_compress_factor: 6, latent_dim: 24 },
  }),
  'unicode_indexer.json': json(numbers()),
  ...Object.fromEntries(voices.map(name => [`${name}.json`, json(style(name))])),
  'duration_predictor.onnx': durationPredictor(),
  'text_encoder.onnx': textEncoder(),
  'vector_estimator.onnx': vectorEstimator(),
  'vocoder.onnx': vocoder(),
})

/** How long it takes for so many signs in a voice, its marks of language among them; seconds. */
export const tinySeconds = (signs: number, voice: string) => signs * each + own(voice)
