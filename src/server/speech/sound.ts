/** Sound as it is put together: one channel, 16 bits a sample. */
export type Sound = Readonly<{ samples: Int16Array; rate: number }>

/** What is no sound that we can use. */
export class NoSound extends Error {}

const sensible = { least: 8_000, most: 48_000 }

const mixed = (samples: Int16Array, channels: number) => {
  if (channels === 1) return samples
  return Int16Array.from({ length: Math.floor(samples.length / channels) }, (_, at) => {
    let sum = 0
    for (let channel = 0; channel < channels; channel++) sum += samples[at * channels + channel] ?? 0
    return Math.round(sum / channels)
  })
}

/** Samples as they lie in bytes, the lower one first; an odd byte at the end is none. */
export const samplesIn = (bytes: Buffer) => {
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2))
  return Int16Array.from({ length: whole.length / 2 }, (_, at) => whole.readInt16LE(at * 2))
}

/** Raw samples at a rate that is known. Throws `NoSound` where there are none. */
export const pcmIn = (bytes: Buffer, rate: number): Sound => {
  const samples = samplesIn(bytes)
  if (!samples.length) throw new NoSound('There is no sound in it.')
  return { samples, rate }
}

type Format = { channels: number; rate: number; bits: number; kind: number }

/** Reads a WAV file; programs that write as they speak leave its lengths open. Throws `NoSound` where it is none. */
export const wavIn = (bytes: Buffer): Sound => {
  if (bytes.length < 44 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE')
    throw new NoSound('It is no WAV file.')
  let format: Format | undefined
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const from = at + 8
    if (name === 'fmt ' && from + 16 <= bytes.length)
      format = {
        ...{ kind: bytes.readUInt16LE(from), channels: bytes.readUInt16LE(from + 2) },
        ...{ rate: bytes.readUInt32LE(from + 4), bits: bytes.readUInt16LE(from + 14) },
      }
    if (name === 'data') {
      const isOurs = format && format.bits === 16 && (format.kind === 1 || format.kind === 0xfffe)
      if (!format || !isOurs || format.rate < sensible.least || format.rate > sensible.most || !format.channels)
        throw new NoSound('It is a WAV file of another kind.')
      const found = pcmIn(bytes.subarray(from, Math.min(bytes.length, from + length)), format.rate)
      return { ...found, samples: mixed(found.samples, format.channels) }
    }
    at = from + length + (length % 2)
  }
  throw new NoSound('There is no sound in it.')
}

/** Silence of so many milliseconds. */
export const silence = (milliseconds: number, rate: number) => new Int16Array(Math.round((milliseconds * rate) / 1000))

/** The same sound at another rate. */
export const atRate = ({ samples, rate }: Sound, wanted: number): Int16Array => {
  if (rate === wanted) return samples
  const step = rate / wanted
  return Int16Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const place = at * step
    const [one, next] = [samples[Math.floor(place)] ?? 0, samples[Math.floor(place) + 1] ?? 0]
    return Math.round(one + (next - one) * (place % 1))
  })
}

/** Whether anything can be heard in it. */
export const isSilent = ({ samples }: Sound) => samples.every(sample => Math.abs(sample) < 64)
