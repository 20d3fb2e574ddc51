import type { FileHandle } from 'node:fs/promises'

/** What is known of a model from its file. */
export type ListenerFile = Readonly<{ knowsLanguages: boolean }>

const magic = 0x67676d6c
/** Larger than any size, count or name in such a file. */
const most = 1_000_000
/** From so many words on a Whisper knows more languages than English. */
const ofManyLanguages = 51_865

/** How many values of a tensor take how many bytes, by the number that its kind has in the format. */
const kinds: Readonly<Record<number, readonly [values: number, bytes: number]>> = {
  0: [1, 4],
  1: [1, 2],
  2: [32, 18],
  3: [32, 20],
  6: [32, 22],
  7: [32, 24],
  8: [32, 34],
  10: [256, 84],
  11: [256, 110],
  12: [256, 144],
  13: [256, 176],
  14: [256, 210],
}

/** Reads numbers one after the other, some thousand at a time; `undefined` where the file has ended. */
const numbersOf = (file: FileHandle, size: number) => {
  let at = 0
  let begins = 0
  let held = Buffer.alloc(0)
  return {
    async next() {
      if (at + 4 > size) return undefined
      if (at < begins || at + 4 > begins + held.length) {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, at)
        begins = at
        held = buffer.subarray(0, bytesRead)
        if (bytesRead < 4) return undefined
      }
      const value = held.readInt32LE(at - begins)
      at += 4
      return value
    },
    skip: (bytes: number) => void (at += bytes),
    place: () => at,
  }
}
type Numbers = ReturnType<typeof numbersOf>

/** So many numbers, each of which can be true; nothing where one cannot. */
const sane = async (numbers: Numbers, count: number, least = 1) => {
  const all: number[] = []
  for (let at = 0; at < count; at++) {
    const value = await numbers.next()
    if (value === undefined || value < least || value > most) return undefined
    all.push(value)
  }
  return all
}

const skipWords = async (numbers: Numbers) => {
  const [count = 0] = (await sane(numbers, 1)) ?? []
  for (let at = 0; at < count; at++) {
    const [length] = (await sane(numbers, 1, 0)) ?? []
    if (length === undefined) return false
    numbers.skip(length)
  }
  return count > 0
}

/** Goes past a tensor; false where it is none. */
const skipTensor = async (numbers: Numbers) => {
  const head = await sane(numbers, 3, 0)
  const [dimensions = 0, name = 0, kind = 0] = head ?? []
  const [values, bytes] = kinds[kind] ?? []
  if (!head || dimensions < 1 || dimensions > 4 || !values || !bytes) return false
  const shape = await sane(numbers, dimensions)
  if (!shape) return false
  numbers.skip(name + (shape.reduce((all, size) => all * size, 1) / values) * bytes)
  return true
}

/**
 * What a file in ggml’s own format says of the model in it; nothing where it is damaged or something else. The program
 * that reads it believes every count, and does not see where the last tensor is cut.
 */
export const listenerIn = async (file: FileHandle): Promise<ListenerFile | undefined> => {
  const { size } = await file.stat()
  const numbers = numbersOf(file, size)
  if ((await numbers.next()) !== magic) return undefined
  const sizes = await sane(numbers, 11, 0)
  const [bands, places] = (await sane(numbers, 2)) ?? []
  if (!sizes || !bands || !places) return undefined
  numbers.skip(bands * places * 4)
  if (!(await skipWords(numbers))) return undefined
  let tensors = 0
  for (; numbers.place() < size; tensors++) if (!(await skipTensor(numbers))) return undefined
  return tensors > 0 && numbers.place() === size ? { knowsLanguages: (sizes[0] ?? 0) >= ofManyLanguages } : undefined
}
