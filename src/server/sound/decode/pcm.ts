import type { PCM_AUDIO_CODECS } from 'mediabunny'
import type { Block } from './block.ts'

export type PcmCodec = (typeof PCM_AUDIO_CODECS)[number]

/** How one sample is read: how many bytes it takes, and what it says. */
type Sample = readonly [bytes: number, at: (view: DataView, offset: number) => number]

const mulaw = (byte: number) => {
  const bits = ~byte & 0xff
  const size = ((((bits & 0x0f) << 3) + 0x84) << ((bits & 0x70) >> 4)) - 0x84
  return (bits & 0x80 ? -size : size) / 32768
}

const alaw = (byte: number) => {
  const bits = byte ^ 0x55
  const power = (bits & 0x70) >> 4
  const size = power ? (((bits & 0x0f) << 4) + 0x108) << (power - 1) : ((bits & 0x0f) << 4) + 8
  return (bits & 0x80 ? size : -size) / 32768
}

const in24 = (low: number, middle: number, high: number) => ((high << 24) | (middle << 16) | (low << 8)) / 2 ** 31

const samples: Readonly<Record<PcmCodec, Sample>> = {
  'pcm-u8': [1, (view, at) => (view.getUint8(at) - 128) / 128],
  'pcm-s8': [1, (view, at) => view.getInt8(at) / 128],
  ulaw: [1, (view, at) => mulaw(view.getUint8(at))],
  alaw: [1, (view, at) => alaw(view.getUint8(at))],
  'pcm-s16': [2, (view, at) => view.getInt16(at, true) / 2 ** 15],
  'pcm-s16be': [2, (view, at) => view.getInt16(at) / 2 ** 15],
  'pcm-s24': [3, (view, at) => in24(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2))],
  'pcm-s24be': [3, (view, at) => in24(view.getUint8(at + 2), view.getUint8(at + 1), view.getUint8(at))],
  'pcm-s32': [4, (view, at) => view.getInt32(at, true) / 2 ** 31],
  'pcm-s32be': [4, (view, at) => view.getInt32(at) / 2 ** 31],
  'pcm-f32': [4, (view, at) => view.getFloat32(at, true)],
  'pcm-f32be': [4, (view, at) => view.getFloat32(at)],
  'pcm-f64': [8, (view, at) => view.getFloat64(at, true)],
  'pcm-f64be': [8, (view, at) => view.getFloat64(at)],
}

/** Samples that are not compressed, as they lie in the file: one of each channel after the other. */
export const samplesIn = (codec: PcmCodec, bytes: Uint8Array, count: number, rate: number): Block => {
  const [width, read] = samples[codec]
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const length = Math.floor(bytes.byteLength / width / count)
  const channels = Array.from({ length: count }, () => new Float32Array(length))
  for (const [place, channel] of channels.entries())
    for (let at = 0; at < length; at++) channel[at] = read(view, (at * count + place) * width)
  return { channels, rate }
}
