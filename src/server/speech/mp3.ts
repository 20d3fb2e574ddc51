import { createMp3Encoder } from 'wasm-media-encoders'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** So many samples are encoded before others have their turn: some milliseconds. */
const atOnce = 8_192
const kilobits = 64
/** How many bytes of such a file are one second. */
export const bytesASecond = (kilobits * 1000) / 8
const usual = [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]

/** The nearest rate from above that MP3 knows. */
export const mp3Rate = (rate: number) => usual.find(known => known >= rate) ?? 48_000

/**
 * Writes an MP3 file piece by piece; speech needs no more than 64 kbit a second. What is there already of a file like
 * it stands before: MP3 is read frame by frame.
 */
export const openMp3 = async (sampleRate: number, before = Buffer.alloc(0)) => {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate, channels: 1, bitrate: kilobits })
  const written: Buffer[] = [before]
  const told = { parts: 1, bytes: before.length }
  return {
    async add(samples: Int16Array) {
      for (let at = 0; at < samples.length; at += atOnce) {
        const part = Float32Array.from(samples.subarray(at, at + atOnce), sample => sample / 32_768)
        written.push(Buffer.from(encoder.encode([part])))
        await nextTurn()
      }
    },
    /** What has been written since this was asked last, and the byte at which it begins. */
    sinceLast() {
      const bytes = Buffer.concat(written.slice(told.parts))
      const from = told.bytes
      told.parts = written.length
      told.bytes += bytes.length
      return { from, bytes }
    },
    end() {
      written.push(Buffer.from(encoder.finalize()))
      return Buffer.concat(written)
    },
  }
}
