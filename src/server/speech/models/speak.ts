import { setImmediate as nextTurn } from 'node:timers/promises'
import { Tensor } from 'onnxruntime-web'
import { isSilent, silence } from '../sound.ts'
import { readAs } from './letters.ts'
import type { Network } from './network.ts'
import type { VoiceTask } from './talk.ts'

/** How often noise is made a little more like speech, and how fast is spoken: both as its makers have it. */
const [steps, pace] = [8, 1.05]
/** No part of a sentence takes longer; seconds. */
const longest = 120
/** Where a long sentence is parted; milliseconds. */
const breath = 120

const floats = (values: Float32Array, ...size: number[]) => new Tensor('float32', values, size)
const ones = (length: number) => floats(new Float32Array(length).fill(1), 1, 1, length)
const one = (value: number) => floats(Float32Array.of(value), 1)

/** Values around zero, as many small and as few large ones as in noise (Box and Muller). */
const noise = (length: number) =>
  Float32Array.from({ length }, () => {
    const distance = Math.sqrt(-2 * Math.log(1 - Math.random()))
    return distance * Math.cos(2 * Math.PI * Math.random())
  })

const asSamples = (values: Float32Array) =>
  Int16Array.from(values, value => Math.round(Math.max(-1, Math.min(1, value)) * 32_767))

const joined = (parts: readonly Int16Array[]) => {
  const whole = new Int16Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

type Style = Awaited<ReturnType<Network['voice']>>

/** Between two steps whoever wants it stopped is heard. */
const goesOn = async (signal: AbortSignal) => {
  await nextTurn()
  signal.throwIfAborted()
}

const spokenPart = async (network: Network, numbers: readonly number[], style: Style, signal: AbortSignal) => {
  const { rate, column, channels, says } = network
  const { style_ttl, style_dp } = style
  const text = {
    text_ids: new Tensor('int64', BigInt64Array.from(numbers, BigInt), [1, numbers.length]),
    text_mask: ones(numbers.length),
  }
  const seconds = Number((await says('duration_predictor', { ...text, style_dp })).data[0]) / pace
  if (!(seconds > 0 && seconds < longest)) throw new RangeError(`It would take ${seconds} seconds.`)
  const text_emb = await says('text_encoder', { ...text, style_ttl })
  const length = Math.floor(seconds * rate)
  const columns = Math.max(1, Math.ceil(length / column))
  let drawn: Tensor = floats(noise(channels * columns), 1, channels, columns)
  for (let step = 0; step < steps; step++) {
    await goesOn(signal)
    drawn = await says('vector_estimator', {
      ...{ noisy_latent: drawn, text_emb, style_ttl, text_mask: text.text_mask, latent_mask: ones(columns) },
      ...{ current_step: one(step), total_step: one(steps) },
    })
  }
  await goesOn(signal)
  const { data } = await says('vocoder', { latent: drawn })
  return asSamples((data as Float32Array).subarray(0, length))
}

/** One sentence as samples; a moment of silence where nothing of it can be said. */
export const spokenBy = async (network: Network, { text, language, voice }: VoiceTask, signal: AbortSignal) => {
  const style = await network.voice(voice)
  const { rate } = network
  const read = readAs(text, language, network.numbers)
  if (!read.length) return { samples: silence(breath, rate), rate }
  const parts: Int16Array[] = []
  for (const numbers of read) {
    if (parts.length) parts.push(silence(breath, rate))
    parts.push(await spokenPart(network, numbers, style, signal))
  }
  const samples = joined(parts)
  if (isSilent({ samples, rate })) throw new TypeError('Nothing can be heard.')
  return { samples, rate }
}
