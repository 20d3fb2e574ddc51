import { writeFile } from 'node:fs/promises'
import { ggmlFile, type Tensor } from './format.ts'

/**
 * A listener that always hears the same: it is loaded, works through the sound window by window and tells passages with
 * their times as any other. What follows what is wired into its decoder; its ears hold random numbers.
 */
export type TinyListener = Readonly<{
  /** What it hears, in pieces of words as models have them. */
  hears?: readonly string[]
  /** How long it takes that to be said, in seconds. */
  seconds?: number
  /** The language that it believes to hear. */
  language?: 'de' | 'en'
}>

const width = 32
const window = 1500
const bands = 80
const places = 201
/** The words of every Whisper of many languages are counted so, and its signs have these numbers. */
const tokens = 51_865
const signs = { end: 50_257, begin: 50_258, en: 50_259, de: 50_261, transcribe: 50_359, zero: 50_364 }
/** Two hundredths of a second lie between one sign of time and the next. */
const momentAt = (seconds: number) => signs.zero + Math.round(seconds * 50)

/** How long an answer may be, in tokens. */
const room = 64
const sizes = [tokens, window, width, 1, 1, room, width, 1, 1, bands, 1]

/** The same numbers each time, between -0.05 and 0.05. */
const random = () => {
  let seed = 42
  return () => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0
    return (seed / 2 ** 32 - 0.5) / 10
  }
}

const number = random()
const lengthOf = (shape: readonly number[]) => shape.reduce((product, size) => product * size, 1)
/** Whatever multiplies has half the bits. */
const filled = (name: string, shape: readonly number[], value: () => number): Tensor => ({
  ...{ name, shape },
  half: shape.length > 1 && name.endsWith('.weight'),
  values: Float32Array.from({ length: lengthOf(shape) }, value),
})
const chance = (name: string, ...shape: number[]) => filled(name, shape, number)
const nothing = (name: string, ...shape: number[]) => filled(name, shape, () => 0)
const norm = (name: string) => [filled(`${name}.weight`, [width], () => 1), nothing(`${name}.bias`, width)]

/** Attention, of which nothing comes where it must not disturb. */
const attention = (name: string, out: typeof chance) => [
  ...norm(`${name}_ln`),
  chance(`${name}.query.weight`, width, width),
  chance(`${name}.query.bias`, width),
  chance(`${name}.key.weight`, width, width),
  chance(`${name}.value.weight`, width, width),
  chance(`${name}.value.bias`, width),
  out(`${name}.out.weight`, width, width),
  nothing(`${name}.out.bias`, width),
]
const narrow = (name: string, inner: Tensor, outer: Tensor) => [
  ...norm(`${name}.mlp_ln`),
  inner,
  nothing(`${name}.mlp.0.bias`, width * 4),
  outer,
  nothing(`${name}.mlp.2.bias`, width),
]

const ears = 'encoder.blocks.0'
const encoder = [
  chance('encoder.positional_embedding', width, window),
  chance('encoder.conv1.weight', 3, bands, width),
  nothing('encoder.conv1.bias', 1, width),
  chance('encoder.conv2.weight', 3, width, width),
  nothing('encoder.conv2.bias', 1, width),
  ...attention(`${ears}.attn`, chance),
  ...narrow(ears, chance(`${ears}.mlp.0.weight`, width, width * 4), chance(`${ears}.mlp.2.weight`, width * 4, width)),
  ...norm('encoder.ln_post'),
]

/** Ones at these places of a matrix whose rows have so many. */
const wired = (
  name: string,
  [row, rows]: readonly [number, number],
  at: readonly (readonly [number, number])[],
  value: number,
) => {
  const tensor = nothing(name, row, rows)
  for (const [place, line] of at) tensor.values[line * row + place] = value
  return tensor
}

const mouth = 'decoder.blocks.0'
/** Each token of a chain has a direction of its own, and leads to that of the next. */
const decoder = (chain: readonly number[]) => {
  const steps = chain.map((_, at) => at)
  return [
    nothing('decoder.positional_embedding', width, room),
    wired(
      'decoder.token_embedding.weight',
      [width, tokens],
      steps.map(at => [at, chain[at] ?? 0] as const),
      4,
    ),
    ...attention(`${mouth}.attn`, nothing),
    ...attention(`${mouth}.cross_attn`, nothing),
    ...narrow(
      mouth,
      wired(
        `${mouth}.mlp.0.weight`,
        [width, width * 4],
        steps.map(at => [at, at] as const),
        1,
      ),
      wired(
        `${mouth}.mlp.2.weight`,
        [width * 4, width],
        steps.slice(1).map(at => [at - 1, at] as const),
        20,
      ),
    ),
    ...norm('decoder.ln'),
  ]
}

/** The bytes of such a listener: 3.6 MB, always the same. */
export const tinyListener = ({
  hears = ['Guten', ' Morgen', '.'],
  seconds = 2,
  language = 'de',
}: TinyListener = {}) => {
  const words = [' ', ...hears]
  const said = hears.map((_, at) => at + 1)
  const chain = [signs.begin, signs[language], signs.transcribe, signs.zero, ...said, momentAt(seconds), signs.end]
  const filters = { bands, places, values: Float32Array.from({ length: bands * places }, () => number() ** 2) }
  return ggmlFile(sizes, filters, words, [...encoder, ...decoder(chain)])
}

/** Writes such a listener to a file. */
export const writeTinyListener = (path: string, how?: TinyListener) => writeFile(path, tinyListener(how))
