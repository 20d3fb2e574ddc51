import type { Block } from './decode/block.ts'

/** What models that listen work with; samples a second. */
export const rate = 16_000

/** So many places between two samples are told apart. */
const phases = 320
/** So far around a sample it is looked, at the lower of both rates. */
const around = 16

/** The weights with which the samples around a place make the one at it: a windowed sinc, one row a phase. */
const weightsFor = (from: number) => {
  const cut = Math.min(1, rate / from) * 0.9
  const half = Math.ceil(around / cut)
  const rows = Array.from({ length: phases + 1 }, (_, phase) => {
    const row = Float64Array.from({ length: 2 * half }, (__, at) => {
      const x = at - half + 1 - phase / phases
      const angle = Math.PI * x * cut
      const window = 0.5 + 0.5 * Math.cos(Math.PI * Math.max(-1, Math.min(1, x / half)))
      return (angle ? Math.sin(angle) / angle : 1) * window
    })
    const sum = row.reduce((all, one) => all + one, 0)
    return row.map(one => one / sum)
  })
  return { half, rows }
}

/** All channels as one: no louder than the loudest place allows, and no weaker where only one of eight speaks. */
const mixed = ({ channels }: Block): Float32Array => {
  const [first] = channels
  if (!first || channels.length === 1) return first ?? new Float32Array()
  const share = 1 / Math.sqrt(channels.length)
  const sum = new Float32Array(first.length)
  for (const channel of channels) for (let at = 0; at < sum.length; at++) sum[at]! += (channel[at] ?? 0) * share
  return sum
}

/** Takes samples of one rate as they come and gives them as 16,000 a second. */
const converter = (from: number) => {
  const { half, rows } = weightsFor(from)
  let kept = new Float32Array(half)
  /** Where in what is kept the next sample lies. */
  let place = half
  return (more: Float32Array): Float32Array => {
    const all = new Float32Array(kept.length + more.length)
    all.set(kept)
    all.set(more, kept.length)
    const step = from / rate
    const count = Math.max(0, Math.floor((all.length - half - 1 - place) / step) + 1)
    const out = new Float32Array(count)
    for (let at = 0; at < count; at++) {
      const exact = place + at * step
      const base = Math.floor(exact)
      const row = rows[Math.round((exact - base) * phases)]!
      let sum = 0
      for (let k = 0, from = base - half + 1; k < row.length; k++) sum += row[k]! * (all[from + k] ?? 0)
      out[at] = sum
    }
    const next = place + count * step
    const drop = Math.max(0, Math.floor(next) - half)
    kept = all.slice(drop)
    place = next - drop
    return out
  }
}

const sane = (from: number) => from >= 4_000 && from <= 768_000

/** A recording as one channel with 16,000 samples a second. Throws where its own rate makes no sense. */
export async function* asMono(blocks: AsyncIterable<Block>): AsyncGenerator<Float32Array, void, undefined> {
  let known: { from: number; convert: (more: Float32Array) => Float32Array } | undefined
  for await (const block of blocks) {
    if (!sane(block.rate)) throw new Error(`A rate of ${block.rate} makes no sense.`)
    const samples = mixed(block)
    if (block.rate === rate) {
      yield samples
      continue
    }
    if (known?.from !== block.rate) known = { from: block.rate, convert: converter(block.rate) }
    const converted = known.convert(samples)
    if (converted.length) yield converted
  }
}
