import { type FileHandle, open, readFile } from 'node:fs/promises'
import { rate } from './mono.ts'

const headLength = 44

/** The head of a WAV file of one channel with 16 bits a sample, for so many of them. */
const headOf = (samples: number) => {
  const head = Buffer.alloc(headLength)
  const bytes = samples * 2
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return head
}

const asIntegers = (samples: Float32Array) => {
  const bytes = Buffer.allocUnsafe(samples.length * 2)
  for (let at = 0; at < samples.length; at++)
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, samples[at] || 0)) * 32767), at * 2)
  return bytes
}

/** Writes a WAV file as its samples come. */
export const wavAt = async (path: string) => {
  const file: FileHandle = await open(path, 'wx', 0o600)
  let samples = 0
  await file.write(headOf(0))
  return {
    async write(more: Float32Array) {
      await file.write(asIntegers(more))
      samples += more.length
    },
    /** How many samples it holds by now. */
    length: () => samples,
    async close() {
      await file.write(headOf(samples), 0, headLength, 0)
      await file.close()
    },
  }
}

/** The samples of a WAV file that `wavAt` has written, with 16 bits each. */
export const samplesAt = async (path: string) => {
  const bytes = await readFile(path)
  const from = bytes.byteOffset + headLength
  return new Int16Array(bytes.buffer.slice(from, from + ((bytes.length - headLength) & ~1)))
}
