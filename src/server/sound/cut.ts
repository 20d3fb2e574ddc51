import { join } from 'node:path'
import { loudFramesIn, powerIn } from './loud.ts'
import { rate } from './mono.ts'
import { wavAt } from './wav.ts'

/** A part of a recording as a WAV file of its own. */
export type SoundPiece = Readonly<{
  path: string
  /** Where it begins, in seconds of the whole. */
  start: number
  seconds: number
  /** Whether anything can be heard in it. */
  isLoud: boolean
}>

/** So many frames must be louder: a short word. */
const shortest = 8
/** So far back from where a piece must end it may end at a silence; seconds, and at most this part of it. */
const lookBack = { seconds: 30, part: 0.3 }
/** So many samples are written at once. */
const atOnce = 20 * rate
/** How long a silence is at which to cut: 200 milliseconds. */
const silence = 3200

/** The middle of the quietest place; of several, the last. */
const quietestIn = (samples: Float32Array) => {
  let best = { at: samples.length, power: Infinity }
  for (let at = 0; at + silence <= samples.length; at += silence / 4) {
    const power = powerIn(samples, at, at + silence)
    if (power <= best.power) best = { at: at + silence / 2, power }
  }
  return best.at
}

const joined = (parts: readonly Float32Array[], length: number) => {
  const all = new Float32Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/**
 * Cuts a recording into WAV files of at most so many seconds, at the quietest place near their end. Only what lies near
 * a cut is held in memory.
 */
export async function* cutInto(
  mono: AsyncIterable<Float32Array>,
  { folder, seconds }: { folder: string; seconds: number },
): AsyncGenerator<SoundPiece, void, undefined> {
  const most = Math.round(seconds * rate)
  const held = Math.round(Math.min(lookBack.seconds, seconds * lookBack.part) * rate)
  let [number, start, loud] = [0, 0, 0]
  let pending: Float32Array[] = []
  let waiting = 0
  let file: Awaited<ReturnType<typeof wavAt>> | undefined
  const pathOf = () => join(folder, `${number}.wav`)
  const put = async (samples: Float32Array) => {
    file ??= await wavAt(pathOf())
    loud += loudFramesIn(samples)
    await file.write(samples)
  }
  const finished = async (): Promise<SoundPiece> => {
    const length = file?.length() ?? 0
    await file?.close()
    const piece = { path: pathOf(), start: start / rate, seconds: length / rate, isLoud: loud >= shortest }
    file = undefined
    start += length
    number++
    loud = 0
    return piece
  }
  const keep = (samples: Float32Array) => {
    pending = [samples]
    waiting = samples.length
  }
  for await (const samples of mono) {
    pending.push(samples)
    waiting += samples.length
    const room = most - (file?.length() ?? 0)
    if (waiting < Math.min(room, held + atOnce)) continue
    let all: Float32Array = joined(pending, waiting)
    while ((file?.length() ?? 0) + all.length >= most) {
      const left = most - (file?.length() ?? 0)
      const from = Math.max(0, left - held)
      const at = from + quietestIn(all.subarray(from, left))
      await put(all.subarray(0, at))
      all = all.slice(at)
      yield await finished()
    }
    if (all.length > held) {
      await put(all.subarray(0, all.length - held))
      all = all.slice(all.length - held)
    }
    keep(all)
  }
  if (waiting) await put(joined(pending, waiting))
  if (file) yield await finished()
}
